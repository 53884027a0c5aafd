import fc from "fast-check";
import { AdvanceClock, CreateFunding, DeleteFunding, ListFunding, SetActiveLimit } from "./account-steps.ts";
import { BatchCampaigns, type BatchItem } from "./batch-campaigns.ts";
import { CreateCampaign, DeleteCampaign, GetCampaign, UpdateCampaign } from "./campaign-steps.ts";
import { DEEDS, DoElsewhere, ExportImport } from "./elsewhere-steps.ts";
import type { GivenParameters } from "./given.ts";
import { CreateLineItem, DeleteLineItem, ListLineItems, UpdateLineItem } from "./line-item-steps.ts";
import { ListCampaigns } from "./list-campaigns.ts";
import type { LineItemParameters, Model } from "./model.ts";
import type { Real } from "./real.ts";
import type { Tally } from "./step.ts";

const at = fc.nat(50);
const flag = fc.boolean();
/** Mostly those who may, on the account where most of it happens. */
const user = fc.oneof(
  { arbitrary: fc.constantFrom("owner", "owner", "manager") as fc.Arbitrary<"owner" | "manager">, weight: 20 },
  { arbitrary: fc.constant("analyst" as const), weight: 1 },
  { arbitrary: fc.constant("stranger" as const), weight: 1 },
);
const account = fc.oneof(
  { arbitrary: fc.constant("north" as const), weight: 9 },
  { arbitrary: fc.constant("south" as const), weight: 1 },
);
const by = { user, account };

const words = fc.constantFrom(
  "Spring",
  "spring sale",
  "Éclair",
  "ÉCLAIR",
  "Zest",
  "a%b_c",
  "Iced, hot & 50 + 1",
  "日本",
  "🍵 tea",
);
const name = fc.oneof(
  { arbitrary: words, weight: 20 },
  { arbitrary: fc.constant("x".repeat(255)), weight: 1 },
  { arbitrary: fc.constant("x".repeat(256)), weight: 1 },
);
const order = fc.constantFrom("PO-1", "PO-2", "y".repeat(50), "y".repeat(51));
const amount = fc.constantFrom(1, 5_500_000, 20_000_000, 400_000_000, Number.MAX_SAFE_INTEGER);
const status = fc.constantFrom("ACTIVE", "PAUSED", "PAUSED", "DRAFT");
const optimization = fc.constantFrom("CAMPAIGN", "CAMPAIGN", "LINE_ITEM");

/** What may be given or left out: given once in so many times. */
function sometimes<Value>(arbitrary: fc.Arbitrary<Value>, oneIn = 2): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: oneIn - 1 }, { arbitrary, weight: 1 });
}

function given<Shape extends object>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) {
  return fc
    .record(shape)
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Shape);
}

const optional = {
  budget_optimization: sometimes(optimization),
  daily_budget_amount_local_micro: sometimes(amount),
  total_budget_amount_local_micro: sometimes(amount),
  standard_delivery: sometimes(flag, 4),
  entity_status: sometimes(status),
  purchase_order_number: sometimes(order, 4),
};
const creation = given({ ...optional, name, funding: fc.nat(1) }) as fc.Arbitrary<GivenParameters>;
const anyCreation = fc.oneof(
  { arbitrary: creation, weight: 12 },
  {
    arbitrary: given({ ...optional, name, funding: sometimes(fc.nat(3)) }) as fc.Arbitrary<GivenParameters>,
    weight: 1,
  },
);
const update = given({ ...optional, name: sometimes(name) }) as fc.Arbitrary<GivenParameters>;

const batchItem: fc.Arbitrary<BatchItem> = fc.oneof(
  fc.record({ type: fc.constant("Create" as const), parameters: anyCreation }),
  fc.record({ type: fc.constant("Update" as const), campaign: at, parameters: update }),
  fc.record({ type: fc.constant("Delete" as const), campaign: at }),
);

const kind = fc.constantFrom(
  { objective: "ENGAGEMENTS", product_type: "PROMOTED_POSTS" },
  { objective: "REACH", product_type: "PROMOTED_POSTS" },
);
const ofLineItem = {
  name: sometimes(words),
  daily_budget_amount_local_micro: sometimes(amount, 3),
  total_budget_amount_local_micro: sometimes(amount, 3),
  entity_status: sometimes(fc.constantFrom("ACTIVE", "PAUSED")),
};
const lineItemCreation = fc.tuple(kind, given(ofLineItem)).map(([each, more]) => ({ ...each, ...more }));
const lineItemUpdate = given(ofLineItem) as fc.Arbitrary<LineItemParameters>;

const sort = fc
  .tuple(
    fc.constantFrom("id", "created_at", "updated_at", "name", "entity_status", "daily_budget_amount_local_micro"),
    fc.constantFrom("asc", "desc"),
  )
  .map(([key, direction]) => `${key}-${direction}`);

/** Every step there is, with whatever may be given to it. */
export function arbitrarySteps(tally: Tally): fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] {
  const create = fc.record({ ...by, parameters: anyCreation }).map((args) => new CreateCampaign(args, tally));
  const change = fc.record({ ...by, campaign: at, parameters: update }).map((args) => new UpdateCampaign(args, tally));
  const remove = fc.record({ ...by, campaign: at }).map((args) => new DeleteCampaign(args, tally));
  const get = given({ ...by, campaign: at, with_deleted: sometimes(flag) });
  const list = given({
    ...by,
    ids: sometimes(fc.array(at, { minLength: 1, maxLength: 6 }), 6),
    funding: sometimes(fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }), 6),
    query: given({
      q: sometimes(fc.constantFrom("spring", "ÉCL", "%", "_", "+", "&", "x"), 4),
      with_deleted: sometimes(flag),
      with_draft: sometimes(flag),
      sort_by: sometimes(sort),
    }),
    count: fc.constantFrom(1, 2, 2, 3, 7, 1000),
    total: sometimes(flag),
    between: fc.array(fc.oneof(create, change, remove), { maxLength: 4 }),
  });
  const pages = list.map((args) => new ListCampaigns(args as never, tally));
  const batch = fc
    .record({ ...by, items: fc.array(batchItem, { minLength: 1, maxLength: 4 }) })
    .map((args) => new BatchCampaigns(args, tally));
  const createItem = fc
    .record({ ...by, campaign: at, parameters: lineItemCreation as fc.Arbitrary<LineItemParameters> })
    .map((args) => new CreateLineItem(args, tally));
  const listItems = given({
    ...by,
    campaigns: sometimes(fc.array(at, { minLength: 1, maxLength: 3 }), 3),
    with_deleted: sometimes(flag),
    with_draft: sometimes(flag),
  });
  // Mostly those that an export holds only together: a job delivers nothing again where nothing has happened.
  const deeds = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
  const deed = fc.constantFrom(...deeds, "event", "event", "event", "event", "replay", "replay", "replay");
  const elsewhere = fc.record({ deed, at }).map((args) => new DoElsewhere(args, tally));
  return [
    ...[elsewhere, elsewhere],
    fc.constant(new ExportImport({}, tally)),
    ...[create, create, create, create, create],
    ...[createItem, createItem, createItem],
    fc.record({ ...by, lineItem: at, parameters: lineItemUpdate }).map((args) => new UpdateLineItem(args, tally)),
    fc.record({ ...by, lineItem: at }).map((args) => new DeleteLineItem(args, tally)),
    listItems.map((args) => new ListLineItems(args as never, tally)),
    fc.record({ ...by, currency: fc.constantFrom("EUR", "JPY") }).map((args) => new CreateFunding(args, tally)),
    fc.record({ ...by, funding: fc.nat(30) }).map((args) => new DeleteFunding(args, tally)),
    given({ ...by, with_deleted: sometimes(flag) }).map((args) => new ListFunding(args as never, tally)),
    fc
      .record({ account, limit: fc.constantFrom(1, 3, 200, 200, 200, 200) })
      .map((args) => new SetActiveLimit(args, tally)),
    ...[change, change, change],
    remove,
    get.map((args) => new GetCampaign(args as never, tally)),
    ...[pages, pages, batch, batch],
    fc
      .record({ milliseconds: fc.constantFrom(1, 999, 1_000, 61_000, 86_400_000) })
      .map((args) => new AdvanceClock(args, tally)),
  ];
}
