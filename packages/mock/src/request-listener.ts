import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Answer, answer } from "./answer.ts";
import type { Api } from "./api.ts";
import { corsHeaders, isPreflight, preflightHeaders } from "./cors.ts";
import type { LogEntry } from "./log-entry.ts";
import type { Prism } from "./prism.ts";
import { showTarget } from "./show-target.ts";

/** What the listener of one server works with. */
export interface Listening {
  readonly apis: readonly Api[];
  readonly prism: Prism;
  readonly cors: boolean;
  readonly log: (entry: LogEntry) => void;
}

/** Answers the requests of one server, and logs each once its answer is sent. */
export function createRequestListener({ apis, prism, cors, log }: Listening): RequestListener {
  return async (request, response) => {
    const start = performance.now();
    try {
      const preflight = cors && isPreflight(request);
      const result = preflight ? { status: 204, headers: {} } : await answer(apis, prism, request);
      response.once("close", () => log(logEntry(request, result, performance.now() - start)));
      send(response, result, preflight ? preflightHeaders(request) : cors ? corsHeaders(request) : {});
    } catch (error) {
      // A connection that broke while the body was read leaves nobody to answer, and nothing to tell.
      if (!request.errored) log({ kind: "warning", message: `a request was dropped: ${error}` });
      response.destroy();
    }
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer, more: Record<string, string>): void {
  const content = body === undefined ? undefined : Buffer.from(body);
  response.writeHead(status, { ...headers, ...more, ...(content && { "Content-Length": content.length }) });
  response.end(content);
}

function logEntry({ method = "", url = "" }: IncomingMessage, answer: Answer, milliseconds: number): LogEntry {
  const { status, operationId, reasons = [], ignored = [], cause } = answer;
  return {
    kind: "request",
    method,
    target: showTarget(url),
    ...(operationId !== undefined && { operationId }),
    status,
    milliseconds,
    reasons,
    ignored,
    ...(cause !== undefined && { cause }),
  };
}
