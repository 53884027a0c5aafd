import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFile(join(import.meta.dirname, "..", file), "utf8");

/** The mock and the sandbox are published each by itself and share no package: what both need is a file of each. */
const COPIES = [
  ["packages/mock/src/is-loopback.ts", "packages/sandbox/src/http/is-loopback.ts"],
  ["packages/mock/src/is-secret-name.ts", "packages/sandbox/src/is-secret-name.ts"],
  ["packages/mock/src/listen.ts", "packages/sandbox/src/node/listen.ts"],
  ["packages/mock/src/log-line.ts", "packages/sandbox/src/node/log-line.ts"],
] as const;

test.each(COPIES)("%s is the same file as %s", async (one, other) => {
  const whatToDo = `${one} and ${other} are copies, and one was changed: copy it over the other`;
  expect(await read(one), whatToDo).toBe(await read(other));
});

/** The pages of both are of one family, and the sandbox is published without the site. */
const PALETTES = [
  "packages/docs/src/assets/palette.css",
  "packages/sandbox/src/dashboard/assets/dashboard.css",
] as const;

/** The custom properties of a stylesheet, by name. */
async function tokensOf(file: string): Promise<Map<string, string>> {
  const declarations = (await read(file)).matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

test(`the tokens of ${PALETTES.join(" and ")} have one value where they have one name`, async () => {
  const [site, dashboard] = await Promise.all(PALETTES.map(tokensOf));
  const shared = [...(dashboard ?? [])].filter(([name]) => site?.has(name));
  expect(shared.length).toBeGreaterThan(10);
  const whatToDo = `${PALETTES.join(" and ")} have different values of a token: give it one value in both`;
  expect(Object.fromEntries(shared), whatToDo).toEqual(
    Object.fromEntries(shared.map(([name]) => [name, site?.get(name)])),
  );
});
