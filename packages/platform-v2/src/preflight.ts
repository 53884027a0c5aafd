import { createPreflight, type Middleware } from "@social-api/core";
import { checkRequest } from "./check-request.ts";
import { operationTable } from "./generated/operation-table.ts";

/** How {@link preflight} looks at requests. */
export interface PreflightOptions {
  /** The clock, for the window of 24 hours. `Date.now` unless given. */
  now?: () => Date | number;
  /**
   * True where something beneath adds the header Authorization: a later middleware, a `fetch` of your own, a proxy. A
   * request without one passes then; one with another scheme does not.
   */
  authorizationLater?: boolean;
}

/**
 * Middleware that refuses a request that breaks a rule before it is sent: `platform.use(preflight())`. The call throws a
 * `RuleViolationError` that lists every violation; see {@link checkRequest}.
 *
 * Use it after the middleware that sets the header Authorization, if there is one; the client's own `token` and
 * `headers` are there already.
 */
export function preflight({ now = Date.now, authorizationLater = false }: PreflightOptions = {}): Middleware {
  return createPreflight(operationTable, (operationId, args, { headers }) => {
    const authorization = headers.get("authorization");
    const isKnown = authorization !== null || !authorizationLater;
    return checkRequest(operationId, args, { now: now(), ...(isKnown && { authorization }) });
  });
}
