import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Api } from "./api.ts";
import { undeclaredParameters } from "./check-query.ts";
import { checkRequest } from "./check-request.ts";
import { chooseOutcome } from "./choose-outcome.ts";
import { Failure } from "./failure.ts";
import type { Operation } from "./operation.ts";
import type { Prism } from "./prism.ts";
import { prismRequest } from "./prism-request.ts";
import { readBody } from "./read-body.ts";
import { readPreference } from "./read-preference.ts";
import { readPath, readQuery, splitTarget } from "./read-target.ts";
import { renderFailure, renderOutput } from "./render.ts";
import { allowedMethods, operationsAt, route } from "./route.ts";
import type { Sent } from "./to-violation.ts";

/** An answer as it is sent, and what the log tells about it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly operationId?: string;
  /** Why the request is refused. */
  readonly reasons?: readonly string[];
  /** Query parameters that the operation does not declare, and so ignores. */
  readonly ignored?: readonly string[];
  /** What broke, where the fault is the mock's own. */
  readonly cause?: unknown;
}

/**
 * Answers one request.
 *
 * @throws what Node.js throws when the connection breaks while the body is read
 */
export async function answer(apis: readonly Api[], prism: Prism, request: IncomingMessage): Promise<Answer> {
  const target = splitTarget(request.url ?? "/");
  const version = target.path.split("/")[1];
  const api = apis.find((candidate) => candidate.version === version);
  let operation: Operation | undefined;
  let sent: Sent | undefined;
  try {
    // HTTP/1.0 knows requests without it.
    if (request.headers.host === undefined && request.httpVersion === "1.1") {
      throw new Failure(400, "The request has no header Host.");
    }
    if (!api) throw new Failure(404, `Paths begin with ${apis.map((each) => `/${each.version}`).join(" or ")}.`);
    const path = readPath(target.path);
    sent = { path: {}, query: readQuery(target.query), body: undefined };
    if (request.method === "OPTIONS") return answerOptions(api, path);
    const found = route(api.operations, request.method ?? "GET", path);
    operation = found.operation;
    sent = { ...sent, path: found.parameters };
    sent = { ...sent, body: await readBody(request, operation) };
    return { ...(await answerOperation(prism, operation, request.headers, sent)), operationId: operation.id };
  } catch (error) {
    if (request.errored) throw error;
    const failure = error instanceof Failure ? error : new Failure(500, "The mock has a fault.", { cause: error });
    return renderFailure(failure, api, { operation, sent });
  }
}

async function answerOperation(prism: Prism, operation: Operation, headers: IncomingHttpHeaders, sent: Sent) {
  const request = prismRequest(operation, headers, sent);
  await checkRequest(prism, request, operation, sent);
  const preference = readPreference([headers["prefer"]].flat().join(","), sent.query);
  const outcome = chooseOutcome(operation, preference, headers.accept);
  const ignored = undeclaredParameters(operation, sent.query);
  return { ...renderOutput(await prism.mock(request, operation, outcome)), ignored };
}

function answerOptions({ operations }: Api, path: readonly string[]): Answer {
  const candidates = operationsAt(operations, path);
  if (candidates.length === 0) throw new Failure(404, "No operation has this path.");
  return { status: 204, headers: { Allow: allowedMethods(candidates) } };
}
