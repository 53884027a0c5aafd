import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { COLLECTIONS } from "./collections.ts";
import { layoutOf } from "./layout.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import type { Condition, Key, Query, Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

function open(file?: string): Store {
  const store = createSqliteStore(file === undefined ? {} : { file });
  onTestFinished(() => store.close());
  return store;
}

const BIG = 9_007_199_254_740_993n;

/** Puts a campaign with its keys; all others have a value that no test asks for. */
function put(store: Store, id: string, keys: Record<string, Key> = {}, body = "{}"): void {
  store.put(
    "campaigns",
    { id, body, hidden: "{}" },
    {
      account_id: "a",
      created_at: "2026-01-01T00:00:00Z",
      updated_at: "2026-01-01T00:00:00Z",
      deleted: 0,
      funding_instrument_id: "f",
      name_folded: id,
      entity_status: "ACTIVE",
      daily_budget_amount_local_micro: null,
      total_budget_amount_local_micro: null,
      draft: 0,
      active: 1,
      ...keys,
    },
  );
}

/** A file that holds one row, and was changed by something else. */
function alteredFile(name: string, sql: string): string {
  const file = join(folder, name);
  const store = open(file);
  put(store, "x");
  store.close();
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

function ids(store: Store, query: Partial<Query> = {}): string[] {
  return store.find("campaigns", { where: [], ...query }).map(({ id }) => id);
}

/** All ids in the order of a walk with pages of one size. */
function walkIds(store: Store, sort: Query["sort"], limit: number): string[] {
  const seen: string[] = [];
  let query: Query = { where: [], ...(sort && { sort }), limit };
  for (;;) {
    const rows = store.find("campaigns", query);
    seen.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined) return seen;
    query = { ...query, after: store.placeOf("campaigns", last, query) };
  }
}

describe("rows", () => {
  test("are put, got, replaced in their place, and removed", () => {
    const store = open();
    expect(store.get("campaigns", "x")).toBeUndefined();
    put(store, "x", {}, `{"n":${BIG}}`);
    put(store, "y");
    const before = store.get("campaigns", "x");
    expect(before).toEqual({ seq: before?.seq, id: "x", body: `{"n":${BIG}}`, hidden: "{}" });
    put(store, "x", { name_folded: "later" }, '{"n":1}');
    expect(store.get("campaigns", "x")).toEqual({ ...before, body: '{"n":1}' });
    expect(ids(store)).toEqual(["x", "y"]);
    expect(store.remove("campaigns", "x")).toBe(true);
    expect(store.remove("campaigns", "x")).toBe(false);
    expect(ids(store)).toEqual(["y"]);
  });

  test("never take the place of one that was removed", () => {
    const store = open();
    put(store, "x");
    const { seq } = store.get("campaigns", "x") ?? { seq: 0 };
    store.remove("campaigns", "x");
    put(store, "y");
    expect(store.get("campaigns", "y")?.seq).toBeGreaterThan(seq);
  });

  test("need every key of their collection, and collections that there are", () => {
    const store = open();
    expect(() => store.put("campaigns", { id: "x", body: "{}", hidden: "{}" }, {})).toThrow(/account_id is missing/);
    expect(() => store.find("nothing", { where: [] })).toThrow(/no collection nothing/);
    expect(() => store.get("nothing", "x")).toThrow(/no collection nothing/);
    expect(() => store.remove("nothing", "x")).toThrow(/no collection nothing/);
    expect(() => store.count("nothing", [])).toThrow(/no collection nothing/);
    expect(() => store.put("nothing", { id: "x", body: "{}", hidden: "{}" }, {})).toThrow(/no collection nothing/);
  });
});

describe("conditions", () => {
  const store = createSqliteStore();
  afterAll(() => store.close());
  put(store, "one", { account_id: "a", name_folded: "café au lait", daily_budget_amount_local_micro: BIG });
  put(store, "two", { account_id: "a", name_folded: "100% arabica", daily_budget_amount_local_micro: BIG - 1n });
  put(store, "three", { account_id: "b", name_folded: "日本コーヒー", daily_budget_amount_local_micro: 5 });
  put(store, "four", { account_id: "b", name_folded: "_under_", deleted: 1 });

  test.each<[Condition[], string[]]>([
    [[{ key: "account_id", in: ["a"] }], ["one", "two"]],
    [[{ key: "account_id", in: ["b", "a"] }], ["one", "two", "three", "four"]],
    [[{ key: "account_id", in: [] }], []],
    [[{ key: "id", in: ["three", "one", "none"] }], ["one", "three"]],
    [
      [
        { key: "id", in: ["three"] },
        { key: "account_id", in: ["a"] },
      ],
      [],
    ],
    [
      [
        { key: "account_id", in: ["b"] },
        { key: "deleted", in: [0] },
      ],
      ["three"],
    ],
    [[{ key: "daily_budget_amount_local_micro", in: [null] }], ["four"]],
    [[{ key: "daily_budget_amount_local_micro", in: [BIG] }], ["one"]],
    [[{ key: "daily_budget_amount_local_micro", in: [BIG, 5] }], ["one", "three"]],
    [[{ key: "daily_budget_amount_local_micro", atLeast: BIG }], ["one"]],
    [[{ key: "daily_budget_amount_local_micro", below: BIG }], ["two", "three"]],
    [[{ key: "daily_budget_amount_local_micro", atLeast: 5, below: BIG - 1n }], ["three"]],
    [[{ key: "daily_budget_amount_local_micro" }], ["one", "two", "three", "four"]],
    [[{ key: "name_folded", contains: "au" }], ["one"]],
    [[{ key: "name_folded", contains: "%" }], ["two"]],
    [[{ key: "name_folded", contains: "_" }], ["four"]],
    [[{ key: "name_folded", contains: "" }], ["one", "two", "three", "four"]],
    [[{ key: "name_folded", startsWith: "100%" }], ["two"]],
    [[{ key: "name_folded", startsWith: "%" }], []],
    [[{ key: "name_folded", startsWith: "日本" }], ["three"]],
    [[{ key: "name_folded", startsWith: "au" }], []],
  ])("number %#", (where, expected) => {
    expect(ids(store, { where })).toEqual(expected);
    expect(store.count("campaigns", where)).toBe(expected.length);
  });

  test("are about keys that the collection has", () => {
    const where = [{ key: "body", in: ["{}"] }];
    expect(() => store.find("campaigns", { where })).toThrow("campaigns has no key body");
    expect(() => store.count("campaigns", where)).toThrow("campaigns has no key body");
  });
});

describe("orders", () => {
  const store = createSqliteStore();
  afterAll(() => store.close());
  const budgets: (Key | undefined)[] = [7, null, BIG, 0, BIG - 1n, null, 7, -3, 2 ** 53 - 1, -BIG, null];
  for (const [at, budget] of budgets.entries())
    put(store, `c${at}`, { daily_budget_amount_local_micro: budget ?? null });
  const key = "daily_budget_amount_local_micro";
  // NULL is the least value; the same values stand in the order in which they came.
  const ascending = ["c1", "c5", "c10", "c9", "c7", "c3", "c0", "c6", "c8", "c4", "c2"];

  test("sort exact integers, with nothing below NULL", () => {
    expect(ids(store, { sort: { key, descending: false } })).toEqual(ascending);
    expect(ids(store, { sort: { key, descending: true } })).toEqual(ascending.toReversed());
    expect(ids(store)).toEqual(budgets.map((_, at) => `c${at}`));
  });

  test.each([1, 2, 3, 4, 100])("are walked in pages of %i", (size) => {
    expect(walkIds(store, { key, descending: false }, size)).toEqual(ascending);
    expect(walkIds(store, { key, descending: true }, size)).toEqual(ascending.toReversed());
    expect(walkIds(store, { key: "seq", descending: true }, size)).toEqual(
      budgets.map((_, at) => `c${at}`).toReversed(),
    );
    expect(walkIds(store, undefined, size)).toEqual(budgets.map((_, at) => `c${at}`));
  });

  test("know the place of a row exactly", () => {
    const place = (id: string) => {
      const row = store.get("campaigns", id);
      return row && store.placeOf("campaigns", row, { where: [], sort: { key, descending: false } }).value;
    };
    expect(["c2", "c4", "c8", "c9", "c0", "c1"].map(place)).toEqual([BIG, BIG - 1n, 2 ** 53 - 1, -BIG, 7, null]);
  });

  test("are those of keys that the collection has", () => {
    expect(() => ids(store, { sort: { key: "body", descending: false } })).toThrow("campaigns has no key body");
  });
});

describe("transactions", () => {
  test("take effect together or not at all", () => {
    const store = open();
    const inside = () => {
      put(store, "x");
      return "done";
    };
    expect(store.transaction(inside)).toBe("done");
    const attempt = () =>
      store.transaction(() => {
        put(store, "y");
        store.remove("campaigns", "x");
        throw new RangeError("no");
      });
    expect(attempt).toThrow(RangeError);
    expect(ids(store)).toEqual(["x"]);
    store.transaction(() => put(store, "z"));
    expect(ids(store)).toEqual(["x", "z"]);
  });

  test("inside others take back their own part when it fails, and all of it when nobody catches", () => {
    const store = open();
    const fail = (id: string) => () => {
      put(store, id);
      throw new RangeError("no");
    };
    store.transaction(() => {
      put(store, "outer");
      expect(() => store.transaction(fail("inner"))).toThrow(RangeError);
      store.transaction(() => put(store, "other"));
    });
    expect(ids(store)).toEqual(["outer", "other"]);
    expect(() =>
      store.transaction(() => {
        put(store, "lost");
        store.transaction(() => store.transaction(fail("lost too")));
      }),
    ).toThrow(RangeError);
    expect(ids(store)).toEqual(["outer", "other"]);
  });
});

describe("files", () => {
  test("hold what was put when they are opened again, and more can be added", () => {
    const file = join(folder, "kept.db");
    const first = open(file);
    put(first, "x", {}, `{"n":${BIG}}`);
    const { seq } = first.get("campaigns", "x") ?? { seq: 0 };
    first.close();
    first.close();
    const second = open(file);
    expect(second.get("campaigns", "x")).toEqual({ seq, id: "x", body: `{"n":${BIG}}`, hidden: "{}" });
    put(second, "y");
    expect(ids(second)).toEqual(["x", "y"]);
    second.clear();
    expect(ids(second)).toEqual([]);
  });

  test("are for one at a time, until that closes them", () => {
    const file = join(folder, "shared.db");
    const first = open(file);
    put(first, "x");
    expect(() => createSqliteStore({ file })).toThrow(
      "shared.db is in use: stop the sandbox that has it open, or name another file",
    );
    put(first, "y");
    first.close();
    expect(ids(open(file))).toEqual(["x", "y"]);
  });

  test.skipIf(process.platform === "win32")("are for their owner alone, unless they are there already", () => {
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const file = join(folder, "private.db");
    put(open(file), "x");
    const made = readdirSync(folder).filter((name) => name.startsWith("private.db"));
    expect(made).toContain("private.db-wal");
    for (const name of made) expect(modeOf(join(folder, name)), name).toBe("600");
    const shared = join(folder, "readable.db");
    writeFileSync(shared, "");
    chmodSync(shared, 0o644);
    put(open(shared), "x");
    expect(modeOf(shared)).toBe("644");
  });

  test("are paths, whatever they look like", () => {
    const path = join(folder, "uri.db?mode=memory");
    const file = `file:none/../${relative(process.cwd(), path)}`;
    open(file);
    expect(existsSync(path)).toBe(true);
  });

  test.each([0, 1])("of the layout %i are refused, told how to keep them, and stay as they are", (layout) => {
    const file = alteredFile(`layout-${layout}.db`, `PRAGMA user_version = ${layout}`);
    const before = readFileSync(file);
    expect(() => createSqliteStore({ file })).toThrow(
      /another version of the sandbox wrote it, .+ export that with that version \(exportState\) and import it .+ remove it\.$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("from before there was a collection get it", () => {
    const older = layoutOf(COLLECTIONS.filter(({ name }) => name !== "history"));
    const file = alteredFile("older.db", `DROP TABLE history; PRAGMA user_version = ${older}`);
    const store = open(file);
    expect(ids(store)).toEqual(["x"]);
    expect(store.count("history", [])).toBe(0);
    store.close();
    expect(ids(open(file))).toEqual(["x"]);
  });

  test.each(["DELETE", "WAL"])("of others, with the journal %s, are refused and stay as they are", (journal) => {
    const place = mkdtempSync(join(folder, "foreign-"));
    const file = join(place, "foreign.db");
    const foreign = new DatabaseSync(file);
    foreign.exec(`PRAGMA journal_mode = ${journal}; CREATE TABLE campaigns (a); INSERT INTO campaigns VALUES (42)`);
    foreign.close();
    const before = readFileSync(file);
    expect(() => createSqliteStore({ file })).toThrow(
      /foreign\.db cannot be used: it holds no data .+\. Name another file, or remove it\.$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(place)).toEqual(["foreign.db"]);
  });

  test("that are no database, or in no folder, are refused", () => {
    const text = join(folder, "text.db");
    writeFileSync(text, "no database, but a text that is longer than the header of one\n".repeat(20));
    expect(() => createSqliteStore({ file: text })).toThrow(/text\.db cannot be used: .+ or remove it\.$/);
    expect(() => createSqliteStore({ file: join(folder, "none", "x.db") })).toThrow(
      /x\.db cannot be used: .+ Its folder must be there,/,
    );
  });
});

test.each(["'; DROP TABLE campaigns; --", "x' OR '1'='1", '"', "\\", "%", "\u0000", "id) OR (1", "🥐"])(
  "%j is a value like any other",
  (text) => {
    const store = open();
    put(store, "safe");
    put(store, text, { name_folded: text });
    expect(store.get("campaigns", text)?.id).toBe(text);
    expect(ids(store, { where: [{ key: "id", in: [text] }] })).toEqual([text]);
    expect(ids(store, { where: [{ key: "id", in: [text, "none"] }] })).toEqual([text]);
    expect(ids(store, { where: [{ key: "name_folded", contains: text }] })).toEqual([text]);
    expect(ids(store, { where: [{ key: "name_folded", startsWith: text }] })).toEqual([text]);
    expect(walkIds(store, { key: "name_folded", descending: true }, 1).toSorted()).toEqual([text, "safe"].toSorted());
    expect(() => ids(store, { sort: { key: text, descending: false } })).toThrow("has no key");
    expect(() => ids(store, { where: [{ key: text, in: [1] }] })).toThrow("has no key");
    expect(() => store.find(text, { where: [] })).toThrow("no collection");
    expect(ids(store)).toEqual(["safe", text]);
  },
);
