import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiRequest } from "../http/api-request.ts";

/** A request as Node.js received it. What most handlers do not ask for is made when it is asked for. */
export class NodeRequest implements ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ApiRequest["headers"];
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, url: string) {
    this.method = incoming.method ?? "GET";
    this.url = url;
    this.headers = {
      get: (name) =>
        // All of them: Node.js itself would keep only the first of several tokens.
        incoming.headers[name] === undefined ? null : (incoming.headersDistinct[name]?.join(", ") ?? null),
    };
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get body(): ApiRequest["body"] {
    const { headers } = this.#incoming;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return null;
    // Who reads no further still answers: the connection stays.
    return this.#incoming.iterator({ destroyOnReturn: false });
  }

  /** Aborted when the client goes away before it is answered. */
  get signal(): AbortSignal {
    this.#signal ??= abortedBy(this.#outgoing);
    return this.#signal;
  }
}

function abortedBy(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  // A text: nobody is left to be told of an error.
  const abort = () => controller.abort("the client is gone");
  if (outgoing.destroyed) abort();
  else outgoing.once("close", () => outgoing.writableFinished || abort());
  return controller.signal;
}
