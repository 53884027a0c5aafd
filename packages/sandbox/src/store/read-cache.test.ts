import { expect, onTestFinished, test } from "vitest";
import { createSqliteStore } from "./sqlite-store.ts";

/** A store whose reads come in pairs: the second one could be told what was read before. */
function open() {
  const store = createSqliteStore();
  onTestFinished(() => store.close());
  const put = (id: string, body: string) => store.put("webhooks", { id, body, hidden: "{}" }, { user_id: "u" });
  const seen = () => ({
    one: store.get("webhooks", "w1")?.body,
    all: store.find("webhooks", { where: [] }).map(({ body }) => body),
  });
  const see = (one: string | undefined, ...all: string[]) => {
    for (let time = 0; time < 2; time++) expect(seen()).toEqual({ one, all });
  };
  return { store, put, see };
}

test("whatever was read before, what is written is read", () => {
  const { store, put, see } = open();
  see(undefined);
  put("w1", "1");
  see("1", "1");
  put("w1", "2");
  see("2", "2");
  put("w2", "3");
  see("2", "2", "3");
  store.remove("webhooks", "w1");
  see(undefined, "3");
  store.clear();
  see(undefined);
});

test("what a transaction takes back is not read, nor is what a part of it takes back", () => {
  const { store, put, see } = open();
  put("w1", "1");
  see("1", "1");
  const fail = (id: string, within?: () => void) => () =>
    store.transaction(() => {
      put(id, "2");
      within?.();
      throw new Error("taken back");
    });
  expect(fail("w1", () => see("2", "2"))).toThrow("taken back");
  see("1", "1");
  store.transaction(() => {
    put("w1", "3");
    expect(fail("w2", () => see("3", "3", "2"))).toThrow("taken back");
    see("3", "3");
  });
  see("3", "3");
});

test("more rows than are kept are all found, again and again", () => {
  const { store, put } = open();
  store.transaction(() => {
    for (let number = 0; number < 6_000; number++) put(`w${number}`, `${number}`);
  });
  for (let time = 0; time < 2; time++) {
    expect(store.find("webhooks", { where: [] })).toHaveLength(6_000);
    for (let number = 0; number < 6_000; number++) {
      expect(store.get("webhooks", `w${number}`)?.body).toBe(`${number}`);
    }
  }
});
