import { checkRequest as checkAdsRequest } from "@social-api/ads-v12";
import type { RuleViolation } from "@social-api/core";
import { checkRequest as checkPlatformRequest } from "@social-api/platform-v2";
import type { RequestCase } from "../../../../specs/conformance/run/case.ts";
import { readInt64 } from "../../../../specs/conformance/run/read-int64.ts";
import type { ApiId } from "../apis.ts";

/** The time of a request where its case gives none: that of the story, as the README of the cases says. */
const NOW = "2026-03-10T18:42:07Z";

type Check = (id: never, args: Record<string, unknown>, context: never) => readonly RuleViolation[];

const CHECKS: Record<ApiId, Check> = { "platform-v2": checkPlatformRequest, "ads-v12": checkAdsRequest };

/** What the client of an API says of the request of a case: each rule that it breaks, in words. */
export function refusalMessages(api: ApiId, { request }: RequestCase): readonly RuleViolation[] {
  const { operation, arguments: args, now = NOW, ...context } = readInt64(request);
  return CHECKS[api](operation as never, args, { ...context, now: new Date(now) } as never);
}
