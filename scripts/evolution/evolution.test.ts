import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiChange, compareApi, IMPACTS } from "./compare-api.ts";
import { describeChanges } from "./describe-changes.ts";
import { missingBumps, serversOf } from "./required-bumps.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/**
 * Every way in which a document can change under those who use it, each at an operation and a schema of its own;
 * `before` makes what it is released with.
 */
const CHANGES: readonly [
  name: string,
  impact: ApiChange["impact"],
  change: (operation: Operation, around: Around) => void,
  before?: (operation: Operation) => void,
][] = [
  ["a parameter becomes required", "major", ({ parameters: [it] }) => Object.assign(it as object, { required: true })],
  [
    "a list is spelled in another way",
    "major",
    ({ parameters: [it] }) => Object.assign(it as object, { explode: true }),
  ],
  ["a value can no longer be sent", "major", ({ parameters: [, it] }) => it?.schema.enum?.pop()],
  [
    "another value can be answered",
    "major",
    ({ responses }) => schemaOf(responses, "200").properties.status?.enum?.push("NEW"),
  ],
  ["a member is no longer always answered", "major", ({ responses }) => schemaOf(responses, "200").required.pop()],
  [
    "a failure has another form",
    "major",
    ({ responses }) => Object.assign(schemaOf(responses, "400").properties.code ?? {}, { type: "string" }),
  ],
  ["a member of a failure is gone", "major", ({ responses }) => schemaOf(responses, "400").required.pop()],
  [
    "a parameter of the path has another name",
    "major",
    ({ parameters }, around) => {
      around.path = around.path.replace("{id}", "{account}");
      Object.assign(parameters[2] as object, { name: "account" });
    },
  ],
  [
    "a schema has another name",
    "major",
    (_, { schemas, key }) => {
      Object.assign(schemas, { [`${key}-anew`]: schemas[key] });
      delete schemas[key];
    },
  ],
  ["a schema is gone", "major", (_, { schemas, key }) => delete schemas[key]],
  [
    "a value can no longer be answered",
    "major",
    ({ responses }) => schemaOf(responses, "200").properties.status?.enum?.pop(),
  ],
  ["a value of an exported schema is gone", "major", (_, { schemas, key }) => schemas[key]?.enum?.pop()],
  [
    "one value of an exported schema is left",
    "major",
    (_, { schemas, key }) => Object.assign(schemas, { [key]: { type: "string", const: "A" } }),
  ],
  [
    "a member of the body is gone",
    "major",
    ({ requestBody }) => delete requestBody?.content["application/json"].schema.properties.mode,
    takesBody,
  ],
  [
    "parameters that are not listed can no longer be sent",
    "major",
    (operation) => delete operation["x-open-parameters"],
    (operation) => Object.assign(operation, { "x-open-parameters": true }),
  ],
  ["a default is another", "major", ({ parameters: [, it] }) => Object.assign(it?.schema ?? {}, { default: "OFF" })],
  ["a default is no longer stated", "major", ({ parameters: [, it] }) => delete it?.schema.default],
  ["the sandbox alone has it", "major", (operation) => Object.assign(operation, { "x-sandbox-only": true })],
  [
    "it is on hosts of its own",
    "major",
    (operation) => Object.assign(operation, { servers: [{ url: "https://sandbox.example.com" }] }),
  ],
  [
    "members of the body become one argument",
    "major",
    ({ parameters }) => parameters.push(query("more", { type: "string" })),
    takesBody,
  ],
  [
    "members of the body become arguments",
    "major",
    (operation) => delete operation["x-open-parameters"],
    (operation) => Object.assign(takesBody(operation), { "x-open-parameters": true }),
  ],
  ["there is another parameter", "minor", ({ parameters }) => parameters.push(query("more", { type: "string" }))],
  [
    "a body that is an argument has a parameter beside it",
    "minor",
    ({ parameters }) => parameters.push(query("more", { type: "string" })),
    (operation) => takesBody(operation).parameters.push(query("one", { type: "string" })),
  ],
  [
    "there is another schema",
    "minor",
    (_, { schemas, key }) => Object.assign(schemas, { [`${key}-more`]: { type: "string" } }),
  ],
  // Redocly takes this for a patch: no code that is there notices it.
  ["another value can be sent", "patch", ({ parameters: [, it] }) => it?.schema.enum?.push("NEW")],
  ["a text says more", "patch", (operation) => Object.assign(operation, { description: "What it does, and why." })],
];

interface Schema {
  type: string;
  enum?: string[];
  default?: string;
}
interface ObjectSchema {
  properties: Record<string, Schema>;
  required: string[];
}
interface Operation {
  parameters: { schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: ObjectSchema } } };
  responses: Record<string, { content: Record<string, { schema: ObjectSchema }> }>;
  "x-open-parameters"?: boolean;
}
/** Where an operation stands: its path, and the schemas of the document that are its own. */
interface Around {
  path: string;
  readonly key: string;
  readonly schemas: Record<string, Schema>;
}

function query(name: string, schema: object): { schema: Schema } {
  return { name, in: "query", style: "form", explode: false, schema } as unknown as { schema: Schema };
}

function schemaOf(responses: Operation["responses"], status: string): ObjectSchema {
  return responses[status]?.content["application/json"]?.schema as ObjectSchema;
}

/** Members of the body are arguments where the operation has no parameters in the query. */
function takesBody(operation: Operation): Operation {
  const schema = { type: "object", properties: { mode: { type: "string" } }, required: [] };
  operation.parameters.splice(0, 2);
  return Object.assign(operation, { requestBody: { content: { "application/json": { schema } } } });
}

function operation(id: string): Operation & { operationId: string } {
  const answer = (properties: Record<string, Schema>) => ({
    description: "An answer.",
    content: { "application/json": { schema: { type: "object", properties, required: Object.keys(properties) } } },
  });
  return {
    operationId: id,
    parameters: [
      query("ids", { type: "array", items: { type: "string" } }),
      query("status", { type: "string", enum: ["ON", "OFF"], default: "ON" }),
      { name: "id", in: "path", required: true, schema: { type: "string" } } as unknown as { schema: Schema },
    ],
    responses: {
      "200": answer({ status: { type: "string", enum: ["ON", "OFF"] }, name: { type: "string" } }),
      "400": answer({ code: { type: "integer" }, message: { type: "string" } }),
    },
  };
}

const keyOf = (name: string) => name.replaceAll(" ", "-");

function document(change: boolean): object {
  const schemas = {};
  const paths = CHANGES.map(([name, , apply, before], at) => {
    const one = operation(`operation${at}`);
    const key = keyOf(name);
    const around = { path: `/${key}/{id}`, key, schemas: { [key]: { type: "string", enum: ["A", "B"] } } };
    before?.(one);
    if (change) apply(one, around);
    Object.assign(schemas, around.schemas);
    return [around.path, { post: one }] as const;
  });
  const info = { title: "An API", version: "1" };
  return { openapi: "3.1.1", info, paths: Object.fromEntries(paths), components: { schemas } };
}

async function repository(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "evolution-"));
  folders.push(root);
  for (const [name, text] of Object.entries({ ".changeset/config.json": "{}", ...files })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

describe("what has changed", () => {
  let changes: ApiChange[];
  beforeAll(async () => {
    const root = await repository({
      "a.json": JSON.stringify(document(false)),
      "b.json": JSON.stringify(document(true)),
    });
    changes = await compareApi(join(root, "a.json"), join(root, "b.json"));
  });

  test.each(CHANGES)("%s: %s", (name, impact) => {
    const found = changes.filter(({ where }) => new RegExp(`/${keyOf(name)}(-anew|-more|/.*)?$`).test(where));
    expect(found[0]?.impact).toBe(impact);
    for (const { text } of found) expect(text).toMatch(/^[A-Z`].+\.$/);
  });

  test("the worst comes first, and everything is in the notes", () => {
    const impacts = changes.map(({ impact }) => IMPACTS.indexOf(impact));
    expect(impacts).toEqual(impacts.toSorted());
    const notes = describeChanges("ads-v12", changes);
    for (const { where, part, text } of changes) {
      expect(notes).toContain(`- \`${where}\`${part ? `, ${part}` : ""}: ${text}`);
    }
    expect(notes.indexOf("can break your code")).toBeLessThan(notes.indexOf("What is new"));
  });

  test("an example alone, or another order of them: a patch", async () => {
    const examples = { one: { value: { number: 1 } }, two: { value: { number: 2 } } };
    const change = await changeOfExamples(examples, { ...examples, two: { value: { number: 3 } } });
    expect(change).toEqual([{ impact: "patch", where: "document", text: expect.stringMatching(/^[A-Z].+\.$/) }]);
    expect(await changeOfExamples(examples, { two: examples.two, one: examples.one })).toEqual(change);
    expect(await changeOfExamples(examples, examples)).toEqual([]);
  });

  test("what nothing looks at is not said to be an example", async () => {
    const [change, ...others] = await changeOfExamples({}, {}, { "x-seen": [["one"], ["one", "two"]] });
    expect(change).toMatchObject({ impact: "patch", where: "document", text: expect.not.stringContaining("Examples") });
    expect(others).toEqual([]);
  });

  test("rules are compared, too", async () => {
    const rules = ["one", "two"].map((id) => [{ id, where: "fact", text: "It is so." }]);
    expect(await changeOfExamples({}, {}, { "x-rule-catalogue": rules })).toEqual([
      { impact: "major", where: "rule one", text: "It is called `two` now." },
    ]);
  });

  test.each([
    ["a bound of a schema", { tag: 4 }, ["rule size"]],
    ["a parameter that is wanted now", { isWanted: true }, ["rule wanted"]],
    ["a member that is wanted now", { required: ["id", "name"] }, ["rule wanted"]],
    ["beside a bound of no rule", { tag: 4, unruled: 8 }, ["POST /things", "rule size"]],
    ["beside a member that is new", { required: ["id", "name", "new"] }, ["POST /things", "rule wanted"]],
    ["but for a body that may be left out", { isBodyWanted: false }, ["POST /things"]],
    ["but for what is answered", { tag: 4, maxLength: 4 }, ["GET /names", "rule size", "rule size"]],
    ["but for what is worse for readers", { maxLength: 6 }, ["GET /names", "rule size"]],
    ["but for a value that a type loses", { kinds: ["A"] }, ["GET /names", "rule kind"]],
    ["but for what preflight of another operation alone upholds", { tag: 4, deep: 4 }, ["POST /things", "rule size"]],
  ])("what is told under a rule is not told again: %s", async (_, change, expected) => {
    const root = await repository({ "a.json": JSON.stringify(ruled()), "b.json": JSON.stringify(ruled(change)) });
    const changes = await compareApi(join(root, "a.json"), join(root, "b.json"));
    expect(changes.map(({ where }) => where).sort()).toEqual(expected);
  });
});

/** A document with rules that its schemas say; the first place that has its only named schema is an answer. */
function ruled({
  maxLength = 5,
  unruled = 9,
  tag = 5,
  deep = 5,
  kinds = ["A", "B"],
  isWanted = false,
  isBodyWanted = true,
  required = ["id"],
} = {}): object {
  const name = { $ref: "#/components/schemas/Name" };
  const content = (schema: object) => ({ content: { "application/json": { schema } } });
  const answer = { responses: { "200": { description: "An answer.", ...content(name) } } };
  const member = { type: "string", maxLength: deep, "x-rules": ["size"] };
  const properties = {
    id: { type: "string" },
    name,
    other: { type: "string", maxLength: unruled },
    deep: { type: "array", items: { oneOf: [{ type: "object", properties: { member } }] } },
  };
  const body = content({ type: "object", required, properties, "x-rules": ["wanted"] });
  const requestBody = { required: isBodyWanted, ...body };
  const query = (one: string, schema: object, required = false) => ({ name: one, in: "query", required, schema });
  const wanted = { ...query("wanted", { type: "string" }, isWanted), "x-rules": ["wanted"] };
  const tagged = query("tag", { type: "string", maxLength: tag, "x-rules": ["size"] });
  const kind = query("kind", { type: "string", enum: kinds, "x-rules": ["kind"] });
  const rule = (id: string, keyword: string) => ({ id, where: "request", keywords: [keyword], text: "It is so." });
  return {
    openapi: "3.1.1",
    info: { title: "An API", version: "1" },
    paths: {
      "/names": { get: { operationId: "getName", parameters: [wanted, tagged, kind], ...answer } },
      "/things": { post: { operationId: "createThing", requestBody, ...answer } },
    },
    components: { schemas: { Name: { type: "string", maxLength, "x-rules": ["size"] } } },
    "x-rule-catalogue": [rule("size", "maxLength"), rule("wanted", "required"), rule("kind", "enum")],
  };
}

/** @param extensions - of the document: what they were, and what they are */
async function changeOfExamples(
  before: object,
  after: object,
  extensions: Record<string, unknown[]> = {},
): Promise<ApiChange[]> {
  const extended = (at: number) => Object.fromEntries(Object.entries(extensions).map(([name, of]) => [name, of[at]]));
  const root = await repository({
    "a.json": JSON.stringify({ ...withExamples(before), ...extended(0) }),
    "b.json": JSON.stringify({ ...withExamples(after), ...extended(1) }, undefined, 2),
  });
  return compareApi(join(root, "a.json"), join(root, "b.json"));
}

function withExamples(examples: object): object {
  const responses = { "200": { description: "An answer.", content: { "application/json": { schema: {}, examples } } } };
  const paths = { "/numbers": { get: { operationId: "getNumber", responses } } };
  return { openapi: "3.1.1", info: { title: "An API", version: "1" }, paths };
}

describe("what a change wants", () => {
  const breaking: ApiChange = { impact: "major", where: "GET /12/accounts", text: "It was removed." };
  const none = { "platform-v2": [], "ads-v12": [], "sandbox-control": [] };
  const changes = { ...none, "ads-v12": [breaking, { ...breaking, impact: "minor" as const }] };
  const planned = (name: string, type: "major" | "minor" | "patch") => [{ releases: [{ name, type }] }];
  const served = serversOf("ads-v12").flatMap((name) => planned(name, "patch"));

  test("a major changeset of the package that it breaks", () => {
    const sentence =
      "1 change of ads-v12 since its last release can break those who use it: add a major changeset of @social-api/ads-v12, or take it back";
    expect(missingBumps(changes, served)).toEqual([sentence]);
    expect(missingBumps(changes, [...served, ...planned("@social-api/ads-v12", "minor")])).toEqual([sentence]);
    expect(missingBumps(changes, [...served, ...planned("@social-api/platform-v2", "major")])).toEqual([sentence]);
    expect(missingBumps(changes, [...served, ...planned("@social-api/ads-v12", "major")])).toEqual([]);
  });

  test("at least a minor one for more to use, and none for better words", () => {
    const more = { ...none, "ads-v12": [{ ...breaking, impact: "minor" as const }] };
    expect(missingBumps(more, [...served, ...planned("@social-api/ads-v12", "patch")])).toEqual([
      "1 change of ads-v12 since its last release gives those who use it more: add a minor changeset of @social-api/ads-v12, or take it back",
    ]);
    const twice = { ...none, "ads-v12": [...more["ads-v12"], ...more["ads-v12"]] };
    expect(missingBumps(twice, served)).toEqual([expect.stringMatching(/^2 changes .+ give those .+ take them back$/)]);
    expect(missingBumps(more, [...served, ...planned("@social-api/ads-v12", "minor")])).toEqual([]);
    const words = { ...none, "platform-v2": [{ ...breaking, impact: "patch" as const }] };
    expect(missingBumps(words, served)).toEqual([]);
  });

  test("at least a patch of the mock and of the sandbox, which ship the bundles, whatever it is", () => {
    const words = [{ ...breaking, impact: "patch" as const }];
    expect(missingBumps({ ...none, "platform-v2": words, "ads-v12": words }, [])).toEqual(
      ["@social-api/mock", "@social-api/sandbox"].map(
        (name) =>
          `the bundle of platform-v2 and of ads-v12 has changed since its last release, and ${name} ships it: add a changeset of ${name}, at least a patch`,
      ),
    );
    const lacking = missingBumps({ ...none, "ads-v12": words }, planned("@social-api/mock", "minor"));
    expect(lacking).toEqual([expect.stringMatching(/^the bundle of ads-v12 has changed .+ @social-api\/sandbox,/)]);
    const nothing = [{ releases: [{ name: "@social-api/sandbox", type: "none" as const }] }];
    expect(missingBumps({ ...none, "ads-v12": words }, [...planned("@social-api/mock", "patch"), ...nothing])).toEqual(
      lacking,
    );
    expect(missingBumps(none, [])).toEqual([]);
  });

  test("of the control API: the sandbox, which alone has it", () => {
    const control = { ...none, "sandbox-control": [breaking] };
    expect(missingBumps(control, planned("@social-api/sandbox", "minor"))).toEqual([
      expect.stringMatching(/^1 change of sandbox-control .+: add a major changeset of @social-api\/sandbox,/),
    ]);
    expect(missingBumps(control, planned("@social-api/sandbox", "major"))).toEqual([]);
    const words = { ...none, "sandbox-control": [{ ...breaking, impact: "patch" as const }] };
    expect(missingBumps(words, [])).toEqual([expect.stringContaining("add a changeset of @social-api/sandbox,")]);
  });
});

describe("the command", () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "..", "evolution.ts"), ...args]).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );
  const documents = {
    "specs/dist/ads-v12.json": JSON.stringify(document(true)),
    "specs/dist/platform-v2.json": JSON.stringify(document(false)),
    "specs/released/ads-v12.json": JSON.stringify(document(false)),
    "specs/released/platform-v2.json": JSON.stringify(document(false)),
    "specs/dist/sandbox-control.json": JSON.stringify(document(false)),
    "specs/released/sandbox-control.json": JSON.stringify(document(false)),
  };
  const SERVED = '---\n"@social-api/mock": patch\n"@social-api/sandbox": minor\n---\n\nLists want ids.\n';
  const CHANGESET = SERVED.replace("---", '---\n"@social-api/ads-v12": major');

  test("check fails on a breaking change without a major changeset, and passes with one", async () => {
    const root = await repository(documents);
    const refused = await run("check", "--root", root);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("23 changes of ads-v12 since its last release can break those who use it");
    await writeFile(join(root, ".changeset", "lists-want-ids.md"), CHANGESET);
    expect((await run("check", "--root", root)).code).toBe(0);
  });

  test("notes writes the difference as a changeset, and mark ends it", async () => {
    const root = await repository(documents);
    expect((await run("notes", "--root", root)).code).toBe(0);
    const notes = await readFile(join(root, ".changeset", "document-of-ads-v12.md"), "utf8");
    expect(notes).toMatch(/^---\n"@social-api\/ads-v12": major\n---\n\nThe document of ads-v12 has changed\.\n/);
    const served = await readFile(join(root, ".changeset", "document-of-ads-v12-served.md"), "utf8");
    expect(served).toMatch(
      /^---\n"@social-api\/mock": patch\n"@social-api\/sandbox": patch\n---\n\nAnswers by .+\.\n$/,
    );
    expect((await run("mark", "--root", root)).code).toBe(0);
    expect(await run("check", "--root", root)).toMatchObject({ code: 0, stdout: "", stderr: "" });
  });

  test("an example alone asks for a release of the packages that answer with it, and notes writes it", async () => {
    const ads = {
      "specs/released/ads-v12.json": withExamples({ one: { value: {} } }),
      "specs/dist/ads-v12.json": withExamples({}),
    };
    const texts = Object.entries(ads).map(([file, content]) => [file, JSON.stringify(content)]);
    const root = await repository({ ...documents, ...Object.fromEntries(texts) });
    const refused = await run("check", "--root", root);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("add a changeset of @social-api/mock") });
    expect((await run("notes", "--root", root)).code).toBe(0);
    expect(await run("check", "--root", root)).toMatchObject({ code: 0, stderr: "" });
  });

  test("the control API of the sandbox is compared and kept like the others, and the sandbox alone is told", async () => {
    const root = await repository({
      ...documents,
      "specs/dist/ads-v12.json": JSON.stringify(document(false)),
      "specs/dist/sandbox-control.json": JSON.stringify(document(true)),
    });
    const refused = await run("check", "--root", root);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("major changeset of @social-api/sandbox"),
    });
    expect((await run("notes", "--root", root)).code).toBe(0);
    expect(await readdir(join(root, ".changeset"))).toEqual(["config.json", "document-of-sandbox-control.md"]);
    const notes = await readFile(join(root, ".changeset", "document-of-sandbox-control.md"), "utf8");
    expect(notes).toMatch(/^---\n"@social-api\/sandbox": major\n---\n/);
    expect((await run("mark", "--root", root)).code).toBe(0);
    expect(await run("check", "--root", root)).toMatchObject({ code: 0, stdout: "", stderr: "" });
  });

  test("before the first release there is nothing to compare with", async () => {
    const built = Object.fromEntries(Object.entries(documents).filter(([file]) => file.startsWith("specs/dist/")));
    expect(await run("check", "--root", await repository(built))).toMatchObject({ code: 0, stdout: "" });
  });

  test("anything else is refused", async () => {
    expect((await run("please")).code).toBe(2);
  });
});

describe("the scripts of the repository", () => {
  test.each(["evolution", "generate", "ledger", "version-packages"])(
    "%s writes the bundles before it reads them",
    async (name) => {
      const manifest = await readFile(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
      const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
      // Arguments of the command go to its last program.
      expect(scripts[name]).toMatch(/^turbo run bundle --output-logs=errors-only (>&2 )?&& (.+ && )?node [^&]+$/);
    },
  );
});
