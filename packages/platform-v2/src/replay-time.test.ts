import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseReplayTimestamp, type ReplayTime, readReplayTimestamp, toReplayTimestamp } from "./replay-time.ts";

const day = { min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:00Z"), noInvalidDate: true };
const noon = Date.UTC(2026, 2, 10, 12);

describe("toReplayTimestamp", () => {
  test.each<[ReplayTime, string, string]>([
    [new Date("2026-03-10T12:00:00.000Z"), "202603101200", "202603101200"],
    [new Date("2026-03-10T12:00:00.001Z"), "202603101200", "202603101201"],
    [new Date("2026-03-10T12:00:59.999Z"), "202603101200", "202603101201"],
    [new Date("2026-12-31T23:59:30Z"), "202612312359", "202701010000"],
    ["2026-03-10T12:00:00Z", "202603101200", "202603101200"],
    ["2026-03-10T12:00Z", "202603101200", "202603101200"],
    ["2026-03-10T12:00:30.5+01:00", "202603101100", "202603101101"],
    ["2026-03-09T22:30-05:30", "202603100400", "202603100400"],
    ["2026-03-10T12:00:59.999999999Z", "202603101200", "202603101201"],
    ["2024-02-29T00:00Z", "202402290000", "202402290000"],
    ["202603101200", "202603101200", "202603101200"],
    ["0001-01-01T00:00Z", "000101010000", "000101010000"],
    [{ epochMilliseconds: noon + 1 }, "202603101200", "202603101201"],
    [new Date(-1), "196912312359", "197001010000"],
    [runInNewContext("new Date(-1)") as Date, "196912312359", "197001010000"],
  ])("%o is in %s, and rounded up %s", (time, down, up) => {
    expect([toReplayTimestamp(time), toReplayTimestamp(time, "down"), toReplayTimestamp(time, "up")]).toEqual([
      down,
      down,
      up,
    ]);
  });

  test.each([
    ...["", "2026-03-10", "2026-03-10T12:00", "2026-03-10 12:00Z", "2026-03-10T12:00:00z", "2026-03-10T12Z", "noon"],
    ...[
      "2026-02-30T00:00Z",
      "2026-13-01T00:00Z",
      "2026-03-10T24:00Z",
      "2026-03-10T12:00:60Z",
      "2026-03-10T12:00+24:00",
      "12026-03-10T12:00Z",
      "2026-03-10T12:00+01:000",
    ],
    ...["202602300000", "20260310120", "1773144000000", "9999-12-31T23:59-00:01", "0000-01-01T00:00+00:01"],
    ...[new Date(Number.NaN), new Date(8.64e15), { epochMilliseconds: Number.NaN }, { epochMilliseconds: 1e300 }],
    ...([{ epochMilliseconds: "1" }, { epochMilliseconds: 1n }, {}, [], null, undefined, noon] as ReplayTime[]),
  ])("%o is refused", (time) => {
    expect(() => toReplayTimestamp(time)).toThrow(TypeError);
    expect(() => toReplayTimestamp(time)).toThrow(/pass a valid Date, a Temporal instant, .*"2026-03-10T12:00:00Z"/);
  });

  test("the last minute cannot be rounded up", () => {
    expect(toReplayTimestamp("9999-12-31T23:59:59Z")).toBe("999912312359");
    expect(() => toReplayTimestamp("9999-12-31T23:59:59Z", "up")).toThrow(TypeError);
  });

  test("it is the last minute that is not later, and up the first that is not earlier", () => {
    fc.assert(
      fc.property(fc.date(day), (date) => {
        const [down, up] = (["down", "up"] as const).map((round) =>
          parseReplayTimestamp(toReplayTimestamp(date, round)),
        );
        expect(Number(date) - Number(down)).toBeGreaterThanOrEqual(0);
        expect(Number(date) - Number(down)).toBeLessThan(60_000);
        expect(Number(up) - Number(down)).toBe(Number(date) % 60_000 === 0 ? 0 : 60_000);
      }),
    );
  });

  test("a Date, its ISO text, its Temporal instant and its own form are one", () => {
    fc.assert(
      fc.property(fc.date(day), (date) => {
        const text = toReplayTimestamp(date);
        for (const time of [date.toISOString(), { epochMilliseconds: date.getTime() }, text]) {
          expect(toReplayTimestamp(time)).toBe(text);
        }
      }),
    );
  });
});

describe("parseReplayTimestamp", () => {
  test("takes back what toReplayTimestamp writes", () => {
    fc.assert(
      fc.property(fc.date(day), (date) => {
        const minute = Math.floor(Number(date) / 60_000) * 60_000;
        expect(Number(parseReplayTimestamp(toReplayTimestamp(date)))).toBe(minute);
      }),
    );
  });

  test("of all texts of twelve digits it takes those that are written back the same", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^20\d\d[01]\d[0-3]\d[0-2]\d[0-6]\d$/), (text) => {
        const time = readReplayTimestamp(text);
        const [, y, mo, d, h, mi] = /^(....)(..)(..)(..)(..)$/.exec(text) ?? [];
        // A calendar of its own: days of the month, leap years.
        const leap = Number(y) % 4 === 0 && (Number(y) % 100 !== 0 || Number(y) % 400 === 0);
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(mo) - 1] ?? 0;
        const real = Number(d) >= 1 && Number(d) <= days && Number(h) < 24 && Number(mi) < 60;
        expect(time !== undefined).toBe(real);
        if (time !== undefined) expect(toReplayTimestamp(new Date(time))).toBe(text);
      }),
    );
  });

  test.each(["202602300000", "202502290000", "202600100000", "202603002359", "202603102400", "202603101260"])(
    "%s does not exist",
    (text) => {
      expect(() => parseReplayTimestamp(text)).toThrow(TypeError);
      expect(() => parseReplayTimestamp(text)).toThrow("write one that exists as yyyymmddhhmm");
    },
  );

  test.each([
    "",
    "20260310120",
    "2026031012000",
    "1202603101200",
    "2026-03-10T1",
    " 02603101200",
    "202603101200\n",
    "٢٠٢٦٠٣١٠١٢٠٠",
    202603101200,
  ])("%j is written in another way", (text) => {
    expect(() => parseReplayTimestamp(text as string)).toThrow(TypeError);
  });
});
