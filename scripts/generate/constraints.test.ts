import { describe, expect, test } from "vitest";
import { APIS, type Bundle, type CatalogueEntry, loadBundle, operationsOf } from "./bundle.ts";
import { renderConstraints } from "./constraints.ts";

const STATUS = { type: "string", enum: ["ON", "OFF"], "x-rules": ["thing.status", "other.status", "a.fact"] };
const ITEM = {
  oneOf: ["Create", "Delete"].map((name) => ({
    type: "object",
    required: ["kind", "params", name],
    properties: { kind: { const: name }, params: { $ref: "#/components/schemas/Params" } },
  })),
  discriminator: { propertyName: "kind" },
  "x-rules": ["item"],
};
const json = (schema: unknown) => ({ required: true, content: { "application/json": { schema } } });
const parameter = (name: string, schema: object, rules: string[] = [], required = false) => ({
  name,
  in: "query",
  required,
  schema,
  "x-rules": rules,
});

const CATALOGUE: CatalogueEntry[] = [
  { id: "thing.required", where: "request", keywords: ["required"] },
  { id: "thing.status", where: "request", keywords: ["enum"] },
  { id: "other.status", where: "request", keywords: ["enum"] },
  { id: "amount", where: "request", keywords: ["minimum"] },
  { id: "size", where: "request", keywords: ["maxItems"] },
  { id: "length", where: "request", keywords: ["maxLength"] },
  { id: "item", where: "request", keywords: ["required", "enum"] },
  { id: "a.fact", where: "fact", keywords: ["enum"] },
  { id: "by.hand", where: "request" },
];

function bundle(catalogue: CatalogueEntry[]): Bundle {
  const responses = {};
  return {
    "x-rule-catalogue": catalogue,
    components: { schemas: { Status: STATUS, Params: { type: "object", required: ["x"] } } },
    paths: {
      "/things": {
        post: {
          operationId: "createThing",
          responses,
          parameters: [
            parameter("name", { type: "string", maxLength: 9 }, ["thing.required", "by.hand"], true),
            parameter("q", { $ref: "#/components/schemas/Status" }),
            parameter("status", { $ref: "#/components/schemas/Status" }, ["thing.status"]),
            parameter("either", { $ref: "#/components/schemas/Status" }),
            parameter("amount", { type: "integer", format: "int64", minimum: 0, maximum: 9 }, ["amount"]),
            parameter("note", { type: "string", maxLength: 2 }, ["length"]),
            parameter("ids", { type: ["array", "null"], maxItems: 2 }, ["size", "thing.required"]),
          ],
        },
        put: {
          operationId: "batchThings",
          responses,
          requestBody: json({ type: "array", maxItems: 3, items: ITEM, "x-rules": ["size"] }),
        },
      },
      "/jobs": {
        post: {
          operationId: "createJob",
          responses,
          requestBody: json({
            type: "object",
            required: ["steps"],
            "x-rules": ["thing.required"],
            properties: {
              steps: { type: "array", items: { type: "object", properties: { status: STATUS } } },
              note: { type: "string" },
            },
          }),
        },
        get: { operationId: "listJobs", responses, parameters: [parameter("q", { type: "string" })] },
      },
    },
  };
}

/** The generated table, read back. */
function table(text: string): unknown {
  const code = text
    .replace(/^import .*$/gm, "")
    .replace(/: Constraint(Table<[^>]*>)? =/g, " =")
    .replace("export const constraints =", "return");
  return new Function(code)();
}

test("exactly the keywords that a rule names, under the nearest mark of it", () => {
  const status = { enum: [["ON", "OFF"], "thing.status", "other.status"] };
  expect(table(renderConstraints(bundle(CATALOGUE)))).toEqual({
    // What binds a parameter alike in all operations that have it. "q" of another one is not bound at all, and "note" is
    // also the name of a member of a body.
    "*": {
      status: { enum: [["ON", "OFF"], "thing.status"] },
      either: status,
      amount: { minimum: [0, "amount"] },
      ids: { maxItems: [2, "size"] },
    },
    batchThings: {
      body: {
        maxItems: [3, "size"],
        items: {
          kind: { enum: [["Create", "Delete"], "item"], required: [true, "item"] },
          params: { type: ["object", "item"], required: [true, "item"] },
        },
      },
    },
    createJob: {
      steps: {
        type: ["array", "thing.required"],
        required: [true, "thing.required"],
        items: { status },
      },
    },
    createThing: {
      name: { required: [true, "thing.required"] },
      q: status,
      note: { maxLength: [2, "length"] },
    },
  });
});

test("a place that the clients would not find is refused", () => {
  const deep = bundle(CATALOGUE);
  const items = { type: "object", properties: { status: STATUS } };
  const properties = { steps: { type: "object", properties: { items: { type: "array", items } } } };
  deep.paths["/deep"] = {
    post: { operationId: "createDeep", responses: {}, requestBody: json({ type: "object", properties }) },
  };
  expect(() => renderConstraints(deep)).toThrow("the clients do not look at steps.items[].status");
});

test("what binds several arguments alike is written once", () => {
  // For "either" and "q" together, and for the items of "steps".
  expect(renderConstraints(bundle(CATALOGUE)).match(/"other\.status"/g)).toHaveLength(2);
});

test("a claim that no schema bears out is refused", () => {
  const claim: CatalogueEntry = { id: "size", where: "request", keywords: ["maxItems", "pattern"] };
  const catalogue = CATALOGUE.map((entry) => (entry.id === "size" ? claim : entry));
  expect(() => renderConstraints(bundle(catalogue))).toThrow(
    "no schema says what the rule catalogue claims: size: pattern",
  );
});

describe.each(APIS)("%s", (api) => {
  test("only operations of the API, and only rules of one request", async () => {
    const real = await loadBundle(api);
    const constraints = table(renderConstraints(real)) as Record<string, Record<string, Record<string, unknown>>>;
    const ids = new Set(operationsOf(real).map(({ operation }) => operation.operationId));
    const requestRules = new Set(
      real["x-rule-catalogue"].flatMap(({ id, where }) => (where === "request" ? [id] : [])),
    );
    for (const [operationId, places] of Object.entries(constraints)) {
      expect([...ids, "*"]).toContain(operationId);
      for (const { items: _, ...keywords } of Object.values(places)) {
        for (const bound of Object.values(keywords) as [unknown, ...string[]][]) {
          expect(bound.length).toBeGreaterThan(1);
          for (const rule of bound.slice(1)) expect(requestRules).toContain(rule);
        }
      }
    }
  });
});
