import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { withExactFindings } from "./with-exact-findings.ts";

const document = {
  components: {
    schemas: {
      Item: {
        oneOf: [{ $ref: "#/components/schemas/Create" }, { $ref: "#/components/schemas/Delete" }],
        discriminator: {
          propertyName: "kind",
          mapping: { Create: "#/components/schemas/Create", Delete: "#/components/schemas/Delete" },
        },
      },
      Create: {
        type: "object",
        required: ["kind", "name"],
        properties: { kind: { const: "Create" }, name: { type: "string" }, status: { enum: ["ON", "OFF"] } },
        if: { required: ["status"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { not: { required: ["forced"], properties: { forced: { description: "Any value." } } } },
      },
      Delete: { type: "object", required: ["kind", "id"], properties: { kind: { const: "Delete" } } },
    },
  },
};

function compile(schemas: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(schemas, "spec");
  return ajv.compile({ $ref: "spec#/components/schemas/Item" });
}

const original = compile(document);
const exact = compile(withExactFindings(document));

test.each([
  { kind: "Create", name: "a" },
  { kind: "Create", name: "a", status: "ON" },
  { kind: "Create", name: "a", forced: 1 },
  { kind: "Create", name: "a", status: "ON", forced: 1 },
  { kind: "Create", name: 1 },
  { kind: "Create" },
  { kind: "Delete", id: 1 },
  { kind: "Delete" },
  { kind: "Other", name: "a", id: 1 },
  { name: "a" },
  {},
  [],
  null,
  "Create",
])("%j is as valid as before", (value) => {
  expect(exact(value)).toBe(original(value));
});

test("tells only what is wrong with the chosen kind, and where", () => {
  exact({ kind: "Create", status: "ON", forced: 1 });
  const errors = exact.errors?.filter(({ keyword }) => keyword !== "if");
  expect(errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).sort()).toEqual([
    " must have required property 'name'",
    "/forced boolean schema is false",
  ]);
});

test("leaves examples as they are", () => {
  const examples = {
    value: { not: { required: ["x"] }, oneOf: [1], discriminator: { propertyName: "a", mapping: {} } },
  };
  expect(withExactFindings({ examples })).toEqual({ examples });
});
