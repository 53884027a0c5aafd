import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import type { Answer } from "./answer.ts";
import type { Api } from "./api.ts";
import { type ApiRequest, targetOf } from "./api-request.ts";
import { CORS_HEADERS, preflightAnswer } from "./cors.ts";
import type { Face } from "./face.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { type OperationSchema, readOperationSchema } from "./operation-schema.ts";
import { Refusal } from "./refusal.ts";
import { refusalAnswer } from "./refusal-answer.ts";
import { respond } from "./respond.ts";
import { Routes } from "./routes.ts";

/** Serves one API under one host: every operation of its table, and a failure in its own words for everything else. */
export function createApiFace<Id extends string>(face: FaceName, api: Api<Id>, service: Service): Face {
  const routes = new Routes<Id>(api.operations, api.isHere);
  const schemas = new Map<Id, OperationSchema>();
  const schemaOf = (operationId: Id): OperationSchema => {
    const known = schemas.get(operationId);
    if (known !== undefined) return known;
    const further = api.furtherParameters?.()[operationId] ?? [];
    const schema = readOperationSchema(api.bundle(), operationId, api.operations[operationId], further);
    schemas.set(operationId, schema);
    return schema;
  };
  const kept = new KeptAnswers();
  const answer = (request: ApiRequest): Answer | Promise<Answer> => {
    const { path } = targetOf(request);
    const found = routes.find(request.method, path);
    return "allowed" in found
      ? answerNobody(face, api, service, request, found.allowed)
      : respond({ face, api, service, schema: schemaOf(found.operationId), kept }, request, found.params);
  };
  if (api.public === false) return async (request) => answer(request);
  return async (request) => {
    if (request.method === "OPTIONS") return preflightAnswer(request);
    const given = await answer(request);
    return { ...given, headers: { ...CORS_HEADERS, ...given.headers } };
  };
}

function answerNobody<Id extends string>(
  face: FaceName,
  api: Api<Id>,
  service: Service,
  request: ApiRequest,
  allowed: readonly string[],
): Answer {
  const refusal =
    allowed.length > 0
      ? new Refusal(405, [{ message: `${request.method} is no method of this path` }], {
          headers: { Allow: allowed.join(", ") },
        })
      : new Refusal(404, [{ message: "No operation has this path" }]);
  service.log.add({
    at: new Date(service.clock.now()).toISOString(),
    face,
    method: request.method,
    target: targetOf(request).path,
    operation_id: null,
    user_id: null,
    status: refusal.status,
    milliseconds: 0,
    violations: refusal.violations,
    ignored: [],
    fault_id: null,
  });
  return refusalAnswer(api.failure({ operationId: undefined, args: {}, refusal }), refusal);
}
