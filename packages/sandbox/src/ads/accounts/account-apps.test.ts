import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, startJudged } from "../../../test/support/start-judged.ts";

test("apps of the account are listed, deleted ones when they are asked for (rule `entity.deleted`)", async () => {
  const { ads } = startJudged();
  const list = async (args: object = {}) =>
    (await unwrap(ads.listAccountApps({ account_id, ...args }))).data.map(({ id }) => id);
  expect(await list()).toEqual(["ap3m6", "ap7q2", "ap5v0"]);
  expect(await list({ with_deleted: true })).toEqual(["ap3m6", "ap7q2", "ap5v0", "ap1c8"]);
  expect(await list({ sort_by: "created_at-desc" })).toEqual(["ap5v0", "ap7q2", "ap3m6"]);
  expect((await unwrap(ads.listAccountApps({ account_id: "ha3t8w1" }))).data).toEqual([]);
});
