import { describe, expect, test } from "vitest";
import { account_id, historyOf, newLineItem, startJudged } from "../../../test/support/start-judged.ts";
import type { TargetingCriterion } from "../../store/entities.ts";
import type { Tables } from "../../store/tables.ts";

const app = { objective: "APP_INSTALLS" } as const;

/** The platforms that a line item is aimed at. */
function platforms({ targetingCriteria }: Tables, line_item_id: string, deleted = false): string[] {
  return targetingCriteria
    .find({ where: [{ key: "line_item_id", in: [line_item_id] }] })
    .filter(({ wire }) => wire.deleted === deleted && wire.targeting_type === "PLATFORM")
    .map(({ wire }) => wire.targeting_value);
}

describe("line-item.platform-targeting", () => {
  test("the identifiers that a creation gives add their platforms, and the history tells", async () => {
    const { ads, tables } = startJudged();
    const both = { ios_app_store_identifier: "1482930571", android_app_store_identifier: "example.app" };
    const android = await newLineItem(ads, { ...app, android_app_store_identifier: "example.app" });
    const ios = await newLineItem(ads, { ...app, ios_app_store_identifier: "1482930571" });
    expect(platforms(tables, android.id)).toEqual(["Android"]);
    expect(platforms(tables, ios.id)).toEqual(["iOS"]);
    expect(platforms(tables, (await newLineItem(ads, { ...app, ...both })).id).sort()).toEqual(["Android", "iOS"]);
    expect(platforms(tables, (await newLineItem(ads)).id)).toEqual([]);

    const [criterion] = tables.targetingCriteria.find({ where: [{ key: "line_item_id", in: [ios.id] }] });
    expect(historyOf(tables, criterion?.wire.id as string)).toMatchObject([
      {
        entity: "TARGETING_CRITERIA",
        change_type: "CREATE",
        change_by: { user_id: "2417081365" },
        entity_data: {
          line_item_id: ios.id,
          targeting_type: "PLATFORM",
          targeting_value: "iOS",
          operator_type: "EQ",
          deleted: false,
        },
      },
    ]);
  });

  test("an update adds a platform; an identifier that changes replaces the criterion", async () => {
    const { ads, tables } = startJudged();
    const { id: line_item_id } = await newLineItem(ads, { ...app, android_app_store_identifier: "example.one" });
    const update = (more: object) => ads.updateLineItem({ account_id, line_item_id, ...more });
    await update({ name: "Named", android_app_store_identifier: "example.one" });
    expect([platforms(tables, line_item_id), platforms(tables, line_item_id, true)]).toEqual([["Android"], []]);
    await update({ ios_app_store_identifier: "1482930571" });
    expect([platforms(tables, line_item_id), platforms(tables, line_item_id, true)]).toEqual([["Android", "iOS"], []]);
    await update({ android_app_store_identifier: "example.two" });
    expect(platforms(tables, line_item_id).sort()).toEqual(["Android", "iOS"]);
    expect(platforms(tables, line_item_id, true)).toEqual(["Android"]);
    const [removed] = tables.targetingCriteria.find({ where: [{ key: "line_item_id", in: [line_item_id] }] });
    expect(historyOf(tables, removed?.wire.id as string).map(({ change_type }) => change_type)).toEqual([
      "CREATE",
      "DELETE",
    ]);
  });

  test("a refused request adds none", async () => {
    const { ads, tables } = startJudged();
    const { id: line_item_id } = await newLineItem(ads);
    const before = tables.targetingCriteria.count([]);
    const refused = await ads.updateLineItem({
      account_id,
      line_item_id,
      ios_app_store_identifier: "1482930571",
      end_time: "2020-01-01T00:00:00Z",
    });
    expect(refused.response.status).toBe(400);
    expect(tables.targetingCriteria.count([])).toBe(before);
  });

  test("other criteria of the line item stay", async () => {
    const { ads, tables } = startJudged();
    const where = [
      { key: "line_item_id", in: ["li4v7x"] },
      { key: "deleted", in: [0] },
    ];
    const [of] = tables.targetingCriteria.find({ where });
    const keyword = { ...of?.wire, id: "tc-word", targeting_type: "BROAD_KEYWORD", targeting_value: "iOS" };
    tables.targetingCriteria.put(keyword.id, keyword as TargetingCriterion, { account_id });
    const before = tables.targetingCriteria.find({ where });
    expect(before.length).toBeGreaterThan(1);
    for (const ios_app_store_identifier of ["1", "2"]) {
      await ads.updateLineItem({ account_id, line_item_id: "li4v7x", ios_app_store_identifier });
    }
    expect(tables.targetingCriteria.find({ where }).slice(0, -1)).toEqual(before);
  });
});
