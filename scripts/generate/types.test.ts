import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type Bundle, DOCUMENTS, loadBundle, type Operation } from "./bundle.ts";
import { renderTypes } from "./types.ts";

const OBJECT = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { "application/json": { schema: referTo(name) } } });

/** What is written of these schemas and one operation, each line without its indentation. */
async function render(schemas: object, operation: Partial<Operation> = {}, parameters = {}): Promise<string> {
  const bundle: Bundle & { openapi: string; info: object } = {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    "x-rule-catalogue": [],
    components: { schemas: { ...schemas }, parameters },
    paths: { "/things": { post: { operationId: "createThing", responses: {}, ...operation } } },
  };
  return (await renderTypes(bundle)).replace(/^ +/gm, "");
}

describe("names", () => {
  const Kind = { type: "string", enum: ["one", "two"] };
  const Thing = { ...OBJECT, properties: { name: referTo("Kind"), whole: referTo("Thing") } };

  test("an object's is its type, by which all else refers to it", async () => {
    const text = await render({ Kind, Thing, Either: { oneOf: [referTo("Thing"), OBJECT] }, Any: { type: "object" } });
    expect(text).toContain("export type Thing = {\nname: Kind;\nwhole?: Thing;\n};");
    expect(text).toContain("export type Either = Thing | {\nname: string;\n};");
    expect(text).toContain("export type Any = Record<string, unknown>;");
    expect(text).toContain('schemas: {\nAny: Any;\nEither: Either;\nKind: "one" | "two";\nThing: Thing;\n};');
  });

  test("another's is none to an editor: it shows the values", async () => {
    const text = await render({ Kind, List: { type: "array", items: referTo("Thing") }, Thing });
    expect(text).toContain("export type Kind = components['schemas']['Kind'];");
    expect(text).toContain("export type List = components['schemas']['List'];");
    expect(text).toContain("\nList: Thing[];\n");
  });

  test("that no package exports are no types, or declarations of others could not be written", async () => {
    const bundle = await loadBundle("sandbox-control");
    const text = await renderTypes(bundle, { areExported: false });
    expect(text.match(/^export type \w+ = (?!components\[).*/gm)).toBeNull();
    expect(text).toContain("export type State = components['schemas']['State'];");
  });

  test("a parameter has none", async () => {
    const text = await render(
      { Kind, Thing },
      {},
      { Count: { name: "count", in: "query", schema: { type: "integer" } } },
    );
    expect(text).toContain("parameters: {\nCount: number;\n};");
    expect(text.match(/^export type \w+/gm)).toEqual(["export type Kind", "export type Thing"]);
  });
});

describe("descriptions", () => {
  const Kind = { type: "string", description: "What kind it is." };
  const own = { description: "Of which kind.", ...referTo("Kind") };
  const Base = { ...OBJECT, description: "What is common." };
  const Thing = {
    description: "A thing.",
    type: "object",
    properties: { kind: referTo("Kind"), own, base: { allOf: [referTo("Base"), OBJECT] } },
  };

  test("those of a schema stand at its name, and at a property that refers to it and has none", async () => {
    const text = await render({ Base, Kind, Thing });
    expect(text).toContain("/** @description What kind it is. */\nexport type Kind = ");
    expect(text).toContain("/** @description A thing. */\nexport type Thing = {\n");
    expect(text).toContain("/** @description What kind it is. */\nkind?: Kind;");
    expect(text).toContain("/** @description Of which kind. */\nown?: Kind;");
    expect(text).toContain("/** @description What is common. */\nbase?: Base & {");
  });

  test("what looks like a schema in a value is none, and a name is no keyword", async () => {
    const values = { default: { properties: { a: null } }, examples: [{ properties: { a: null } }] };
    const inner = { type: "object", properties: { kind: referTo("Kind") } };
    const outer = { type: "object", ...values, properties: { default: inner, properties: { example: null } } };
    const responses = { default: { description: "", content: { "application/json": { schema: inner } } } };
    const text = await render({ Kind, Thing: outer }, { responses });
    expect(text.match(/\/\*\* @description What kind it is\. \*\/\nkind\?: Kind;/g)).toHaveLength(2);
  });

  test.each(DOCUMENTS)("%s: no schema and no member of one is without", async (name) => {
    const text = await renderTypes(await loadBundle(name));
    const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
    const bare: string[] = [];
    const visit = (node: ts.Node, path: string): void => {
      const isTold = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node);
      const place = isTold ? `${path}.${node.name.getText()}` : path;
      if (isTold && ts.getJSDocCommentsAndTags(node).length === 0) bare.push(place);
      ts.forEachChild(node, (child) => visit(child, place));
    };
    for (const alias of source.statements.filter(ts.isTypeAliasDeclaration)) visit(alias, name);
    expect(bare).toEqual([]);
  });
});

describe("what a request takes", () => {
  const strings = { type: "array", items: { type: "string" } };
  const Part = { type: "object", required: ["list"], properties: { list: strings, name: { type: "string" } } };
  const Thing = { type: "object", required: ["part"], properties: { part: referTo("Part") } };
  const MORE = "= {\nlist: readonly string[];\nname?: string | undefined;\n};";
  const LESS = "= {\nlist: string[];\nname?: string;\n};";

  test("in its parameters: lists that may be readonly, and undefined for what may be left out", async () => {
    const parameters = [
      { name: "ids", in: "query", schema: { ...strings, items: strings } },
      { name: "of", in: "query", required: true, schema: { oneOf: [strings, { type: "null" }] } },
    ];
    const text = await render({}, { parameters });
    expect(text).toContain("ids?: readonly (readonly string[])[] | undefined;\nof: readonly string[] | null;");
    expect(text).toContain("path?: never;");
  });

  test("in its body, and in the schemas that this refers to", async () => {
    const text = await render({ Part, Thing }, { requestBody: json("Thing") });
    expect(text).toContain(`export type Part ${MORE}`);
    expect(text).toContain('requestBody?: {\ncontent: {\n"application/json": Thing;');
  });

  test("is no more than an answer gives where it is only that", async () => {
    const text = await render({ Part, Thing }, { responses: { 200: { description: "", ...json("Thing") } } });
    expect(text).toContain(`export type Part ${LESS}`);
  });

  test("has a type of its own where an answer gives it, too", async () => {
    const Plain = { ...OBJECT, "x-of": "both" };
    const Body = { ...OBJECT, properties: { name: referTo("Thing"), plain: referTo("Plain") } };
    const responses = { 200: { description: "", ...json("Thing") }, 400: { description: "", ...json("Plain") } };
    const text = await render({ Part, Thing, Plain, Body }, { requestBody: json("Body"), responses });
    expect(text).toContain(`export type PartInput ${MORE}`);
    expect(text).toContain(`export type Part ${LESS}`);
    expect(text).toContain("export type ThingInput = {\npart: PartInput;\n};");
    expect(text).toContain("export type Thing = {\npart: Part;\n};");
    expect(text).toContain("export type Body = {\nname: ThingInput;\nplain?: Plain | undefined;\n};");
    expect(text).toContain('200: {\nheaders: {\n[name: string]: unknown;\n};\ncontent: {\n"application/json": Thing;');
    expect(text).not.toContain("PlainInput");
  });

  test("cannot have a type of its own of a name that is taken", async () => {
    const operation = { requestBody: json("Part"), responses: { 200: { description: "", ...json("Part") } } };
    await expect(render({ Part, PartInput: OBJECT }, operation)).rejects.toThrow("PartInput is a schema already");
  });

  test("is told by a discriminator with a mapping alone: the names of its schemas can change", async () => {
    const Cat = { type: "object", required: ["kind"], properties: { kind: { type: "string" }, list: strings } };
    const pet = (mapping?: object) => ({
      Cat,
      Dog: Cat,
      Pet: { oneOf: [referTo("Cat"), referTo("Dog")], discriminator: { propertyName: "kind", ...mapping } },
    });
    const operation = { requestBody: json("Pet"), responses: { 200: { description: "", ...json("Pet") } } };
    const [cat, dog] = ["#/components/schemas/Cat", "#/components/schemas/Dog"];
    const text = await render(pet({ mapping: { cat, dog } }), operation);
    expect(text).toMatch(/^export type CatInput = [\s\S]*?^kind: "cat";/m);
    await expect(render(pet(), operation)).rejects.toThrow(
      "the discriminator kind of what a request takes needs a mapping",
    );
    for (const mapping of [{ cat }, { cat, dog: "Dog" }]) {
      await expect(render(pet({ mapping }), operation)).rejects.toThrow(
        `the mapping of the discriminator kind of what a request takes leaves out ${dog}: map a value of kind to it`,
      );
    }
  });
});
