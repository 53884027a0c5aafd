import ts from "typescript";
import { expect, it } from "vitest";
import { declarationText } from "./declaration-text.ts";

const SOURCE = `export async function walk<Item>(
  // the method
  list: List<Item>,
  options: Options = {},
): Promise<Item[]> {
  return list(options);
}
/** A class. */
export class Walk<Item> extends Base {
  /** Its state. */
  readonly state: State = { ends: false };
  async next(): Promise<Item> {
    return this.state;
  }
}
export interface Options {
  /** How many. */
  count?: number;
}
export type State = {
  /** Whether it has ended. */
  ends: boolean;
};
export const table: Table = { a: 1 };
/** Its length. */
export function size(list: Item[]): number;
export function size(list: unknown): number | undefined;
export function size(list: unknown): number | undefined {
  return undefined;
}
`;

const source = ts.createSourceFile("walk.ts", SOURCE, ts.ScriptTarget.Latest, true);
const textOf = (name: RegExp) => {
  const { line, character } = source.getLineAndCharacterOfPosition(SOURCE.search(name));
  return declarationText(source, line + 1, character);
};

it("shows a function without its body and its comments", () => {
  expect(textOf(/walk</)).toBe(
    "function walk<Item>(\n  list: List<Item>,\n  options: Options = {},\n): Promise<Item[]>",
  );
});

it("shows all overloads of a function, and not what implements them", () => {
  const overloads = "function size(list: Item[]): number\nfunction size(list: unknown): number | undefined";
  expect(textOf(/size\(list: Item/)).toBe(overloads);
  expect(textOf(/size\(list: unknown\): number \| undefined \{/)).toBe(overloads);
});

it("shows a class, its members and an interface by their heads", () => {
  expect(textOf(/Walk</)).toBe("class Walk<Item> extends Base");
  expect(textOf(/state: State/)).toBe("readonly state: State");
  expect(textOf(/next\(/)).toBe("next(): Promise<Item>");
  expect(textOf(/Options \{\n/)).toBe("interface Options");
  expect(textOf(/count\?/)).toBe("count?: number");
});

it("shows a type whole and a value by its type", () => {
  expect(textOf(/State = \{\n/)).toBe("type State = {\n  /** Whether it has ended. */\n  ends: boolean;\n}");
  expect(textOf(/table: /)).toBe("const table: Table");
});

it("refuses a place where nothing is declared", () => {
  const call = ts.createSourceFile("call.ts", "walk();", ts.ScriptTarget.Latest, true);
  expect(() => declarationText(call, 1, 0)).toThrow("call.ts:1 declares nothing");
});
