import type { FundingInstrument } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { Refusal, type Violation } from "../../http/refusal.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import { refreshServability } from "../campaigns/refresh-servability.ts";
import { answerSingle } from "../envelope.ts";
import { findEntity } from "../find-entity.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";
import { readTime } from "../read-time.ts";

/** How a funding instrument of the sandbox is described: our choice. */
const DESCRIPTIONS: Readonly<Record<FundingInstrument["type"], string>> = {
  AGENCY_CREDIT_LINE: "Sandbox agency credit line",
  CREDIT_CARD: "Sandbox credit card",
  CREDIT_LINE: "Sandbox credit line",
  INSERTION_ORDER: "Sandbox insertion order",
  PARTNER_MANAGED: "Sandbox partner-managed funding",
};

export const fundingInstrumentHandlers: AdsHandlers<
  "listFundingInstruments" | "getFundingInstrument" | "createFundingInstrument" | "deleteFundingInstrument"
> = {
  listFundingInstruments(call) {
    const { account_id, funding_instrument_ids } = call.args;
    return answerPage(call, {
      table: call.service.tables.fundingInstruments,
      where: [{ key: "account_id", in: [account_id] }, ...visible(call.args), ...among("id", funding_instrument_ids)],
      sortable: [...SORTABLE, "start_time", "end_time"],
    });
  },

  getFundingInstrument(call) {
    const { funding_instrument_id, with_deleted } = call.args;
    const { fundingInstruments } = call.service.tables;
    const options = { withDeleted: with_deleted };
    return answerSingle(
      call,
      findEntity(call, fundingInstruments, "funding_instrument_id", funding_instrument_id, options).body,
    );
  },

  createFundingInstrument(call) {
    const { account_id, type, currency, credit_limit_local_micro = null, funded_amount_local_micro = null } = call.args;
    const at = toSeconds(call.now);
    const funding: FundingInstrument = {
      id: call.service.ids.ads("fi"),
      account_id,
      type,
      description: DESCRIPTIONS[type],
      currency,
      ...readTerm(call.args),
      // Which types have a limit or an amount is not shown, so every type takes both.
      credit_limit_local_micro,
      credit_remaining_local_micro: credit_limit_local_micro,
      funded_amount_local_micro,
      entity_status: "ACTIVE",
      able_to_fund: true,
      reasons_not_able_to_fund: [],
      io_header: null,
      created_at: at,
      updated_at: at,
      deleted: false,
    };
    return answerSingle(call, call.service.tables.fundingInstruments.put(funding.id, funding, { account_id }));
  },

  /** Rule `funding.delete`. Its campaigns can no longer be served. A second deletion finds nothing: our choice. */
  deleteFundingInstrument(call) {
    const { fundingInstruments } = call.service.tables;
    const { funding_instrument_id } = call.args;
    const { wire, hidden } = findEntity(call, fundingInstruments, "funding_instrument_id", funding_instrument_id);
    const funding: FundingInstrument = {
      ...wire,
      able_to_fund: false,
      reasons_not_able_to_fund: [...wire.reasons_not_able_to_fund, "DELETED"],
      updated_at: toSeconds(call.now),
      deleted: true,
    };
    const text = fundingInstruments.put(funding.id, funding, hidden);
    refreshServability(call.service, funding);
    return answerSingle(call, text);
  },
};

/** From when until when it can be used: an end before the start is refused, which is our choice. */
function readTerm(
  args: AdsCall<"createFundingInstrument">["args"],
): Pick<FundingInstrument, "start_time" | "end_time"> {
  const start_time = readTime(args.start_time);
  const end_time = args.end_time === undefined ? null : readTime(args.end_time);
  const violations: Violation[] = [];
  const message = "is no time that can be written in UTC with seconds and a year of four digits";
  if (start_time === undefined) violations.push({ parameter: "start_time", message: `start_time ${message}` });
  if (end_time === undefined) violations.push({ parameter: "end_time", message: `end_time ${message}` });
  if (start_time && end_time && end_time <= start_time) {
    violations.push({ parameter: "end_time", message: `end_time must be later than start_time, ${start_time}` });
  }
  if (start_time === undefined || end_time === undefined || violations.length > 0) throw new Refusal(400, violations);
  return { start_time, end_time };
}
