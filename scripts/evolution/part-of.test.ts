import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compareApi } from "./compare-api.ts";
import { describeChanges } from "./describe-changes.ts";

/** What is written of a change to a document in which everything has a name, or a place without one. */
const WRITTEN: readonly [name: string, change: (it: Named) => unknown, lines: string[]][] = [
  [
    "a member of a schema with a name",
    ({ components: { schemas } }) => Object.assign(schemas.Thing.properties, { labels: { type: "string" } }),
    ["`GET /things`, answer `200`, `Thing.labels`: It is new."],
  ],
  [
    "a member of an answer without one",
    ({ paths }) => {
      const { schema } = paths["/things"].get.responses["400"].content["application/json"];
      Object.assign(schema.properties.errors.items.properties, { code: { type: "string" } });
    },
    ["`GET /things`, answer `400`, `errors[].code`: It is new."],
  ],
  [
    "a member of the params of an item",
    ({ components: { schemas } }) => delete schemas.Params.properties.note,
    ["`POST /batch`, body, `Params.note`: It was removed, and what it stands for in the types."],
  ],
  [
    "an alternative",
    ({ components: { schemas } }) => [schemas.Item.oneOf.pop(), delete schemas.Item.discriminator.mapping.Delete],
    ["`POST /batch`, body, `Item (Delete)`: `oneOf` subschema of `Item` was removed."],
  ],
  [
    "a parameter, and another that takes its number",
    (it) => {
      it.paths["/things"].get.parameters.shift();
      it.components.parameters.Q.schema.default = "b";
    },
    ["`GET /things`, parameter `first`: ", '`GET /things`, parameter `q`: The default is `"b"`, not `"a"`.'],
  ],
  [
    "a parameter of a path",
    ({ paths }) => Object.assign(paths["/batch"].parameters[0]?.schema ?? {}, { minLength: 3 }),
    ["`/batch`, parameter `first`: `minLength` was set to '3'."],
  ],
  [
    "a path",
    ({ paths }) => Object.assign(paths, { "/more": { get: operationOf("listMore"), post: operationOf("createMore") } }),
    ["`/more`, `createMore`, `listMore`: It is new."],
  ],
  [
    "an operation",
    ({ paths }) => delete paths["/batch"].delete,
    ["`DELETE /batch`, `deleteBatch`: Operation `DELETE /batch` was removed."],
  ],
  ["a tag", ({ tags }) => tags.unshift({ name: "More" }), ["`tags`, `More`: It is new."]],
  [
    "the only parameters, headers and tags",
    (it) => {
      const { get } = it.paths["/things"];
      delete (get as Partial<typeof get>).parameters;
      Object.assign(get.responses["400"], { headers: { "retry-after": { schema: { type: "integer" } } } });
      delete (it as Partial<Named>).tags;
    },
    [
      "`GET /things`, parameter `first`, `q`: All parameters were removed.",
      "`GET /things`, answer `400`: `headers` is new.",
      "`tags`, `Things`, `Others`: It was removed.",
    ],
  ],
  ["a tag that is gone", ({ tags }) => tags.shift(), ["`tags`, `Things`: It was removed."]],
];

const folder = await mkdtemp(join(tmpdir(), "part-of-"));
afterAll(() => rm(folder, { recursive: true }));

test.each(WRITTEN)("%s", async (_, change, lines) => {
  const [before, after] = [named(), named()];
  change(after);
  const files = ["before.json", "after.json"].map((name) => join(folder, name)) as [string, string];
  await Promise.all([before, after].map((document, at) => writeFile(files[at] ?? "", JSON.stringify(document))));
  const notes = describeChanges("ads-v12", await compareApi(...files));
  for (const line of lines) expect(notes).toContain(`\n- ${line}`);
  expect(notes).toContain("\n\nWhat several operations share is told at the first of them.\n\n");
});

type Named = ReturnType<typeof named>;

const operationOf = (operationId: string) => ({ operationId, responses: {} });

function named() {
  const ref = (place: string) => ({ $ref: `#/components/${place}` });
  const text = { type: "string" };
  const content = <Schema>(schema: Schema) => ({ description: "It.", content: { "application/json": { schema } } });
  const failure = {
    type: "object",
    properties: { errors: { type: "array", items: { type: "object", properties: { message: text } } } },
  };
  const first = { name: "first", in: "query", schema: text };
  const listThings = {
    operationId: "listThings",
    parameters: [first, ref("parameters/Q")],
    responses: { "200": content(ref("schemas/ThingList")), "400": content(failure) },
  };
  const batchThings = {
    ...operationOf("batchThings"),
    requestBody: content({ type: "array", items: ref("schemas/Item") }),
  };
  const mapping: Partial<Record<"Create" | "Delete", string>> = {
    Create: ref("schemas/Create").$ref,
    Delete: ref("schemas/Delete").$ref,
  };
  const schemas = {
    ThingList: { type: "object", properties: { data: { type: "array", items: ref("schemas/Thing") } } },
    Thing: { type: "object", properties: { id: text } },
    Item: {
      oneOf: [ref("schemas/Create"), ref("schemas/Delete")],
      discriminator: { propertyName: "kind", mapping },
    },
    Create: { type: "object", properties: { kind: { const: "Create" }, params: ref("schemas/Params") } },
    Delete: { type: "object", properties: { kind: { const: "Delete" } } },
    Params: { type: "object", properties: { name: text, note: text } as Partial<Record<string, typeof text>> },
  };
  const batch: { parameters: { schema: object }[]; post: object; delete?: object } = {
    parameters: [{ ...first, schema: { ...text } }],
    post: batchThings,
    delete: operationOf("deleteBatch"),
  };
  return {
    openapi: "3.1.1",
    info: { title: "An API", version: "1" },
    tags: [{ name: "Things" }, { name: "Others" }],
    paths: { "/things": { get: listThings }, "/batch": batch },
    components: { schemas, parameters: { Q: { name: "q", in: "query", schema: { ...text, default: "a" } } } },
  };
}
