import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const LINT = import.meta.dirname;
const REDOCLY = join(LINT, "..", "node_modules", ".bin", "redocly");

/** A document that upholds every rule; each case below breaks it in one place. */
const FLAWLESS = {
  "rules.yaml": `
- { id: list.count, text: A page holds 1 to 1000 things., where: request, keywords: [maximum], section: Endpoints }
`,
  "Thing.yaml": `
type: object
description: A thing.
properties:
  secret: { type: object, description: "Not shown: everything.", x-not-shown: true }
  owner: { type: string, description: Inferred from the name of the list., x-inferred: true }
`,
  "Named.yaml": `
type: string
description: Names whose place is open.
x-vocabulary: true
`,
  "openapi.yaml": `
openapi: 3.1.1
info: { title: Things, version: "1", description: A test., license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.social.test }]
tags: [{ name: Things, description: All of them. }]
x-rule-catalogue: { $ref: rules.yaml }
paths:
  /things:
    get:
      operationId: listThings
      summary: List things
      description: Lists things.
      tags: [Things]
      parameters:
        - name: count
          in: query
          description: How many.
          x-rules: [list.count]
          schema: { type: integer }
        - name: ids
          in: query
          description: Which.
          style: form
          explode: false
          schema: { type: array, items: { type: string } }
      responses:
        "200":
          description: The things.
          content:
            application/json:
              schema: { $ref: Thing.yaml }
              examples: { one: { summary: One thing, value: { owner: Ada } } }
        "400": { description: A bad request. }
components:
  schemas:
    Named: { $ref: Named.yaml }
`,
};

type File = keyof typeof FLAWLESS;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-lint-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the flawless document passes", async () => {
  expect(await lint("flawless", FLAWLESS)).toEqual([]);
});

test.each<[rule: string, file: File, from: string, to: string]>([
  ["rules-are-catalogued", "openapi.yaml", "x-rules: [list.count]", "x-rules: [list.count, list.cuont]"],
  ["rules-are-catalogued", "rules.yaml", "where: request", "where: somewhere"],
  ["rules-are-catalogued", "rules.yaml", ", section: Endpoints", ""],
  ["rules-are-catalogued", "rules.yaml", "keywords: [maximum]", "keywords: [maximun]"],
  ["rules-are-catalogued", "rules.yaml", "keywords: [maximum]", "keywords: maximum"],
  ["rules-are-catalogued", "rules.yaml", "keywords: [maximum]", "keywords: []"],
  ["rules-are-catalogued", "openapi.yaml", "x-rule-catalogue: { $ref: rules.yaml }", "x-other: true"],
  ["each-rule-is-bound", "openapi.yaml", "x-rules: [list.count]", "x-rules: []"],
  ["not-shown-says-what", "Thing.yaml", "Not shown: everything.", "Everything."],
  ["not-shown-says-what", "Thing.yaml", "x-not-shown: true", "x-not-shown: shape"],
  ["inferred-says-from-what", "Thing.yaml", "Inferred from the name of the list.", "The owner."],
  ["lists-are-comma-separated", "openapi.yaml", "explode: false", "explode: true"],
  ["example-everywhere", "openapi.yaml", "examples: { one: { summary: One thing, value: { owner: Ada } } }", ""],
  ["example-everywhere", "openapi.yaml", "summary: One thing, ", ""],
  ["components-are-used", "Named.yaml", "x-vocabulary: true", ""],
  ["operations-are-named-verb-noun", "openapi.yaml", "operationId: listThings", "operationId: fetchThings"],
  ["operations-are-named-verb-noun", "openapi.yaml", "operationId: listThings", "operationId: list_things"],
  ["schemas-are-named-in-pascal-case", "openapi.yaml", "    Named:", "    named_things:"],
])("%s refuses %s with %j as %j", async (rule, file, from, to) => {
  expect(FLAWLESS[file]).toContain(from);
  const broken = { ...FLAWLESS, [file]: FLAWLESS[file].replace(from, to) };
  expect(await lint(`${rule}-${Math.random()}`, broken)).toContain(`social-api/${rule}`);
});

/** Lints a document with our own rules alone, in a folder of its own, and returns the ids of the broken ones. */
async function lint(name: string, files: Record<File, string>): Promise<string[]> {
  const target = join(folder, name);
  await mkdir(target);
  for (const [file, text] of Object.entries(files)) await writeFile(join(target, file), text);
  const config = { telemetry: "off", plugins: [join(LINT, "plugin.js")], extends: ["social-api/all"] };
  await writeFile(join(target, "redocly.yaml"), JSON.stringify(config));
  const output = await new Promise<string>((resolve) => {
    execFile(REDOCLY, ["lint", "openapi.yaml", "--format=json"], { cwd: target }, (_error, stdout) => resolve(stdout));
  });
  return (JSON.parse(output) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId);
}
