import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import {
  account_id,
  funding_instrument_id,
  historyOf,
  newCampaign,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";

type Items = Parameters<ReturnType<typeof startJudged>["ads"]["batchCampaigns"]>[0]["body"];

function start() {
  const judged = startJudged();
  const batch = (...body: Items) => judged.ads.batchCampaigns({ account_id, body });
  const named = async (q: string) =>
    (await unwrap(judged.ads.listCampaigns({ account_id, q, with_draft: true, with_deleted: true }))).data;
  return { ...judged, batch, named };
}

const create = (name: string, more: object = {}) =>
  ({ operation_type: "Create", params: { funding_instrument_id, name, entity_status: "PAUSED", ...more } }) as const;
const update = (campaign_id: string, more: object) =>
  ({ operation_type: "Update", params: { campaign_id, ...more } }) as const;
const remove = (campaign_id: string) => ({ operation_type: "Delete", params: { campaign_id } }) as const;

test("each item sees what the ones before it did, and answers keep their order (rule `batch.order`)", async () => {
  const { ads, batch } = start();
  const id = await newCampaign(ads);
  const { data, request } = await unwrap(
    batch(
      update(id, { total_budget_amount_local_micro: 9007199254740993n }),
      update(id, { daily_budget_amount_local_micro: 9007199254740993n }),
      create("Between"),
      remove(id),
    ),
  );
  expect(data.map(({ id: each, deleted }) => [each === id, deleted])).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(data[3]).toMatchObject({
    daily_budget_amount_local_micro: 9007199254740993n,
    total_budget_amount_local_micro: 9007199254740993n,
  });
  expect(request.map(({ operation_type }) => operation_type)).toEqual(["Update", "Update", "Create", "Delete"]);
});

test("an item that comes too late takes back all of the others (rules `batch.atomic`, `batch.errors`)", async () => {
  const { ads, batch, tables, named } = start();
  const id = await newCampaign(ads, { name: "Stays as it is" });
  const recorded = historyOf(tables, id).length;
  expect(await refusal(batch(create("Stays unborn"), remove(id), update(id, { name: "Gone" }), remove(id)))).toEqual({
    status: 400,
    violations: [
      { parameter: "body[2].params.campaign_id" },
      { rule: "campaign.delete-once", parameter: "body[3].params.campaign_id" },
    ],
  });
  expect(await named("Stays")).toMatchObject([{ id, name: "Stays as it is", deleted: false }]);
  expect(historyOf(tables, id)).toHaveLength(recorded);
});

test("an item is told its own parameters by their names, and `params` by this", async () => {
  const { sandbox } = start();
  const items = [
    { operation_type: "Create" },
    { operation_type: "Delete", params: [] },
    create("x".repeat(256)),
    update("cp5h1n", { name: "" }),
  ];
  const response = await sandbox.fetch(`${sandbox.urls.ads}/12/batch/accounts/${account_id}/campaigns`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(items),
  });
  const { operation_errors } = (await response.json()) as { operation_errors: object[][] };
  expect(operation_errors).toEqual([
    [{ message: "params is required", parameter: "params" }],
    [{ message: "params is empty", parameter: "params" }],
    [{ message: "name must be a string of at most 255 characters", parameter: "name" }],
    [{ message: "name must be a string of at least 1 character", parameter: "name" }],
  ]);
});

test("the limit of active campaigns is judged item by item (rule `campaign.active-limit`)", async () => {
  const { ads, batch, tables } = start();
  const id = await newCampaign(ads, { entity_status: "ACTIVE" });
  const account = tables.accounts.get(account_id);
  if (account === undefined) throw new Error("the story has this account");
  const active = await unwrap(ads.listCampaigns({ account_id, count: 1000 }));
  const active_campaign_limit = active.data.filter(({ entity_status }) => entity_status === "ACTIVE").length;
  tables.accounts.put(account_id, account.wire, { ...account.hidden, active_campaign_limit });
  const further = create("One more", { entity_status: "ACTIVE" });
  const full = (item: number) => ({
    status: 400,
    violations: [{ rule: "campaign.active-limit", parameter: `body[${item}].params.entity_status` }],
  });
  expect(await refusal(batch(further, update(id, { entity_status: "PAUSED" })))).toEqual(full(0));
  expect(await refusal(batch(update(id, { entity_status: "PAUSED" }), further, further))).toEqual(full(2));
  expect((await batch(update(id, { entity_status: "PAUSED" }), further)).response.status).toBe(200);
});

test("an update changes what an update can change, whatever else its item holds", async () => {
  const { ads, batch, tables, named } = start();
  const id = await newCampaign(ads, { name: "Own" });
  const [other] = tables.campaigns.find({ where: [{ key: "account_id", in: ["ha3t8w1"] }] });
  const before = await unwrap(ads.getCampaign({ account_id, campaign_id: id }));
  const stranger = other?.wire.id ?? "cp5h1n";
  const more = {
    id: stranger,
    currency: "JPY",
    deleted: true,
    created_at: "2000-01-01T00:00:00Z",
    note: "mine",
    body: 1,
  };
  const { data } = await unwrap(batch(update(id, { name: "Own still", ...more })));
  expect(data).toEqual([{ ...before.data, name: "Own still", updated_at: expect.any(String) }]);
  expect(await named("Own")).toEqual(data);
  expect(tables.campaigns.get(stranger)?.wire.name).not.toBe("Own still");
});
