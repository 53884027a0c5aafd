import { checkRequest } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { type Bundle, type CatalogueEntry, loadBundle } from "../generate/bundle.ts";
import { changedRules } from "./changed-rules.ts";

interface Marked {
  "x-rules": string[];
  [keyword: string]: unknown;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Marked;
}
type Entry = CatalogueEntry & { text: string; section: string };

const entry = (id: string, where: Entry["where"], keywords?: string[]): Entry => ({
  id,
  where,
  ...(keywords && { keywords }),
  text: `What ${id} says.`,
  section: "Limits",
});

/** A document in which every keyword stands somewhere, made anew for each test. */
function parts() {
  const catalogue = [
    entry("size", "request", ["maxLength", "minimum", "maxItems"]),
    entry("shape", "request", ["enum", "pattern", "required"]),
    entry("stored", "state"),
  ];
  const query = (name: string, schema: object, rules = ["size", "shape"]): Parameter => ({
    name,
    in: "query",
    schema: { ...schema, "x-rules": rules },
  });
  const parameters = [
    query("name", { type: "string", maxLength: 9 }),
    query("count", { type: "integer", minimum: 1 }),
    query("status", { type: "string", enum: ["ON", "OFF"] }),
    query("day", { type: "string", pattern: "^[0-9]+$" }),
    query("other", { type: "string" }, []),
    { ...query("wanted", { type: "string" }), required: true },
    query("tags", { type: "array", items: { type: "string" } }),
  ];
  const kinds = { kind: { type: "string", enum: ["A"], "x-rules": ["shape"] } as Marked } as Record<string, Marked>;
  const steps = { type: "array", maxItems: 3, items: { type: "object", properties: kinds }, "x-rules": ["size"] };
  const createThing: { operationId: string; "x-rules": string[] } & Record<string, unknown> = {
    operationId: "createThing",
    responses: {},
    "x-rules": ["stored"],
    requestBody: { content: { "application/json": { schema: { type: "object", properties: { steps } } } } },
  };
  const listThings = { operationId: "listThings", responses: {}, parameters };
  const paths = { "/things": { get: listThings, post: createThing } } as Record<string, Record<string, unknown>>;
  const bundle = { "x-rule-catalogue": catalogue, components: {}, paths } as unknown as Bundle;
  const [name, count, status, day, other] = parameters.map(({ schema }) => schema) as [
    Marked,
    Marked,
    Marked,
    Marked,
    Marked,
  ];
  return { bundle, catalogue, parameters, query, kinds, steps, createThing, paths, name, count, status, day, other };
}

type Parts = ReturnType<typeof parts>;
const rule = ({ catalogue }: Parts, id: string) => catalogue.find((one) => one.id === id) as Entry;
const MORE = "Preflight of `listThings` refuses more: ";
const LESS = "Preflight of `listThings` refuses less: ";

const CHANGES: readonly [name: string, change: (it: Parts) => unknown, changes: string[]][] = [
  ["nothing", () => undefined, []],
  [
    "the order of the catalogue and of values",
    (it) => [it.catalogue.reverse(), (it.status["enum"] as []).reverse()],
    [],
  ],
  [
    "a rule gone",
    (it) => [it.catalogue.pop(), it.createThing["x-rules"].pop()],
    ["major rule stored: The rule was removed, and its id with it."],
  ],
  [
    "a rule renamed",
    (it) => [Object.assign(rule(it, "stored"), { id: "kept" }), it.createThing["x-rules"].splice(0, 1, "kept")],
    ["major rule stored: It is called `kept` now."],
  ],
  [
    "a rule gone, and another that is new",
    (it) => [it.catalogue.pop(), it.createThing["x-rules"].pop(), it.catalogue.push(entry("new", "state"))],
    ["major rule stored: The rule was removed, and its id with it.", "minor rule new: The rule is new: What new says."],
  ],
  [
    "a rule of preflight renamed",
    (it) => {
      rule(it, "shape").id = "form";
      for (const marked of [...it.parameters.map(({ schema }) => schema), it.kinds["kind"] as Marked]) {
        marked["x-rules"] = marked["x-rules"].map((id) => (id === "shape" ? "form" : id));
      }
    },
    ["major rule shape: It is called `form` now."],
  ],
  [
    "a new rule that preflight does not refuse by",
    (it) => it.catalogue.push(entry("new", "state")),
    ["minor rule new: The rule is new: What new says."],
  ],
  [
    "a new rule that it refuses by",
    (it) => [
      it.catalogue.push(entry("new", "request", ["maxLength"])),
      Object.assign(it.other, { maxLength: 5, "x-rules": ["new"] }),
    ],
    [
      "minor rule new: The rule is new: What new says.",
      `major rule new: ${MORE}\`maxLength\` of \`other\` is \`5\` now.`,
    ],
  ],
  [
    "a new rule of a new argument and of a new operation",
    (it) => {
      it.catalogue.push(entry("new", "request", ["maxLength"]));
      const more = it.query("more", { type: "string", maxLength: 5 }, ["new"]);
      it.parameters.push(more);
      it.paths["/more"] = { get: { operationId: "listMore", responses: {}, parameters: [more] } };
    },
    ["minor rule new: The rule is new: What new says."],
  ],
  [
    "a bound of a new member of the items of a list",
    (it) => Object.assign(it.kinds, { more: { type: "string", enum: ["B"], "x-rules": ["shape"] } }),
    [],
  ],
  [
    "a keyword that preflight takes in",
    (it) => [
      rule(it, "shape").keywords?.push("maxItems"),
      it.steps["x-rules"].splice(0, 1, "shape"),
      rule(it, "size").keywords?.pop(),
    ],
    [
      "patch rule size: The keywords of the rule have changed.",
      "patch rule shape: The keywords of the rule have changed.",
      "major rule shape: Preflight of `createThing` no longer names rule `size` for `maxItems` of `steps`.",
      "patch POST /things: Rule `size` binds it no longer.",
    ],
  ],
  [
    "a smaller maximum",
    (it) => Object.assign(it.name, { maxLength: 8 }),
    [`major rule size: ${MORE}\`maxLength\` of \`name\` is \`8\`, not \`9\`.`],
  ],
  [
    "a greater maximum",
    (it) => Object.assign(it.name, { maxLength: 10 }),
    [`minor rule size: ${LESS}\`maxLength\` of \`name\` is \`10\`, not \`9\`.`],
  ],
  [
    "a greater minimum",
    (it) => Object.assign(it.count, { minimum: 2 }),
    [`major rule size: ${MORE}\`minimum\` of \`count\` is \`2\`, not \`1\`.`],
  ],
  [
    "a smaller minimum",
    (it) => Object.assign(it.count, { minimum: 0 }),
    [`minor rule size: ${LESS}\`minimum\` of \`count\` is \`0\`, not \`1\`.`],
  ],
  [
    "another pattern",
    (it) => Object.assign(it.day, { pattern: "^1$" }),
    [`major rule shape: ${MORE}\`pattern\` of \`day\` is \`"^1$"\`, not \`"^[0-9]+$"\`.`],
  ],
  [
    "fewer values",
    (it) => (it.status["enum"] as []).pop(),
    [`major rule shape: ${MORE}\`enum\` of \`status\` is \`["ON"]\`, not \`["ON","OFF"]\`.`],
  ],
  [
    "more values",
    (it) => (it.status["enum"] as string[]).push("NEW"),
    [`minor rule shape: ${LESS}\`enum\` of \`status\` is \`["ON","OFF","NEW"]\`, not \`["ON","OFF"]\`.`],
  ],
  [
    "a bound that is gone",
    (it) => delete it.day["pattern"] && rule(it, "shape").keywords?.splice(1, 1),
    [
      "patch rule shape: The keywords of the rule have changed.",
      `minor rule shape: ${LESS}\`pattern\` of \`day\` is no longer \`"^[0-9]+$"\`.`,
    ],
  ],
  [
    "fewer values of a member of items",
    (it) => Object.assign(it.kinds["kind"] as Marked, { enum: ["B"] }),
    ['major rule shape: Preflight of `createThing` refuses more: `enum` of `steps[].kind` is `["B"]`, not `["A"]`.'],
  ],
  [
    "an argument that is wanted now",
    (it) => Object.assign(it.parameters[0] as Parameter, { required: true }),
    [`major rule shape: ${MORE}\`required\` of \`name\` is \`true\` now.`],
  ],
  [
    "a list that is wanted now, of which nothing else is said",
    (it) => Object.assign(it.parameters.at(-1) as Parameter, { required: true }),
    [`major rule shape: ${MORE}\`required\` of \`tags\` is \`true\` now.`],
  ],
  [
    "a text",
    (it) => Object.assign(rule(it, "stored"), { text: "More." }),
    ["patch rule stored: The text of the rule has changed."],
  ],
  [
    "a section",
    (it) => Object.assign(rule(it, "stored"), { section: "More" }),
    ["patch rule stored: The section of the rule has changed."],
  ],
  [
    "where it is judged",
    (it) => Object.assign(rule(it, "stored"), { where: "walk" }),
    ["minor rule stored: It is a rule of `walk` now, not of `state`."],
  ],
  ["what it binds", (it) => it.other["x-rules"].push("stored"), ["patch GET /things: Rule `stored` binds it now."]],
];

test.each(CHANGES)("%s", (_, change, expected) => {
  const after = parts();
  change(after);
  const changes = changedRules(parts().bundle, after.bundle);
  expect(changes.map(({ impact, where, text }) => `${impact} ${where}: ${text}`)).toEqual(expected);
});

test("a body that is a list, and the alternatives of its items", () => {
  const batching = (maxItems: number, kinds: readonly string[]) => {
    const { bundle } = parts();
    const oneOf = kinds.map((kind) => ({ type: "object", required: ["kind"], properties: { kind: { const: kind } } }));
    const items = { oneOf, discriminator: { propertyName: "kind" }, "x-rules": ["shape"] };
    const schema = { type: "array", maxItems, items, "x-rules": ["size"] };
    const requestBody = { content: { "application/json": { schema } } };
    bundle.paths["/batch"] = { post: { operationId: "batchThings", responses: {}, requestBody } };
    return bundle;
  };
  expect(changedRules(batching(5, ["A", "B"]), batching(4, ["A"])).map(({ text }) => text)).toEqual([
    "Preflight of `batchThings` refuses more: `maxItems` of `body` is `4`, not `5`.",
    'Preflight of `batchThings` refuses more: `enum` of `body[].kind` is `["A"]`, not `["A","B"]`.',
  ]);
});

test("a batch whose items are judged as the operations that have an argument", async () => {
  const bundles = await Promise.all([loadBundle("ads-v12"), loadBundle("ads-v12")]);
  Object.assign(bundles[1].components["schemas"]?.["CampaignName"] as object, { maxLength: 200 });
  expect(changedRules(...bundles).map(({ text }) => text)).toEqual([
    "Preflight of `batchCampaigns`, `createCampaign`, `updateCampaign` refuses more: `maxLength` of `name` is `200`, not `255`.",
  ]);
  const params = { name: "a".repeat(256) };
  for (const operation_type of ["Create", "Update"]) {
    const broken = checkRequest("batchCampaigns", { account_id: "18ce54d4x5t", body: [{ operation_type, params }] });
    expect(broken.map(({ rule }) => rule)).toContain("campaign.name-length");
  }
});

test("what is the same of several operations is said once", () => {
  const listed = (maxLength: number) => {
    const { bundle, query } = parts();
    const parameters = [query("name", { type: "string", maxLength })];
    for (const [path, operationId] of [
      ["/a", "listA"],
      ["/b", "listB"],
    ] as const) {
      bundle.paths[path] = { get: { operationId, responses: {}, parameters } };
    }
    return bundle;
  };
  expect(changedRules(listed(5), listed(4))).toMatchObject([
    {
      impact: "major",
      where: "rule size",
      text: "Preflight of `listA`, `listB` refuses more: `maxLength` of `name` is `4`, not `5`.",
    },
  ]);
});
