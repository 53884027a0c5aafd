import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiChange, compareApi } from "./compare-api.ts";
import { describeChanges } from "./describe-changes.ts";
import { missingBumps } from "./required-bumps.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Every way in which a document can change under those who use it, each at an operation of its own. */
const CHANGES: readonly [name: string, impact: ApiChange["impact"], change: (operation: Operation) => void][] = [
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
  ["there is another parameter", "minor", ({ parameters }) => parameters.push(query("more", { type: "string" }))],
  // Redocly takes this for a patch: no code that is there notices it.
  ["another value can be sent", "patch", ({ parameters: [, it] }) => it?.schema.enum?.push("NEW")],
  ["a text says more", "patch", (operation) => Object.assign(operation, { description: "What it does, and why." })],
];

interface Schema {
  type: string;
  enum?: string[];
}
interface ObjectSchema {
  properties: Record<string, Schema>;
  required: string[];
}
interface Operation {
  parameters: { schema: Schema }[];
  responses: Record<string, { content: Record<string, { schema: ObjectSchema }> }>;
}

function query(name: string, schema: object): { schema: Schema } {
  return { name, in: "query", style: "form", explode: false, schema } as unknown as { schema: Schema };
}

function schemaOf(responses: Operation["responses"], status: string): ObjectSchema {
  return responses[status]?.content["application/json"]?.schema as ObjectSchema;
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
      query("status", { type: "string", enum: ["ON", "OFF"] }),
    ],
    responses: {
      "200": answer({ status: { type: "string", enum: ["ON", "OFF"] }, name: { type: "string" } }),
      "400": answer({ code: { type: "integer" }, message: { type: "string" } }),
    },
  };
}

function document(change: boolean): object {
  const paths = CHANGES.map(([name, , apply], at) => {
    const one = operation(`operation${at}`);
    if (change) apply(one);
    return [`/${name.replaceAll(" ", "-")}`, { get: one }] as const;
  });
  return { openapi: "3.1.1", info: { title: "An API", version: "1" }, paths: Object.fromEntries(paths) };
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
    const found = changes.filter(({ where }) => where === `GET /${name.replaceAll(" ", "-")}`);
    expect(found.map((change) => change.impact)).toEqual([impact]);
    expect(found[0]?.text).toMatch(/^[A-Z`].+\.$/);
  });

  test("the worst comes first, and everything is in the notes", () => {
    expect(changes.map(({ impact }) => impact)).toEqual(CHANGES.map(([, impact]) => impact));
    const notes = describeChanges("ads-v12", changes);
    for (const { where, text } of changes) expect(notes).toContain(`- \`${where}\`: ${text}`);
    expect(notes.indexOf("can break your code")).toBeLessThan(notes.indexOf("What is new"));
  });
});

describe("what a change wants", () => {
  const breaking: ApiChange = { impact: "major", where: "GET /12/accounts", text: "It was removed." };
  const changes = { "platform-v2": [], "ads-v12": [breaking, { ...breaking, impact: "minor" as const }] };
  const planned = (name: string, type: "major" | "minor" | "patch") => [{ releases: [{ name, type }] }];

  test("a major changeset of the package that it breaks", () => {
    const sentence =
      "1 change of ads-v12 since its last release can break those who use it: add a major changeset of @social-api/ads-v12, or take it back";
    expect(missingBumps(changes, [])).toEqual([sentence]);
    expect(missingBumps(changes, planned("@social-api/ads-v12", "minor"))).toEqual([sentence]);
    expect(missingBumps(changes, planned("@social-api/platform-v2", "major"))).toEqual([sentence]);
    expect(missingBumps(changes, planned("@social-api/ads-v12", "major"))).toEqual([]);
  });

  test("at least a minor one for more to use, and none for better words", () => {
    const more = { "platform-v2": [], "ads-v12": [{ ...breaking, impact: "minor" as const }] };
    expect(missingBumps(more, planned("@social-api/ads-v12", "patch"))).toHaveLength(1);
    expect(missingBumps(more, planned("@social-api/ads-v12", "minor"))).toEqual([]);
    const words = { "platform-v2": [{ ...breaking, impact: "patch" as const }], "ads-v12": [] };
    expect(missingBumps(words, [])).toEqual([]);
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
  };
  const CHANGESET = '---\n"@social-api/ads-v12": major\n---\n\nLists want ids.\n';

  test("check fails on a breaking change without a major changeset, and passes with one", async () => {
    const root = await repository(documents);
    const refused = await run("check", "--root", root);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("7 changes of ads-v12 since its last release can break those who use it");
    await writeFile(join(root, ".changeset", "lists-want-ids.md"), CHANGESET);
    expect((await run("check", "--root", root)).code).toBe(0);
  });

  test("notes writes the difference as a changeset, and mark ends it", async () => {
    const root = await repository(documents);
    expect((await run("notes", "--root", root)).code).toBe(0);
    const notes = await readFile(join(root, ".changeset", "document-of-ads-v12.md"), "utf8");
    expect(notes).toMatch(/^---\n"@social-api\/ads-v12": major\n---\n\nThe document of ads-v12 has changed\.\n/);
    expect((await run("mark", "--root", root)).code).toBe(0);
    expect(await run("check", "--root", root)).toMatchObject({ code: 0, stdout: "", stderr: "" });
  });

  test("before the first release there is nothing to compare with", async () => {
    const { "specs/released/ads-v12.json": _, "specs/released/platform-v2.json": __, ...built } = documents;
    expect(await run("check", "--root", await repository(built))).toMatchObject({ code: 0, stdout: "" });
  });

  test("anything else is refused", async () => {
    expect((await run("please")).code).toBe(2);
  });
});
