import type { MergedOptions, Middleware, MiddlewareCallbackParams } from "openapi-fetch";
import { keepAliveWith } from "./keep-alive-with.ts";
import type { Endpoint } from "./operation-table.ts";
import type { SortedArguments } from "./sort-arguments.ts";
import { withMembers } from "./with-members.ts";

/** What a call is made of. */
export interface CallParts {
  readonly endpoint: Endpoint;
  readonly params: SortedArguments["params"];
  readonly body: unknown;
  readonly options: MergedOptions;
  readonly url: string;
  readonly init: RequestInit;
}

let calls = 0;

/**
 * A call on its way: what middleware of openapi-fetch is handed, and what the call is made of.
 * A `Request` is made for those who ask for it: to make one costs as much as all the rest.
 */
export class PendingCall implements MiddlewareCallbackParams {
  readonly id = `${++calls}`;
  declare readonly parts: CallParts;
  declare readonly schemaPath: string;
  declare readonly params: SortedArguments["params"];
  declare readonly options: MergedOptions;
  /** The answer, once there is one. */
  declare response: Response;
  /** Why there is no answer. */
  declare error: unknown;
  #request: Request | undefined;

  constructor(parts: CallParts) {
    this.parts = parts;
    this.schemaPath = parts.endpoint.path;
    this.params = parts.params;
    this.options = parts.options;
  }

  get request(): Request {
    const { url, init } = this.parts;
    this.#request ??= withMembers(new Request(url, init), init);
    return this.#request;
  }

  /**
   * Lets each middleware see the request, sends it, and lets each see the answer or the error, the last one first.
   *
   * @param middlewares - for this exchange alone, which turns them round
   */
  async exchange(middlewares: Middleware[]): Promise<Response> {
    for (const each of middlewares) {
      const told = each.onRequest?.(this);
      // What is nothing need not be waited for.
      const answer = told && (await told);
      if (answer instanceof Response) return answer;
      if (answer) this.#request = only(Request, answer);
    }
    middlewares.reverse();
    try {
      this.response = await this.#send();
    } catch (error) {
      this.error = error;
      this.response = await this.#recover(middlewares);
    }
    for (const each of middlewares) {
      const told = each.onResponse?.(this);
      const answer = told && (await told);
      if (answer) this.response = only(Response, answer);
    }
    return this.response;
  }

  /** Without a `Request` where nobody wants one: no middleware, no signal, and no `fetch` that was given. */
  #send(): Promise<Response> {
    const { url, init } = this.parts;
    const { fetch } = this.options;
    return fetch === globalThis.fetch && !this.#request && !init.signal ? fetch(url, init) : this.#sendRequest(fetch);
  }

  /** @param fetch - called by itself, since that of a browser is no method of anything else */
  async #sendRequest(fetch: MergedOptions["fetch"]): Promise<Response> {
    const response = await fetch(this.request);
    keepAliveWith(response.body, this.request);
    return response;
  }

  async #recover(middlewares: readonly Middleware[]): Promise<Response> {
    for (const each of middlewares) {
      const answer = await each.onError?.(this as this & { error: unknown });
      if (answer instanceof Response) return answer;
      if (answer) this.error = only(Error, answer);
    }
    throw this.error;
  }
}

/** What middleware may return beside a `Response`, or else nothing. */
function only<Kind>(kind: new (...args: never[]) => Kind, answer: Kind): Kind {
  if (answer instanceof kind) return answer;
  throw new TypeError(`middleware returned no ${kind.name}`);
}
