import ts from "typescript";
import { expect, it } from "vitest";
import { localNames } from "./local-names.ts";

const SOURCE = `export interface Store<Row> {
  transaction<Result>(run: (row: Row) => Result): Result;
}
export function poll<Item>({ sleep: wait = sleep, signal }: Options<Item>): Promise<Item> {
  const { Kept } = wait;
  return (given) => given;
}
export type Answer<Body> = Body extends Page<infer Entry> ? { items: Entry[] } : Result;
`;

const source = ts.createSourceFile("store.ts", SOURCE, ts.ScriptTarget.Latest, true);
const namesOf = (name: RegExp) => {
  const { line, character } = source.getLineAndCharacterOfPosition(SOURCE.search(name));
  return localNames(source, line + 1, character).sort();
};

it("knows parameters, members and type parameters, those around a member included, and no body", () => {
  expect(namesOf(/transaction/)).toEqual(["Result", "Row", "row", "run", "transaction"]);
  expect(namesOf(/poll/)).toEqual(["Item", "signal", "sleep", "wait"]);
  expect(namesOf(/Answer/)).toEqual(["Body", "Entry", "items"]);
});
