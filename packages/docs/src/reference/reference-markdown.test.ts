import { expect, it } from "vitest";
import { REFERENCES } from "../apis.ts";
import { loadDocument } from "../document/load-document.ts";
import { listOperations } from "../document/operations.ts";
import { resolveReference } from "../document/pointer.ts";
import { type ApiDocument, isNode, type Node } from "../document/types.ts";
import { smallDocument } from "../testing/small-document.ts";
import { referenceMarkdown } from "./reference-markdown.ts";

const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
const counted = (count: unknown, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}.`;

/** What a line has to tell of each keyword: whole words, as a description may hold the same number. */
const TOLD: Record<string, (value: unknown, schema: Node) => string> = {
  enum: (values) => `One of: ${(values as unknown[]).map(code).join(", ")}.`,
  const: (value) => `Always ${code(value)}.`,
  default: (value) => `Default: ${code(value)}.`,
  pattern: (value) => `Pattern: ${code(value)}.`,
  minimum: (value, { maximum }) => (maximum === undefined ? `At least ${value}.` : ` ${value} to `),
  maximum: (value, { minimum }) => (minimum === undefined ? `At most ${value}.` : ` to ${value}.`),
  exclusiveMinimum: (value) => `More than ${value}.`,
  exclusiveMaximum: (value) => `Less than ${value}.`,
  ...least("minLength", "maxLength", "character"),
  ...least("minItems", "maxItems", "item"),
  ...least("minProperties", "maxProperties", "member"),
};

function least(min: string, max: string, unit: string): typeof TOLD {
  return {
    [min]: (value, schema) => {
      if (schema[max] !== undefined) return ` ${value} to `;
      return value === 1 ? "Not empty." : `At least ${counted(value, unit)}`;
    },
    [max]: (value, schema) =>
      schema[min] === undefined ? `At most ${counted(value, unit)}` : ` to ${counted(value, unit)}`,
  };
}

/** A place of a document, and the lines of its copy that have to tell of it. */
interface Found {
  schema: unknown;
  lines: readonly string[];
  where: string;
}

/** A schema and all in it, each with its own lines; references stand elsewhere, conditions are told in words. */
function* within({ schema, lines, where }: Found): Generator<Found & { schema: Node }> {
  if (!isNode(schema)) return;
  yield { schema, lines, where };
  for (const part of ["items", "additionalProperties"]) {
    yield* within({ schema: schema[part], lines, where: `${where} ${part}` });
  }
  for (const [name, member] of Object.entries((schema["properties"] ?? {}) as Node)) {
    yield* within({ schema: member, lines: entry(lines, `- \`${name}\` (`), where: `${where}.${name}` });
  }
}

/** A line of a list and what is indented below it. */
function entry(lines: readonly string[], begin: string): string[] {
  const at = lines.findIndex((line) => line.trimStart().startsWith(begin));
  if (at === -1) return [];
  const indent = /^ */.exec(lines[at] ?? "")?.[0].length ?? 0;
  const end = lines.findIndex((line, i) => i > at && line.search(/\S/) <= indent);
  return lines.slice(at, end === -1 ? undefined : end);
}

/** What is said of the whole, not of what is in it: the first line of an entry, the paragraphs of a section. */
function ownWords(lines: readonly string[]): string {
  const [first = ""] = lines;
  return /^ *- |^Request body/.test(first) ? first : lines.filter((line) => !/^ *- /.test(line)).join(" ");
}

function* places(document: ApiDocument, markdown: string): Generator<Found> {
  const section = (heading: string) =>
    markdown
      .split(`\n### ${heading}\n`)[1]
      ?.split(/\n##+ /)[0]
      ?.split("\n") ?? [];
  const resolve = (node: unknown) =>
    (isNode(node) && typeof node["$ref"] === "string" ? resolveReference(document, node["$ref"]).node : node) as Node;
  for (const { id, node, path } of listOperations(document)) {
    const lines = section(id);
    const item = document.paths?.[path[1] ?? ""];
    for (const one of [item?.["parameters"] ?? [], node["parameters"] ?? []].flat()) {
      const { name, in: where, schema } = resolve(one);
      yield { schema, lines: entry(lines, `- \`${name}\` (${where}, `), where: `${id} ${name}` };
    }
    const body = lines.slice(lines.findIndex((line) => line.startsWith("Request body (")));
    for (const media of Object.values((resolve(node["requestBody"] ?? {})["content"] ?? {}) as Node)) {
      yield { schema: (media as Node)["schema"], lines: body, where: `body of ${id}` };
    }
    for (const [status, response] of Object.entries((node["responses"] ?? {}) as Node)) {
      for (const media of Object.values((resolve(response)["content"] ?? {}) as Node)) {
        const answer = entry(lines, `- ${status} (`);
        yield { schema: (media as Node)["schema"], lines: answer, where: `${status} of ${id}` };
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components?.["schemas"] ?? {})) {
    yield { schema, lines: section(name), where: name };
  }
}

it.each(REFERENCES)("tells every value, default and bound of %s, where it belongs", async (id) => {
  const document = await loadDocument(id);
  let told = 0;
  for (const place of places(document, referenceMarkdown(id, document))) {
    for (const { schema, lines, where } of within(place)) {
      for (const [keyword, words] of Object.entries(TOLD)) {
        if (!(keyword in schema)) continue;
        expect(` ${ownWords(lines)}`, where).toContain(words(schema[keyword], schema));
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(50);
});

it("tells every member of what is sent and answered without a name of its own", async () => {
  const copy = referenceMarkdown("sandbox-control", await loadDocument("sandbox-control"));
  expect(copy).toContain(
    "\n- 200 (`application/json` object): A page of rows.\n" +
      "  - `data` (array of StoredEntity, required)\n" +
      "  - `next_after` (integer or null, required): The `after` of the next page; null at the end.\n",
  );
  expect(copy).toMatch(/\n- `urls` \(object, required\): .+\n {2}- `platform` \(string, uri, required\): /);
});

it("tells what the page has beside operations and schemas: hosts, groups, who asks, what a request carries", () => {
  const copy = referenceMarkdown("ads-v12", {
    ...smallDocument,
    servers: [{ url: "{base}/a", description: "The host.", variables: { base: { default: "https://a.example" } } }],
    tags: [{ name: "Big things", description: "What is big." }],
    components: {
      ...smallDocument.components,
      securitySchemes: { Key: { type: "http", scheme: "bearer", description: "A token." } },
    },
  });
  expect(copy).toContain("\nServers:\n\n- `https://a.example/a`: The host.\n");
  expect(copy).toContain("\n- **Big things** (`updateThing`, `getThing`): What is big.\n");
  expect(copy.match(/^Authentication: .+/gm)).toEqual(["Authentication: A token."]);
  expect(copy).not.toMatch(/\n{3}/);
});
