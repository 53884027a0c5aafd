import type { FundingInstrument } from "@social-api/ads-v12";
import type { Service } from "../../service.ts";
import { servability } from "./servability.ts";

/**
 * Tells the campaigns of a funding instrument anew whether they can be served, after it has changed. Nobody changes the
 * campaigns themselves, so their `updated_at` and their history stay as they are: our choice.
 */
export function refreshServability({ tables }: Pick<Service, "tables">, funding: FundingInstrument): void {
  for (const { wire, hidden } of tables.campaigns.find({
    where: [{ key: "funding_instrument_id", in: [funding.id] }],
  })) {
    tables.campaigns.put(wire.id, { ...wire, ...servability(wire.entity_status, funding) }, hidden);
  }
}
