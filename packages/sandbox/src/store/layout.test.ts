import { describe, expect, test } from "vitest";
import { readBundle } from "../http/read-bundle.ts";
import { COLLECTIONS } from "./collections.ts";
import { layoutOf } from "./layout.ts";
import { ROW_SCHEMAS, type RowSchema } from "./row-schemas.ts";

const LAYOUT = layoutOf(COLLECTIONS);

test("the rows of every collection have a schema", () => {
  expect(Object.keys(ROW_SCHEMAS).toSorted()).toEqual(COLLECTIONS.map(({ name }) => name).toSorted());
});

test("it is a number that the header of a file can hold, never the same as before there was one", () => {
  expect(LAYOUT).toBeGreaterThan(1);
  expect(LAYOUT).toBeLessThan(2 ** 31);
  expect(layoutOf(COLLECTIONS.toReversed())).toBe(LAYOUT);
});

interface Campaign {
  description: string;
  required: string[];
  properties: Record<string, { type?: string | string[]; description?: string; examples?: unknown[] }>;
}
interface Components {
  schemas: Record<string, object> & { Campaign: Campaign; Objective: { enum: string[]; type: string } };
}

/** The layout after a change of the Ads API's document. */
function layoutAfter(change: (schemas: Components["schemas"]) => unknown): number {
  const components = structuredClone(readBundle("ads-v12").components) as unknown as Components;
  change(components.schemas);
  return layoutOf(COLLECTIONS, ROW_SCHEMAS, { components: components as never });
}

describe("another layout comes of", () => {
  test.each<[string, (schemas: Components["schemas"]) => unknown]>([
    [
      "a member that is renamed",
      ({ Campaign }) => {
        const { servable = {}, ...others } = Campaign.properties;
        Campaign.properties = { ...others, is_servable: servable };
        Campaign.required = Campaign.required.map((name) => (name === "servable" ? "is_servable" : name));
      },
    ],
    ["a member that is new", ({ Campaign }) => Object.assign(Campaign.properties, { note: { type: "string" } })],
    ["a member that need not be there", ({ Campaign }) => Campaign.required.pop()],
    [
      "a member of another type",
      ({ Campaign }) => Object.assign(Campaign.properties, { servable: { type: "string" } }),
    ],
    ["a component of another type", ({ Objective }) => Object.assign(Objective, { type: "integer" })],
  ])("%s", (_, change) => {
    expect(layoutAfter(change)).not.toBe(LAYOUT);
  });

  test("a further key", () => {
    expect(layoutOf(COLLECTIONS.map((each) => ({ ...each, keys: [...each.keys, "note"] })))).not.toBe(LAYOUT);
  });

  test("a collection that is gone", () => {
    expect(layoutOf(COLLECTIONS.slice(1))).not.toBe(LAYOUT);
  });

  const { campaigns, line_items, webhooks } = ROW_SCHEMAS as Record<string, RowSchema>;
  test.each([
    ["line_items", { ...line_items, hidden: campaigns?.hidden }],
    ["webhooks", { ...webhooks, body: campaigns?.body }],
  ])("other rows of %s", (name, schema) => {
    expect(layoutOf(COLLECTIONS, { ...ROW_SCHEMAS, [name]: schema as RowSchema })).not.toBe(LAYOUT);
  });
});

describe("no other layout comes of", () => {
  test.each<[string, (schemas: Components["schemas"]) => unknown]>([
    [
      "words and examples",
      ({ Campaign }) => {
        Campaign.description = "Another one.";
        Campaign.properties["name"] = { ...Campaign.properties["name"], description: "Its name.", examples: ["A"] };
      },
    ],
    ["a further value of an enum", ({ Objective }) => Objective.enum.push("PEACE")],
    ["another order", ({ Campaign }) => Campaign.required.reverse()],
    [
      "a component of its own",
      (schemas) => {
        schemas["Servable"] = schemas.Campaign.properties["servable"] as object;
        schemas.Campaign.properties["servable"] = { $ref: "#/components/schemas/Servable" } as object;
      },
    ],
    ["a schema of what is not stored", (schemas) => Object.assign(schemas, { Extra: schemas.Campaign })],
  ])("%s", (_, change) => {
    expect(layoutAfter(change)).toBe(LAYOUT);
  });

  test("an index", () => {
    expect(layoutOf(COLLECTIONS.map((each) => ({ ...each, indexes: [] })))).toBe(LAYOUT);
  });
});
