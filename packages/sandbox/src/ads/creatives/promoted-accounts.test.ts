import { unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import { account_id, historyOf, newLineItem, refusal, startJudged } from "../../../test/support/start-judged.ts";

const followers = { objective: "FOLLOWERS", product_type: "PROMOTED_ACCOUNT" } as const;
const TOMAS = 3291645508;
const BEATRIZ = 2890117743;
/** Whom the story does not let be promoted. */
const GOSSIP = 1966402871;

async function start() {
  const judged = startJudged({ clock: { now: () => Date.parse("2026-03-06T11:12:40Z") } });
  const { id: line_item_id } = await newLineItem(judged.ads, followers);
  const promote = (user_id: number | bigint, more: object = {}) =>
    judged.ads.createPromotedAccount({ account_id, line_item_id, user_id, ...more });
  const list = async (more: object = {}) =>
    (await unwrap(judged.ads.listPromotedAccounts({ account_id, line_item_ids: [line_item_id], ...more }))).data;
  return { ...judged, line_item_id, promote, list };
}

describe("a promoted account", () => {
  test("is created, read, listed and deleted, and the history tells", async () => {
    const { ads, tables, line_item_id, promote, list } = await start();
    const { data } = await unwrap(promote(TOMAS));
    expect(data).toEqual({
      id: expect.stringMatching(/^pa/),
      line_item_id,
      user_id: "3291645508",
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
      created_at: "2026-03-06T11:12:40Z",
      updated_at: "2026-03-06T11:12:40Z",
      deleted: false,
    });
    const args = { account_id, promoted_account_id: data.id };
    expect((await unwrap(ads.getPromotedAccount(args))).data).toEqual(data);
    expect(await list()).toEqual([data]);
    const deleted = (await unwrap(ads.deletePromotedAccount(args))).data;
    expect(deleted).toEqual({ ...data, deleted: true });
    expect((await ads.deletePromotedAccount(args)).response.status).toBe(404);
    expect((await ads.getPromotedAccount(args)).response.status).toBe(404);
    expect((await unwrap(ads.getPromotedAccount({ ...args, with_deleted: true }))).data).toEqual(deleted);
    expect(await list()).toEqual([]);
    expect(await list({ with_deleted: true })).toEqual([deleted]);
    expect(historyOf(tables, data.id)).toMatchObject([
      { entity: "PROMOTED_ACCOUNT", change_type: "CREATE", entity_data: data },
      { entity: "PROMOTED_ACCOUNT", change_type: "DELETE", entity_data: deleted },
    ]);
  });

  test("is found by its id, and walked with others", async () => {
    const { ads, promote, line_item_id } = await start();
    const first = (await unwrap(promote(TOMAS))).data;
    const second = (await unwrap(promote(BEATRIZ))).data;
    const found = await unwrap(
      ads.listPromotedAccounts({ account_id, promoted_account_ids: [second.id, "pa-unknown"], with_total_count: true }),
    );
    expect(found).toMatchObject({ data: [second], total_count: 1 });
    const walked: string[] = [];
    const args = { account_id, line_item_ids: [line_item_id], count: 1, sort_by: "created_at-asc" };
    for await (const { id } of walk(ads.listPromotedAccounts, args)) walked.push(id);
    expect(walked).toEqual([first.id, second.id]);
  });
});

describe("promoted-account.duplicate", () => {
  test("promoting a user again is ignored", async () => {
    const { promote, list, tables } = await start();
    const first = (await unwrap(promote(TOMAS))).data;
    expect((await unwrap(promote(TOMAS))).data).toEqual(first);
    expect(await list({ with_deleted: true })).toEqual([first]);
    expect(historyOf(tables, first.id)).toHaveLength(1);
  });

  test("not so after a deletion, nor on another line item", async () => {
    const { ads, promote, list } = await start();
    const first = (await unwrap(promote(TOMAS))).data;
    await ads.deletePromotedAccount({ account_id, promoted_account_id: first.id });
    const second = (await unwrap(promote(TOMAS))).data;
    expect(second.id).not.toBe(first.id);
    expect(await list()).toEqual([second]);
    const other = await newLineItem(ads, followers);
    expect((await unwrap(promote(TOMAS, { line_item_id: other.id }))).data.line_item_id).toBe(other.id);
  });
});

describe("promoted-account.incompatible and promoted-account.ineligible", () => {
  test("a line item for posts promotes nobody", async () => {
    const { ads, promote, tables } = await start();
    const posts = await newLineItem(ads);
    const before = tables.promotedAccounts.count([]);
    const result = await promote(TOMAS, { line_item_id: posts.id });
    expect(result.error).toMatchObject({
      errors: [{ code: "INCOMPATIBLE_LINE_ITEM", message: expect.stringContaining(posts.id) }],
      request: { params: { account_id, line_item_id: posts.id, user_id: TOMAS } },
    });
    expect(await refusal(Promise.resolve(result))).toEqual({
      status: 400,
      violations: [{ rule: "promoted-account.incompatible", parameter: "line_item_id" }],
    });
    expect(tables.promotedAccounts.count([])).toBe(before);
  });

  test("a user who is ineligible is not promoted, nor one who does not exist", async () => {
    const { promote, list } = await start();
    for (const user_id of [GOSSIP, 1, -3, 9223372036854775807n]) {
      expect(await refusal(promote(user_id))).toEqual({
        status: 400,
        violations: [{ rule: "promoted-account.ineligible", parameter: "user_id" }],
      });
    }
    expect(await list({ with_deleted: true })).toEqual([]);
  });

  test("a user beyond 2^53 is promoted exactly", async () => {
    const { promote, tables } = await start();
    const id = "9223372036854775806";
    tables.users.put(id, { id, name: "Last", promotable: true }, {});
    expect((await unwrap(promote(9223372036854775806n))).data.user_id).toBe(id);
  });

  test("both are told at once; a line item that is deleted or unknown is none", async () => {
    const { ads, promote, line_item_id } = await start();
    const posts = await newLineItem(ads);
    expect(await refusal(promote(GOSSIP, { line_item_id: posts.id }))).toEqual({
      status: 400,
      violations: [
        { rule: "promoted-account.incompatible", parameter: "line_item_id" },
        { rule: "promoted-account.ineligible", parameter: "user_id" },
      ],
    });
    await promote(TOMAS);
    await ads.deleteLineItem({ account_id, line_item_id });
    for (const id of [line_item_id, "li-unknown"]) {
      expect(await refusal(promote(TOMAS, { line_item_id: id }))).toEqual({
        status: 400,
        violations: [{ parameter: "line_item_id" }],
      });
    }
  });
});

describe("promoted-account.list-incompatible", () => {
  const refused = {
    status: 400,
    violations: [{ rule: "promoted-account.list-incompatible", parameter: "line_item_ids" }],
  };

  test("a list of line items of which none is for promoted accounts is refused", async () => {
    const { ads } = await start();
    const posts = await newLineItem(ads);
    const list = (line_item_ids: string[]) => ads.listPromotedAccounts({ account_id, line_item_ids });
    expect(await refusal(list([posts.id]))).toEqual(refused);
    expect(await refusal(list([posts.id, "li-unknown"]))).toEqual(refused);
    expect(await refusal(list(["li-unknown"]))).toEqual(refused);
  });

  test("one is enough, also a deleted one; none given is no matter", async () => {
    const { ads, line_item_id, promote } = await start();
    const posts = await newLineItem(ads);
    const { data } = await unwrap(promote(TOMAS));
    const list = async () =>
      (await unwrap(ads.listPromotedAccounts({ account_id, line_item_ids: [posts.id, line_item_id] }))).data;
    expect(await list()).toEqual([data]);
    await ads.deleteLineItem({ account_id, line_item_id });
    // Promoted accounts are not deleted with it.
    expect(await list()).toEqual([data]);
    expect((await ads.listPromotedAccounts({ account_id })).response.status).toBe(200);
  });

  test("a line item of another account is none", async () => {
    const { ads, line_item_id } = await start();
    expect(await refusal(ads.listPromotedAccounts({ account_id: "ha3t8w1", line_item_ids: [line_item_id] }))).toEqual(
      refused,
    );
  });
});

test("promoted-account.no-update: there is no such operation", async () => {
  const { sandbox, promote } = await start();
  const { data } = await unwrap(promote(TOMAS));
  const url = `${sandbox.urls.ads}/12/accounts/${account_id}/promoted_accounts/${data.id}?user_id=${BEATRIZ}`;
  const response = await sandbox.fetch(url, { method: "PUT" });
  expect([response.status, response.headers.get("allow")?.split(", ").sort()]).toEqual([405, ["DELETE", "GET"]]);
});
