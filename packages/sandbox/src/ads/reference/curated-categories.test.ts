import { unwrap } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import { account_id, refusal, startJudged } from "../../../test/support/start-judged.ts";

describe("curated.countries", () => {
  const start = () => {
    const { ads } = startJudged();
    const list = async (country_codes?: string[]) => {
      const listed = await unwrap(ads.listCuratedCategories({ account_id, ...(country_codes && { country_codes }) }));
      expect(listed.total_count).toBe(listed.data.length);
      expect(listed.next_cursor).toBeNull();
      return { ids: listed.data.map(({ id }) => id), echo: listed.request.params };
    };
    return { ads, list };
  };

  test("the list has what is available in any of the countries, with the number", async () => {
    const { list } = start();
    expect((await list(["PT"])).ids).toEqual(["cc2w9", "cc8h3"]);
    expect((await list(["GB"])).ids).toEqual(["cc8h3", "cc5k0"]);
    expect((await list(["FR", "GB"])).ids).toEqual(["cc2w9", "cc8h3", "cc5k0"]);
  });

  test("there is none where no country has one", async () => {
    const { list } = start();
    expect((await list(["ZZ"])).ids).toEqual([]);
    expect((await list(["pt"])).ids).toEqual([]);
  });

  test("without countries all are listed; the echo has an array all the same", async () => {
    const { list } = start();
    expect(await list()).toEqual({
      ids: ["cc2w9", "cc8h3", "cc5k0"],
      echo: { account_id, country_codes: [] },
    });
    expect((await list(["PT", "ES"])).echo).toEqual({ account_id, country_codes: ["PT", "ES"] });
  });

  test("an empty text is no country", async () => {
    const { sandbox } = startJudged();
    const url = `${sandbox.urls.ads}/12/accounts/${account_id}/curated_categories?country_codes=`;
    const { data } = (await (await sandbox.fetch(url)).json()) as { data: unknown[] };
    expect(data).toHaveLength(3);
  });

  test("one is read by its id", async () => {
    const { ads } = start();
    const { data } = await unwrap(ads.getCuratedCategory({ account_id, curated_category_id: "cc8h3" }));
    expect(data).toMatchObject({ id: "cc8h3", country_codes: ["PT", "GB"] });
    expect(await refusal(ads.getCuratedCategory({ account_id, curated_category_id: "cc-unknown" }))).toEqual({
      status: 404,
      violations: [{ parameter: "curated_category_id" }],
    });
  });
});
