import { type ProductType, unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import {
  lineItemArguments,
  newCampaign,
  newLineItem,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";

/** What any combination needs to be tried. */
const domain = { advertiser_domain: "harbourcoffee.example", categories: ["IAB8"] };

test("the combinations are listed for all product types or for one", async () => {
  const { ads } = startJudged();
  const all = (await unwrap(ads.listLineItemPlacements({}))).data;
  expect(all.map(({ product_type }) => product_type)).toEqual(["MEDIA", "PROMOTED_ACCOUNT", "PROMOTED_POSTS"]);
  for (const each of all) {
    const listed = await unwrap(ads.listLineItemPlacements({ product_type: each.product_type }));
    expect(listed).toMatchObject({ request: { params: { product_type: each.product_type } }, next_cursor: null });
    expect(listed.data).toEqual([each]);
    const sets = each.placements.map((combination) => [...combination].sort().join());
    expect(new Set(sets).size).toBe(sets.length);
  }
});

test("every combination that is listed can be given, in any order (placements.combinations)", async () => {
  const { ads } = startJudged();
  for (const { product_type, placements } of (await unwrap(ads.listLineItemPlacements({}))).data) {
    const campaign_id = await newCampaign(ads);
    for (const combination of placements) {
      const given = [...combination].reverse();
      const more = { campaign_id, product_type, placements: given, ...domain };
      expect((await newLineItem(ads, more)).placements).toEqual(given);
    }
  }
});

test("a placement that is given twice counts once", async () => {
  const { ads } = startJudged();
  const { placements } = await newLineItem(ads, { placements: ["SERVICE_SEARCH", "SERVICE_SEARCH"] });
  expect(placements).toEqual(["SERVICE_SEARCH"]);
});

test.each<[ProductType, string[]]>([
  ["PROMOTED_ACCOUNT", ["TAP_BANNER"]],
  ["PROMOTED_ACCOUNT", ["PUBLISHER_NETWORK"]],
  ["MEDIA", ["SERVICE_TIMELINE"]],
  ["PROMOTED_POSTS", ["ALL_ON_SERVICE", "SERVICE_TIMELINE"]],
  ["PROMOTED_POSTS", ["TAP_BANNER", "SERVICE_SEARCH"]],
])("no line item of %s has the placements %s", async (product_type, placements) => {
  const { ads } = startJudged();
  const more = { product_type, placements: placements as never, ...domain };
  expect(await refusal(ads.createLineItem(lineItemArguments(await newCampaign(ads), more)))).toEqual({
    status: 400,
    violations: [{ rule: "placements.combinations", parameter: "placements" }],
  });
});
