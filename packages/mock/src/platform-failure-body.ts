import type { FailureBody } from "./api.ts";
import type { Failure } from "./failure.ts";

/** Where the mock's problem kinds are; `{problem_base_url}` may be any, and this is the one of the spec's examples. */
const INVALID_REQUEST = "https://api.example.com/2/problems/invalid-request";

/** A problem object: `invalid-request` where parameters are at fault, otherwise the generic `about:blank`. */
export function platformFailureBody(failure: Failure): FailureBody {
  const { status, title, message, violations } = failure;
  const body =
    violations.length === 0
      ? { type: "about:blank", title, detail: message, status }
      : {
          type: INVALID_REQUEST,
          title: "Invalid Request",
          detail: message,
          status,
          errors: violations.map(({ message, parameter, values }) => ({
            message,
            parameters: parameter === undefined ? {} : { [parameter]: values },
          })),
        };
  return { mediaType: "application/problem+json", body };
}
