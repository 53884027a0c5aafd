import { isRecord } from "@social-api/core";
import { ConnectionDropped } from "../faults/faults.ts";
import { playFault } from "../faults/play-fault.ts";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import type { User } from "../store/entities.ts";
import { type Answer, isStream } from "./answer.ts";
import type { Api } from "./api.ts";
import { type ApiRequest, targetOf } from "./api-request.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import type { OperationSchema } from "./operation-schema.ts";
import { hasBody, readBody } from "./read-body.ts";
import { readQuery } from "./read-query.ts";
import { Refusal, type Violation } from "./refusal.ts";
import { refusalAnswer } from "./refusal-answer.ts";
import { validatorOf } from "./validator.ts";

/** One operation of an API, and what serves it. */
export interface Serving<Id extends string> {
  readonly face: FaceName;
  readonly api: Api<Id>;
  readonly service: Service;
  readonly schema: OperationSchema;
  readonly kept: KeptAnswers;
}

/**
 * Answers one request: fault, arguments, rules and schemas, user, handler, in this order; whatever refuses it is worded as
 * the API words its failures.
 *
 * @throws ConnectionDropped where it is to get no answer
 */
export async function respond<Id extends string>(
  { face, api, service, schema, kept }: Serving<Id>,
  request: ApiRequest,
  path: Readonly<Record<string, string>>,
): Promise<Answer> {
  const started = performance.now();
  const arrived = service.clock.now();
  const { path: place, search } = targetOf(request);
  const target = search === "" ? place : `${place}?${search}`;
  const authorization = request.headers.get("authorization");
  const operationId = schema.operationId as Id;
  const drawn = api.public === false ? undefined : service.faults.draw(operationId);
  let args: Readonly<Record<string, unknown>> = path;
  let user: User | undefined;
  let ignored: readonly string[] = [];
  let answer: Answer;
  let violations: readonly Violation[] = [];
  try {
    const faulty = drawn && (await playFault(drawn, request.signal));
    service.assertOpen();
    const asked = `${operationId} ${target}${authorization === null ? "" : ` ${authorization}`}`;
    const known = kept.find(asked, service.store.version());
    if (faulty !== undefined) {
      answer = faulty;
    } else if (known !== undefined) {
      ({ answer, user, ignored } = known);
    } else {
      const query = readQuery(search, schema.query);
      ignored = query.ignored;
      args = { ...path, ...query.values };
      if (mayHaveBody(schema)) {
        const sent = await readBodyArguments(schema, request, api.bodyLimits?.[operationId]);
        // What the path names is what is meant, whatever a body says beside it.
        args = { ...args, ...sent, ...path };
      }
      // Faults and bodies take time: one that came later may have been carried out before.
      service.assertOpen();
      const now = service.clock.now();
      const broken = api.check(operationId, args, { face, authorization, now, service }).slice(0, VIOLATIONS_LIMIT);
      const wrong = merge(broken, merge(query.violations, validatorOf(schema.bundle).check(schema, args)));
      if (wrong.length > 0) throw new Refusal(statusOf(wrong), wrong);
      user = api.authenticate(service.tables, authorization);
      const version = service.store.version();
      answer = await api.handle(operationId, { operationId, args, user, now, service, request, fault: drawn });
      if (answer.lasts === true) ({ answer } = kept.keep(asked, version, { answer, user, ignored }));
    }
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      log(0, []);
      throw error;
    }
    const refusal = error instanceof Refusal ? error : fault(error);
    violations = refusal.violations;
    answer = refusalAnswer(api.failure({ operationId, args, refusal }), refusal);
  }
  log(answer.status ?? 200, violations);
  // HEAD is answered as GET without the body: a stream that nobody reads would stay open.
  if (request.method !== "HEAD") return answer;
  if (isStream(answer.body)) await answer.body.cancel();
  return { ...answer, body: "" };

  function log(status: number, told: readonly Violation[]): void {
    service.log.add({
      at: new Date(arrived).toISOString(),
      face,
      method: request.method,
      target,
      operation_id: operationId,
      user_id: user?.id ?? null,
      status,
      milliseconds: performance.now() - started,
      violations: told,
      ignored,
      fault_id: drawn?.fault_id ?? null,
    });
  }
}

/**
 * The arguments that travel in the body. A body where none belongs is an argument of a POST or PUT, too, so that it can
 * be refused (rule `params.in-query`); with other methods it means nothing.
 */
async function readBodyArguments(
  { body, description }: OperationSchema,
  request: ApiRequest,
  limit?: number,
): Promise<object> {
  if (body === undefined) return (await hasBody(request)) ? { body: "a body" } : {};
  const value = await readBody(request, limit);
  if (description.body !== "fields") return value === undefined ? {} : { body: value };
  if (value === undefined) return {};
  if (isRecord(value)) return value;
  throw new Refusal(400, [{ parameter: "body", message: "The body must be a JSON object" }]);
}

function mayHaveBody({ body, description }: OperationSchema): boolean {
  return body !== undefined || description.method === "POST" || description.method === "PUT";
}

/** The most broken rules that one request is told: a batch of a megabyte can break a million. */
const VIOLATIONS_LIMIT = 1_000;

/**
 * A rule tells more than a schema, and so does what could not be read: what is said of a parameter, or of a member of
 * one, is not said twice.
 */
function merge(first: readonly Violation[], others: readonly Violation[]): Violation[] {
  if (first.length === 0) return [...others];
  const told = first.flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter]));
  const isTold = (parameter: string) => told.some((each) => each === parameter || each.startsWith(`${parameter}.`));
  return [...first, ...others.filter(({ parameter }) => parameter === undefined || !isTold(parameter))];
}

/** An operation that does not exist on this host is not found there; without a token, nothing else matters. */
function statusOf(violations: readonly Violation[]): number {
  const rules = new Set(violations.map(({ rule }) => rule));
  return rules.has("sandbox.host-only") ? 404 : rules.has("auth.bearer") ? 401 : 400;
}

/** A fault of the sandbox itself. Its cause is for the people who run it, not for the answer. */
function fault(error: unknown): Refusal {
  console.error("sandbox: a request could not be answered:", error);
  return new Refusal(500, [{ message: "The sandbox has a fault: its log tells more" }]);
}
