import { describe, expect, test } from "vitest";
import { checkReplayRequest } from "./check-replay-request.ts";

const now = new Date("2026-03-10T18:42:07Z");
const valid = { webhook_id: "1576829043218391040", from_date: "202603101200", to_date: "202603101800" };
const found = (change: object, at: Date | number = now) =>
  checkReplayRequest({ ...valid, ...change }, at).map(({ rule, parameter }) => `${rule} ${parameter}`);

describe("checkReplayRequest", () => {
  test.each([
    {},
    { webhook_id: "0" },
    { webhook_id: "9".repeat(19) },
    // The first minute of the last 24 hours that began inside of them.
    { from_date: "202603091843" },
    // Whether to_date is included is not shown, so neither one minute nor the future is refused.
    { from_date: "202603101800" },
    { to_date: "202603121800" },
    // Nor is how it bounds the range, so neither is one before from_date.
    { from_date: "202603101801" },
    { to_date: "202602281200" },
    { unknown_member: true },
  ])("%j is fine", (change) => {
    expect(found(change)).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ webhook_id: undefined }, ["replay.required webhook_id"]],
    [{ from_date: null, to_date: undefined }, ["replay.required from_date", "replay.required to_date"]],
    ...["", "9".repeat(20), "harbour-hook", " 1", "1\n", "-1", "١", 1576829043, 5n, {}].map(
      (webhook_id): [object, string[]] => [{ webhook_id }, ["replay.webhook-id webhook_id"]],
    ),
    ...["", "202602300000", "2026-03-10T12:00Z", 202603101200, now].map((from_date): [object, string[]] => [
      { from_date },
      ["replay.timestamps from_date"],
    ]),
    [{ to_date: "202603101860" }, ["replay.timestamps to_date"]],
    [{ from_date: "202603091842" }, ["replay.window from_date"]],
    [{ from_date: "202603081200", to_date: "202603081100" }, ["replay.window from_date"]],
    [
      { webhook_id: "x", from_date: "202603081200", to_date: "x" },
      ["replay.webhook-id webhook_id", "replay.timestamps to_date", "replay.window from_date"],
    ],
  ])("%o breaks %j", (change, violations) => {
    expect(found(change)).toEqual(violations);
  });

  test("the window is exact, and the clock may be a Date or milliseconds", () => {
    const noon = Date.UTC(2026, 2, 11, 12);
    for (const at of [noon, new Date(noon)]) expect(found({ from_date: "202603101200" }, at)).toEqual([]);
    expect(found({ from_date: "202603101200" }, noon + 1)).toEqual(["replay.window from_date"]);
    expect(() => found({}, Number.NaN)).toThrow(RangeError);
  });

  test("messages say what to do, and the value stands beside them", () => {
    const wrong = { webhook_id: "harbour-hook", from_date: "202602300000", to_date: 5 };
    expect(checkReplayRequest(wrong, now)).toEqual([
      {
        rule: "replay.webhook-id",
        parameter: "webhook_id",
        message: "webhook_id must be a string that matches ^[0-9]{1,19}$",
        value: "harbour-hook",
      },
      {
        rule: "replay.timestamps",
        parameter: "to_date",
        message: "to_date must be a string that matches ^[0-9]{12}$",
        value: "5",
      },
      {
        rule: "replay.timestamps",
        parameter: "from_date",
        message: "from_date must be a UTC minute that exists, written yyyymmddhhmm",
        value: "202602300000",
      },
    ]);
    const [early] = checkReplayRequest({ ...valid, from_date: "202603081200" }, now);
    expect(early).toMatchObject({
      value: "202603081200",
      message: expect.stringContaining("ask from 202603091843 on"),
    });
  });
});
