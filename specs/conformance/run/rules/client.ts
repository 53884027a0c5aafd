import type { Step } from "../case.ts";
import { members, success } from "./read.ts";

const ENDS_CONNECTIONS = ["deleteConnections", "deleteConnectionsByEndpoint", "deleteAllConnections"];

/** `stream.stale-connections`: after TooManyConnections, connections are ended before the stream is asked for again. */
export function staleConnections(exchange: readonly Step[]): string[] {
  let tooMany = false;
  return exchange.flatMap((step, index) => {
    const { operation } = step.request;
    if (ENDS_CONNECTIONS.includes(operation)) tooMany &&= success(step) === undefined;
    if (operation !== "streamActivity") return [];
    const asksAgain = tooMany;
    tooMany = members(step.answer?.body)["connection_issue"] === "TooManyConnections";
    return asksAgain ? [`/${index}/request`] : [];
  });
}

/** `bidding-rules.refresh`: whatever is sent, the bidding rules that are known are not older than a month. */
export function biddingRulesRefresh(exchange: readonly Step[]): string[] {
  let stale = Number.POSITIVE_INFINITY;
  return exchange.flatMap((step, index) => {
    const time = new Date(step.time ?? Number.NaN);
    if (step.request.operation !== "listBiddingRules") return time.getTime() <= stale ? [] : [`/${index}/request`];
    if (success(step) !== undefined) stale = monthAfter(time);
    return [];
  });
}

/** The same day of the next month; its last day, where it has no such day. */
function monthAfter(time: Date): number {
  const next = new Date(time);
  next.setUTCMonth(time.getUTCMonth() + 1);
  if (next.getUTCDate() !== time.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}
