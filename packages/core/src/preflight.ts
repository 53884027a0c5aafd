import type { Middleware, MiddlewareCallbackParams } from "openapi-fetch";
import type { PendingCall } from "./pending-call.ts";
import { type RuleViolation, RuleViolationError } from "./rule-violation-error.ts";
import { flatArguments } from "./sort-arguments.ts";

/** Names every rule that a request breaks. */
export type RequestCheck<Id extends string> = (
  operationId: Id,
  args: Readonly<Record<string, unknown>>,
  call: Pick<MiddlewareCallbackParams, "params" | "request">,
) => readonly RuleViolation[] | Promise<readonly RuleViolation[]>;

/**
 * Builds the middleware that checks each call before it is sent: `client.use(createPreflight(check))`. The check is
 * handed the arguments side by side, as the methods of the client take them. What is no operation of the client passes.
 *
 * The middleware throws a `RuleViolationError` that lists all violations when there are any; nothing is sent then.
 */
export function createPreflight<Id extends string>(check: RequestCheck<Id>): Middleware {
  return {
    onRequest(call) {
      const { endpoint, params, body } = (call as PendingCall).parts;
      const { operationId } = endpoint;
      if (operationId === undefined) return undefined;
      const refuse = (violations: readonly RuleViolation[]): void => {
        if (violations.length > 0) throw new RuleViolationError(operationId as Id, violations);
      };
      const found = check(operationId as Id, flatArguments(endpoint, { params, body }), call);
      return "then" in found ? found.then(refuse) : refuse(found);
    },
  };
}
