import { type RuleViolation, ruleViolation } from "@social-api/core";

const MESSAGE = "the header Authorization must be `Bearer` and an access token";

/**
 * `auth.bearer`: the replay operations want an access token with the scheme Bearer. The header is never shown.
 *
 * @param authorization - the header; `null` when there is none, `undefined` when that is not known
 */
export function* bearer(authorization: string | null | undefined): Iterable<RuleViolation> {
  if (authorization === undefined || /^bearer +\S+$/i.test(authorization ?? "")) return;
  yield ruleViolation("auth.bearer", undefined, authorization === null ? `${MESSAGE}: there is none` : MESSAGE);
}
