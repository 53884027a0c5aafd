import type { Step } from "../case.ts";
import { members, successes } from "./read.ts";

/** Lists that always tell their total, without being asked. */
const ALWAYS_WITH_TOTAL = ["listBiddingRules", "listCuratedCategories"];

/** `envelope.list`: total_count is there exactly when it was asked for. */
export function totalCountWhenAsked(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ step: { request }, body, at }) => {
    const wanted = ALWAYS_WITH_TOTAL.includes(request.operation) || request.arguments["with_total_count"] === true;
    const there = "total_count" in body;
    if (wanted === there) return [];
    return [there ? `${at}/total_count` : at];
  });
}

/** `envelope.single`: what the echo tells of a parameter is what was sent. */
export function echo(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ step: { request }, body, at }) => {
    const params = members(members(body["request"])["params"]);
    return Object.entries(request.arguments).flatMap(([name, value]) =>
      name in params && text(params[name]) !== text(value) ? [`${at}/request/params/${name}`] : [],
    );
  });
}

/** In a query lists are comma-separated and numbers are text; which of these the echo shows is not stated. */
function text(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(members(value)["$int64"] ?? value);
}
