import type { IHttpRequest } from "@stoplight/prism-http";
import { checkQuery } from "./check-query.ts";
import { Failure } from "./failure.ts";
import type { Operation } from "./operation.ts";
import type { Prism } from "./prism.ts";
import { type Sent, toViolation } from "./to-violation.ts";
import type { Violation } from "./violation.ts";

/** The most faults of one request that are listed: a body of a megabyte can have a million. */
const LIMIT = 100;

/**
 * Checks a request against its operation.
 *
 * @throws Failure 401 without the credentials that the operation wants, otherwise 400 with everything that is wrong.
 */
export async function checkRequest(
  prism: Prism,
  request: IHttpRequest,
  operation: Operation,
  sent: Sent,
): Promise<void> {
  const diagnostics = await prism.check(request, operation);
  if (diagnostics.some(({ code }) => code === 401)) {
    throw new Failure(401, `${operation.id} wants the header Authorization: Bearer <access token>.`, {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  const ours = checkQuery(operation, sent.query);
  const prisms = diagnostics
    // That an `if` leads to its `then` says nothing beside what is wrong under `then`.
    .filter(({ code }) => code !== "if")
    .map((diagnostic) => toViolation(diagnostic, operation, sent))
    .filter(({ parameter }) => !ours.some((violation) => violation.parameter === parameter));
  const violations = withoutRepeats([...ours, ...prisms]);
  if (violations.length > 0) throw new Failure(400, detailOf(violations), { violations: violations.slice(0, LIMIT) });
}

function withoutRepeats(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((violation) => [`${violation.item} ${violation.message}`, violation])).values()];
}

function detailOf(violations: readonly Violation[]): string {
  const shown = violations.slice(0, 3).map(({ message }) => message);
  const more = violations.length - shown.length;
  return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
}
