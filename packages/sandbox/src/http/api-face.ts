import type { OperationDescription } from "@social-api/core";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import { toResponse } from "./answer.ts";
import type { Api } from "./api.ts";
import { matchesPath } from "./matches-path.ts";
import { readOperationSchema } from "./operation-schema.ts";
import { Refusal } from "./refusal.ts";
import { refusalAnswer } from "./refusal-answer.ts";
import { respond } from "./respond.ts";
import { validatorOf } from "./validator.ts";

/** Serves one API under one host: every operation of its table, and a failure in its own words for everything else. */
export function createApiFace<Id extends string>(face: FaceName, api: Api<Id>, service: Service): Hono {
  const app = new Hono();
  const validator = validatorOf(api.bundle);
  if (api.public !== false) {
    app.use(
      cors({ origin: "*", exposeHeaders: ["Deprecation", "Link", "Retry-After", "Sandbox-Violations"], maxAge: 600 }),
    );
  }
  for (const operationId of Object.keys(api.operations) as Id[]) {
    const description = api.operations[operationId];
    const schema = readOperationSchema(api.bundle, operationId, description);
    const query = new Map([...schema.query, ...(api.furtherParameters?.[operationId] ?? [])]);
    app.on(description.method, description.path.replaceAll(/\{(\w+)\}/g, ":$1"), (context) =>
      respond({ face, api, service, validator, schema: { ...schema, query } }, context.req.raw, context.req.param()),
    );
  }
  // The server, or the caller of `fetch`, ends the connection.
  app.onError((error) => {
    throw error;
  });
  app.notFound((context) => respondToNobody(face, api, service, context.req.raw, context.req.path));
  return app;
}

function respondToNobody<Id extends string>(
  face: FaceName,
  api: Api<Id>,
  service: Service,
  request: Request,
  path: string,
): Response {
  const methods = Object.values<OperationDescription>(api.operations)
    .filter((description) => matchesPath(description.path, path))
    .map(({ method }) => method);
  const refusal =
    methods.length > 0
      ? new Refusal(405, [{ message: `${request.method} is no method of this path` }], {
          headers: { Allow: methods.join(", ") },
        })
      : new Refusal(404, [{ message: "No operation has this path" }]);
  service.log.add({
    at: new Date(service.clock.now()).toISOString(),
    face,
    method: request.method,
    target: path,
    operation_id: null,
    user_id: null,
    status: refusal.status,
    milliseconds: 0,
    violations: refusal.violations,
    ignored: [],
    fault_id: null,
  });
  return toResponse(refusalAnswer(api.failure({ operationId: undefined, args: {}, refusal }), refusal));
}
