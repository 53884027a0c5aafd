import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { LAST_MOMENT } from "./clock.ts";
import { Ids } from "./ids.ts";
import { createSqliteStore } from "./store/sqlite-store.ts";
import { openTables } from "./store/tables.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-ids-"));
afterAll(() => rmSync(folder, { recursive: true }));

function start(file?: string) {
  const store = createSqliteStore(file === undefined ? {} : { file });
  onTestFinished(() => store.close());
  const tables = openTables(store);
  return { store, tables, ids: new Ids(tables) };
}

const NOW = Date.UTC(2026, 2, 10, 12);

test("ids of the Ads API are all different, tell their kind, and do not look like a sequence", () => {
  const { ids } = start();
  const made = Array.from({ length: 5_000 }, () => ids.ads("cp"));
  expect(new Set(made).size).toBe(5_000);
  expect(made.filter((id) => !/^cp[0-9a-z]{6}$/.test(id))).toEqual([]);
  const rising = made.filter((id, at) => at > 0 && id > (made[at - 1] as string));
  expect(rising.length).toBeLessThan(4_000);
  expect(ids.ads("li")).toMatch(/^li[0-9a-z]{6}$/);
});

test("ids of the Ads API stay different when their numbers run over", () => {
  const { ids, tables } = start();
  const first = ids.ads("cp");
  const round = 36 ** 6;
  tables.settings.put("ids.cp", { value: round }, {});
  const later = ids.ads("cp");
  expect(later).not.toBe(first);
  expect(later).toMatch(/^cp1[0-9a-z]{6}$/);
  // What would be rounded as a number is not.
  tables.settings.put("ids.cp", { value: round - 4 }, {});
  const last = [ids.ads("cp"), ids.ads("cp"), ids.ads("cp")];
  expect(new Set(last).size).toBe(3);
  expect(last.filter((id) => !/^cp[0-9a-z]{6}$/.test(id))).toEqual([]);
});

test("ids of the platform API are 1 to 19 digits and grow with time, and within a millisecond", () => {
  const { ids } = start();
  const made = [NOW, NOW, NOW, NOW + 1, NOW + 2, NOW + 1_000].map((now) => ids.numeric(now));
  for (const id of made) expect(id).toMatch(/^[0-9]{1,19}$/);
  const numbers = made.map(BigInt);
  expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(made).size).toBe(made.length);
  expect(ids.numeric(0)).toMatch(/^[0-9]{1,19}$/);
});

test("ids of the platform API stay within 64 bits and different as far as the clock goes", () => {
  const { ids } = start();
  const made = [Date.UTC(2080, 0), Date.UTC(2100, 0), LAST_MOMENT, LAST_MOMENT].map((now) => ids.numeric(now));
  expect(new Set(made).size).toBe(4);
  for (const id of made) expect(BigInt.asIntN(64, BigInt(id))).toBe(BigInt(id));
  expect(made).toEqual(made.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
});

test("uuids are uuids", () => {
  const { ids } = start();
  expect(ids.uuid()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(ids.uuid()).not.toBe(ids.uuid());
});

test("ids are new after a restart, too", () => {
  const file = join(folder, "ids.db");
  const first = start(file);
  const before = [first.ids.ads("cp"), first.ids.ads("cp"), first.ids.numeric(NOW)];
  first.store.close();
  const { ids } = start(file);
  expect(before).not.toContain(ids.ads("cp"));
  expect(before).not.toContain(ids.numeric(NOW));
});
