import type { OperationDescription } from "@social-api/core";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { ConnectionDropped, type Fault } from "../faults/faults.ts";
import { playFault } from "../faults/play-fault.ts";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import type { User } from "../store/collections.ts";
import type { Tables } from "../store/tables.ts";
import { type Answer, toResponse } from "./answer.ts";
import { type Bundle, type OperationSchema, type ParameterSchema, readOperationSchema } from "./operation-schema.ts";
import { hasBody, readBody } from "./read-body.ts";
import { readQuery } from "./read-query.ts";
import { Refusal, type Violation } from "./refusal.ts";
import { type Validator, validatorOf } from "./validator.ts";
import { violationsHeader } from "./violations-header.ts";

/** A request as its handler gets it: valid by the schemas and by every rule of one request. */
export interface Call<Args = Readonly<Record<string, unknown>>> {
  readonly operationId: string;
  /** Path and query parameters and the members of the body, side by side. */
  readonly args: Args;
  readonly user: User;
  /** The time of the request. */
  readonly now: number;
  readonly service: Service;
  readonly request: Request;
  /** The fault that befalls the request and leaves its answer to the handler, such as `stalled`. */
  readonly fault: Fault | undefined;
}

/** A request that was refused, or whose handling failed, as far as it was understood. */
export interface Refused {
  readonly operationId: string | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly refusal: Refusal;
}

/** What one API brings to its face. */
export interface Api<Id extends string> {
  readonly bundle: Bundle;
  readonly operations: Readonly<Record<Id, OperationDescription>>;
  /** Parameters that an operation has though they are not declared, because they are not shown. */
  readonly furtherParameters?: Partial<Record<Id, ReadonlyMap<string, ParameterSchema>>>;
  /**
   * Finds the user that a request acts for.
   *
   * @throws Refusal 401 when nobody is who it claims to be
   */
  authenticate(tables: Tables, authorization: string | null): User;
  /** Rules of one request. */
  check(operationId: Id, args: Readonly<Record<string, unknown>>, context: CheckedRequest): readonly Violation[];
  /** Carries out what is valid. */
  handle(operationId: Id, call: Call): Answer | Promise<Answer>;
  /** Words a failure as this API does. */
  failure(refused: Refused): Answer;
  /** Whether pages of other origins may ask, and faults befall requests. Both unless told. */
  readonly public?: boolean;
  /** Operations whose bodies may be larger than others: the limit in bytes. */
  readonly bodyLimits?: Partial<Record<Id, number>>;
}

/** What the rules of one request look at beside its arguments. */
export interface CheckedRequest {
  readonly face: FaceName;
  readonly authorization: string | null;
  readonly now: number;
  readonly service: Service;
}

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

interface Serving<Id extends string> {
  readonly face: FaceName;
  readonly api: Api<Id>;
  readonly service: Service;
  readonly validator: Validator;
  readonly schema: OperationSchema;
}

async function respond<Id extends string>(
  { face, api, service, validator, schema }: Serving<Id>,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Response> {
  const started = performance.now();
  const now = service.clock.now();
  const operationId = schema.operationId as Id;
  const drawn = api.public === false ? undefined : service.faults.draw(operationId);
  let args: Readonly<Record<string, unknown>> = path;
  let user: User | undefined;
  let ignored: readonly string[] = [];
  let answer: Answer;
  let violations: readonly Violation[] = [];
  try {
    const faulty = drawn && (await playFault(drawn.fault, request.signal));
    if (faulty !== undefined) {
      answer = faulty;
    } else {
      const query = readQuery(searchOf(request.url), schema.query);
      ignored = query.ignored;
      args = { ...path, ...query.values };
      // What the path names is what is meant, whatever a body says beside it.
      args = { ...args, ...(await readBodyArguments(schema, request, api.bodyLimits?.[operationId])), ...path };
      const authorization = request.headers.get("authorization");
      const broken = api.check(operationId, args, { face, authorization, now, service }).slice(0, VIOLATIONS_LIMIT);
      const wrong = merge(broken, [...query.violations, ...validator.check(schema, args)]);
      if (wrong.length > 0) throw new Refusal(statusOf(wrong), wrong);
      user = api.authenticate(service.tables, authorization);
      answer = await api.handle(operationId, { operationId, args, user, now, service, request, fault: drawn?.fault });
    }
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      log(0, []);
      throw error;
    }
    const refusal = error instanceof Refusal ? error : fault(error);
    violations = refusal.violations;
    answer = withViolations(api.failure({ operationId, args, refusal }), refusal);
  }
  log(answer.status ?? 200, violations);
  // HEAD is answered as GET without the body: a stream that nobody reads would stay open.
  if (request.method === "HEAD" && answer.body instanceof ReadableStream) await answer.body.cancel();
  return toResponse(request.method === "HEAD" ? { ...answer, body: "" } : answer);

  function log(status: number, told: readonly Violation[]): void {
    const { pathname } = new URL(request.url);
    service.log.add({
      at: new Date(now).toISOString(),
      face,
      method: request.method,
      target: `${pathname}${searchOf(request.url) && `?${searchOf(request.url)}`}`,
      operation_id: operationId,
      user_id: user?.id ?? null,
      status,
      milliseconds: performance.now() - started,
      violations: told,
      ignored,
      fault_id: drawn?.fault.fault_id ?? null,
    });
  }
}

/** The arguments that travel in the body. A body where none belongs is an argument, too, so that it can be refused. */
async function readBodyArguments(
  { body, description }: OperationSchema,
  request: Request,
  limit?: number,
): Promise<object> {
  if (body === undefined) {
    return (await hasBody(request)) ? { body: "a body" } : {};
  }
  const value = await readBody(request, limit);
  if (description.body !== "fields") return value === undefined ? {} : { body: value };
  if (value === undefined) return {};
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Refusal(400, [{ parameter: "body", message: "The body must be a JSON object" }]);
}

/** The most broken rules that one request is told: a batch of a megabyte can break a million. */
const VIOLATIONS_LIMIT = 1_000;

/** A rule tells more than a schema: what it says of a parameter, or of a member of one, is not said twice. */
function merge(rules: readonly Violation[], schemas: readonly Violation[]): Violation[] {
  const told = rules.flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter]));
  const isTold = (parameter: string) => told.some((each) => each === parameter || each.startsWith(`${parameter}.`));
  return [...rules, ...schemas.filter(({ parameter }) => parameter === undefined || !isTold(parameter))];
}

/** An operation that does not exist on this host is not found there; without a token, nothing else matters. */
function statusOf(violations: readonly Violation[]): number {
  const rules = new Set(violations.map(({ rule }) => rule));
  return rules.has("sandbox.host-only") ? 404 : rules.has("auth.bearer") ? 401 : 400;
}

function withViolations(answer: Answer, { status, violations, headers }: Refusal): Answer {
  return { ...answer, status, headers: { ...answer.headers, ...headers, ...violationsHeader(violations) } };
}

/** A fault of the sandbox itself. Its cause is for the people who run it, not for the answer. */
function fault(error: unknown): Refusal {
  console.error("sandbox: a request could not be answered:", error);
  return new Refusal(500, [{ message: "The sandbox has a fault: its log tells more" }]);
}

function searchOf(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return "";
  const end = url.indexOf("#", start);
  return url.slice(start + 1, end < 0 ? undefined : end);
}

function respondToNobody<Id extends string>(
  face: FaceName,
  api: Api<Id>,
  service: Service,
  request: Request,
  path: string,
): Response {
  const methods = Object.values<OperationDescription>(api.operations)
    .filter((description) => matches(description.path, path))
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
  return toResponse(withViolations(api.failure({ operationId: undefined, args: {}, refusal }), refusal));
}

function matches(template: string, path: string): boolean {
  const [expected, actual] = [template.split("/"), path.split("/")];
  return expected.length === actual.length && expected.every((step, at) => step.startsWith("{") || step === actual[at]);
}
