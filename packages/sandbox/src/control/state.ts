import { toMilliseconds } from "../clock.ts";
import type { State } from "../generated/types.ts";
import { refuse } from "../http/refusal.ts";
import { assertPossible } from "../seed/numbered/plant-numbered.ts";
import type { Service } from "../service.ts";
import { COLLECTIONS } from "../store/collections.ts";
import { DEFAULT_USER_ID } from "../users.ts";
import type { ControlCall, ControlHandlers } from "./call.ts";
import { readExport, writeExport } from "./export-document.ts";

export const stateHandlers: ControlHandlers<"getState" | "resetState" | "seedState" | "exportState" | "importState"> = {
  getState: stateOf,

  resetState(call) {
    call.service.reset();
    return stateOf(call);
  },

  seedState(call) {
    const { name = "story", accounts = 0, campaigns = 0, line_items: lineItems = 0 } = call.args;
    try {
      // Before anything ends.
      assertPossible({ accounts, campaigns, lineItems });
    } catch (error) {
      refuse(400, { message: (error as RangeError).message });
    }
    call.service.seed({ name, accounts, campaigns, lineItems });
    return stateOf(call);
  },

  exportState: ({ service }) => writeExport(service.store),

  importState(call) {
    // What is refused is refused before anything ends.
    const rows = readExport(call.args);
    replaceAll(call.service, rows);
    return stateOf(call);
  },
};

function replaceAll({ activity, store }: Service, rows: ReturnType<typeof readExport>): void {
  activity.reset();
  store.transaction(() => {
    store.clear();
    for (const { collection, row, keys } of rows) store.put(collection, row, keys);
  });
  activity.recover();
}

function stateOf({ service, urls }: ControlCall): State {
  const { name = "story", accounts = 0, campaigns = 0, lineItems = 0 } = service.initialSeed;
  return {
    seed: { name, accounts, campaigns, line_items: lineItems },
    now: toMilliseconds(service.clock.now()),
    clock_frozen: service.clock.frozen,
    urls,
    default_user_id: DEFAULT_USER_ID,
    counts: Object.fromEntries(COLLECTIONS.map((each) => [each.name, service.store.count(each.name, [])])),
  };
}
