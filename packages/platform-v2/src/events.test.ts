import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { currentEventType, isActivityEventType, isDeprecatedActivityEventType } from "./events.ts";

const { schemas } = JSON.parse(
  await readFile(new URL("../../../specs/dist/platform-v2.json", import.meta.url), "utf8"),
).components;
const current: string[] = schemas.ActivityEventType.enum;
const deprecated: string[] = schemas.DeprecatedActivityEventType.enum;
const others = ["", "post", "Post.Create", "PostCreate", "toString", "__proto__", null, undefined, 5, {}];
const lists = [...current, ...deprecated].map((name) => [name]);

test("the thirteen names, and no others", () => {
  expect(current).toHaveLength(13);
  expect(current.filter(isActivityEventType)).toEqual(current);
  expect([...deprecated, ...others, ...lists].filter(isActivityEventType)).toEqual([]);
});

test("the deprecated names, and no others", () => {
  expect(deprecated).toHaveLength(5);
  expect(deprecated.filter(isDeprecatedActivityEventType)).toEqual(deprecated);
  expect([...current, ...others, ...lists].filter(isDeprecatedActivityEventType)).toEqual([]);
});

test("the current name of a type: only the successor that is shown is known", () => {
  expect(current.map(currentEventType)).toEqual(current);
  const successors: Record<string, string> = schemas.DeprecatedActivityEventType["x-successors"];
  expect(successors).toEqual({ ProfileBioUpdate: "profile.update.bio" });
  for (const name of deprecated) expect(currentEventType(name)).toBe(successors[name]);
  for (const name of others) expect(currentEventType(name)).toBeUndefined();
});
