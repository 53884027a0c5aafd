import { expect, test } from "vitest";
import { APIS, type Bundle, loadBundle, type Operation, operationsOf, resolve } from "./bundle.ts";
import { type Constraints, constraintTable } from "./constraint-table.ts";
import { renderOperationMethods } from "./operation-methods.ts";
import { requestRules } from "./request-rules.ts";

const THING = { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } };
const FIELDS = { type: "object", properties: { name: { type: "string" } } };

function body(schema: object, required?: true): object {
  return { ...(required && { required }), content: { "application/json": { schema } } };
}

/** The members of one operation's method, and the type of its arguments, without white space between lines. */
function render(operation: Partial<Operation>, method: "get" | "post" = "get"): string {
  const bundle: Bundle = {
    "x-rule-catalogue": ["thing.one", "thing.two", "thing.three"].map((id) => ({ id, where: "request" as const })),
    components: {
      schemas: { Thing: { "x-rules": ["thing.three"] }, Fault: {} },
      responses: {
        Fault: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Fault" } } } },
      },
    },
    paths: {
      "/things/{id}": {
        [method]: {
          operationId: "getThing",
          summary: "Get a thing",
          responses: { 200: THING, default: { $ref: "#/components/responses/Fault" } },
          ...operation,
        },
      },
    },
  };
  return renderOperationMethods(bundle);
}

const PATH = { name: "id", in: "path", required: true };
const OPTIONAL = { name: "count", in: "query" };
const REQUIRED = { name: "kind", in: "query", required: true };

const signature = (text: string) => /\(args(.*?), options/.exec(text)?.[1];
const argumentsOf = (text: string) => /^export type GetThingArguments = (.*);$/m.exec(text)?.[1];
const answer = (text: string) => /Promise<Result<(.*)>>;/.exec(text)?.[1];

const OF_PATH = 'operations["getThing"]["parameters"]["path"]';
const OF_QUERY = 'operations["getThing"]["parameters"]["query"]';
const OF_BODY = 'operations["getThing"]["requestBody"]';
const JSON_OF = '["content"]["application/json"]';

test.each<[what: string, operation: Partial<Operation>, signature: string, type: string | undefined]>([
  ["none", {}, "?: { [argument: string]: never }", undefined],
  ["of the path", { parameters: [PATH] }, ": GetThingArguments", OF_PATH],
  ["optional", { parameters: [OPTIONAL] }, "?: GetThingArguments", `NonNullable<${OF_QUERY}>`],
  ["of both", { parameters: [PATH, OPTIONAL] }, ": GetThingArguments", `${OF_PATH} & NonNullable<${OF_QUERY}>`],
  ["required in the query", { parameters: [OPTIONAL, REQUIRED] }, ": GetThingArguments", OF_QUERY],
  [
    "of the body",
    { parameters: [PATH], requestBody: body(FIELDS, true) },
    ": GetThingArguments",
    `${OF_PATH} & ${OF_BODY}${JSON_OF}`,
  ],
  [
    "of a body that may be left out",
    { requestBody: body(FIELDS) },
    "?: GetThingArguments",
    `NonNullable<${OF_BODY}>${JSON_OF}`,
  ],
  [
    "a body that is a list",
    { requestBody: body({ type: "array" }, true) },
    ": GetThingArguments",
    `{ body: ${OF_BODY}${JSON_OF} }`,
  ],
  [
    "a list that may be left out",
    { requestBody: body({ type: "array" }) },
    "?: GetThingArguments",
    `{ body?: NonNullable<${OF_BODY}>${JSON_OF} | undefined }`,
  ],
  [
    "not all shown",
    { parameters: [PATH], "x-open-parameters": true },
    ": GetThingArguments",
    `${OF_PATH} & { [parameter: string]: unknown }`,
  ],
])("arguments: %s", (_what, operation, given, type) => {
  const text = render(operation, "post");
  expect(signature(text)).toBe(given);
  expect(argumentsOf(text)).toBe(type);
});

test.each<[what: string, responses: Record<string, unknown>, answer: string, imported: string]>([
  ["with a name", { 200: THING, 400: { $ref: "#/components/responses/Fault" } }, "Thing, Fault", "Fault, Thing, "],
  ["the same of two statuses", { 200: THING, 201: THING, 400: THING, default: THING }, "Thing, Thing", "Thing, "],
  [
    "of several types",
    { 200: THING, default: { content: { ...THING.content, "text/plain": { schema: { type: "string" } } } } },
    "Thing, Thing | ReadableStream<Uint8Array>",
    "Thing, ",
  ],
  [
    "without a name",
    { 200: body(FIELDS), default: body(FIELDS) },
    `operations["getThing"]["responses"][200]${JSON_OF}, operations["getThing"]["responses"]["default"]${JSON_OF}`,
    "",
  ],
  [
    "of JSON, said at length",
    { 200: { content: { "application/json; charset=utf-8": THING.content["application/json"] } }, default: THING },
    "Thing, Thing",
    "Thing, ",
  ],
  [
    "not shown, and perhaps not there",
    { 200: body({ type: "object", "x-not-shown": true }), default: THING },
    `operations["getThing"]["responses"][200]${JSON_OF} | undefined, Thing`,
    "Thing, ",
  ],
  [
    "not all shown, but promised",
    { 200: body({ type: "object", required: ["id"], "x-not-shown": true }), default: THING },
    `operations["getThing"]["responses"][200]${JSON_OF}, Thing`,
    "Thing, ",
  ],
  [
    "a stream",
    { 200: { content: { "application/x-ndjson": {} } }, default: THING },
    "ReadableStream<Uint8Array>, Thing",
    "Thing, ",
  ],
  ["nothing", { 204: {}, default: THING }, "undefined, Thing", "Thing, "],
])("answer: %s", (_what, responses, expected, imported) => {
  const text = render({ responses });
  expect(answer(text)).toBe(expected);
  expect(text).toContain(`import type { ${imported}operations } from "./types.ts";`);
});

test("a header that is required has no place among the arguments", () => {
  expect(() => render({ parameters: [{ name: "x-key", in: "header", required: true }] })).toThrow(
    "getThing requires a header, which is no argument of its method",
  );
});

test("its description, its rules and its deprecation are where an editor shows them", () => {
  const text = render({
    description: "Deprecated since then.\nUse another.\n\nIt ends */ no comment.\n",
    deprecated: true,
    "x-rules": ["thing.two"],
    parameters: [{ ...OPTIONAL, schema: { items: { "x-rules": ["thing.one"] } } }],
  });
  expect(text).toContain(`  /**
   * Get a thing.
   *
   * Deprecated since then.
   * Use another.
   *
   * It ends *\\/ no comment.
   *
   * Rules: thing.one, thing.two.
   *
   * @deprecated Since then. Use another.
   */
  getThing: {
`);
});

test("what a body names binds a request, what an answer names does not", () => {
  expect(render({ requestBody: THING })).toContain("   * Rules: thing.three.\n");
  expect(render({})).not.toContain("Rules:");
});

test("a rule of line items is named where it binds: by no campaign, and by no list of placements", async () => {
  const bundle = await loadBundle("ads-v12");
  const naming = operationsOf(bundle).flatMap(({ operation }) =>
    requestRules(bundle, operation).some((id) => id.startsWith("line-item.")) ? [operation.operationId] : [],
  );
  expect(naming).toEqual(["createLineItem", "deleteLineItem", "updateLineItem"]);
});

test.each(APIS)("%s: each rule that the client judges by the constraints is named by the method", async (api) => {
  const bundle = await loadBundle(api);
  const { "*": everywhere = {}, ...table } = constraintTable(bundle);
  const methods = renderOperationMethods(bundle);
  for (const { operation } of operationsOf(bundle)) {
    const { operationId, parameters = [] } = operation;
    const taken = new Set(parameters.map((node) => resolve<{ name: string }>(bundle, node).name));
    const alike = Object.fromEntries(Object.entries(everywhere).filter(([name]) => taken.has(name)));
    const ids = [...rulesIn(table[operationId] ?? {}), ...rulesIn(alike)];
    const [before = ""] = methods.split(`\n  ${operationId}: {`);
    const named = /\* Rules: (.*)\.\n/.exec(before.slice(before.lastIndexOf("/**")))?.[1]?.split(", ");
    expect(named ?? [], operationId).toEqual(expect.arrayContaining(ids));
  }
});

function rulesIn(constraints: Constraints): string[] {
  return Object.values(constraints).flatMap(({ items = {}, ...bounds }) => [
    ...rulesIn(items as Constraints),
    ...(Object.values(bounds) as [unknown, ...string[]][]).flatMap(([, ...rules]) => rules),
  ]);
}
