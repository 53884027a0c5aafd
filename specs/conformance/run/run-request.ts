import { checkRequest as checkAdsRequest } from "@social-api/ads-v12";
import { checkRequest as checkPlatformRequest, type RuleViolation } from "@social-api/platform-v2";
import type { Api } from "../../../scripts/generate/bundle.ts";
import type { Refused, RequestCase, RequestOutcome } from "./case.ts";
import { readInt64 } from "./read-int64.ts";

/** The time of a request where its case gives none: the moment at which the story of the examples stands. */
const NOW = "2026-03-10T18:42:07Z";

type Check = (
  operation: string,
  args: Record<string, unknown>,
  context: Record<string, unknown>,
) => readonly RuleViolation[];

const CHECKS: Record<Api, Check> = {
  "platform-v2": (operation, args, { now, authorization }) =>
    checkPlatformRequest(operation as never, args, { now, authorization } as never),
  "ads-v12": (operation, args, { now: _now, authorization: _authorization, ...context }) =>
    checkAdsRequest(operation as never, args, context),
};

/** What a client's preflight says of a request. */
export function runRequest(api: Api, { request }: RequestCase): RequestOutcome {
  const { operation, arguments: args, now = NOW, ...context } = readInt64(request);
  const violations = CHECKS[api](operation, args, { ...context, now: new Date(now) });
  return violations.length === 0 ? { accepted: true } : { refused: toRefused(violations) };
}

/** The rule and the parameter of each violation, without the words for people. */
export function toRefused(violations: readonly RuleViolation[]): Refused {
  return violations.map(({ rule, parameter }) => ({ rule, ...(parameter !== undefined && { parameter }) }));
}
