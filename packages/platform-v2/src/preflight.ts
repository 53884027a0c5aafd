import { createPreflight, type Middleware } from "@social-api/core";
import { checkRequest } from "./check-request.ts";
import type { operations } from "./generated/types.ts";

/** How {@link preflight} looks at requests. */
export interface PreflightOptions {
  /** The clock, for the window of 24 hours. `Date.now` unless given. */
  now?: (() => Date | number) | undefined;
  /**
   * True where something beneath adds the header Authorization: a later middleware, a `fetch` of your own, a proxy. A
   * request without one passes then; one with another scheme does not.
   */
  authorizationLater?: boolean | undefined;
}

/**
 * Middleware that refuses a request that breaks a rule before it is sent: `platform.use(preflight())`. The call throws a
 * `RuleViolationError` that lists every violation; see {@link checkRequest}.
 *
 * Use it after the middleware that sets the header Authorization, if there is one; the client's own `token` and
 * `headers` are there already.
 */
export function preflight({ now = () => Date.now(), authorizationLater = false }: PreflightOptions = {}): Middleware {
  return createPreflight<keyof operations>((operationId, args, call) =>
    checkRequest(operationId, args, {
      now: now(),
      // Asked for where a rule wants it, since it takes a Request.
      get authorization() {
        return call.request.headers.get("authorization") ?? (authorizationLater ? undefined : null);
      },
    }),
  );
}
