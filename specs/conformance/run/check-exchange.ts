import type { ExchangeCase } from "./case.ts";
import { batchErrors, batchOrder } from "./rules/batch.ts";
import { biddingRulesRefresh, staleConnections } from "./rules/client.ts";
import { entityDeleted } from "./rules/deleted.ts";
import { echo, totalCountWhenAsked } from "./rules/envelope.ts";
import { cursorNull, newestFirst, resultCount } from "./rules/pages.ts";
import { utc } from "./rules/time.ts";

/** Finds what is wrong with an exchange: JSON pointers into it. */
export type ExchangeCheck = (exchange: ExchangeCase["exchange"], by: string | undefined) => string[];

/**
 * The rules on answers, and on what a client does, that no schema can say, because they compare an answer with its
 * request or with other answers. They judge any recorded exchange, whoever recorded it.
 */
export const EXCHANGE_CHECKS: Readonly<Record<string, ExchangeCheck>> = {
  "batch.errors": batchErrors,
  "batch.order": batchOrder,
  "bidding-rules.refresh": biddingRulesRefresh,
  "entity.deleted": entityDeleted,
  "envelope.list": totalCountWhenAsked,
  "envelope.single": echo,
  "list.cursor-null": cursorNull,
  "page.meta": resultCount,
  "page.newest-first": newestFirst,
  "replay.confirmation": utc,
  "stream.stale-connections": staleConnections,
  "time.iso-utc": utc,
};

/**
 * Judges an exchange by one rule.
 *
 * @throws TypeError when exchanges say nothing of the rule.
 */
export function checkExchange(rule: string, { exchange, by }: Pick<ExchangeCase, "exchange" | "by">): string[] {
  const check = EXCHANGE_CHECKS[rule];
  if (check === undefined) throw new TypeError(`no check of exchanges knows the rule ${rule}`);
  return check(exchange, by);
}
