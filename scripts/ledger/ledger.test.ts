import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { collectLedger } from "./collect-ledger.ts";
import { renderMarkdown, renderText } from "./render-ledger.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const REQUEST_CASES = `rule: list.count
cases:
  - name: one
    request: { operation: listCampaigns, arguments: { count: 1 } }
    outcome: { accepted: true }
    control: [{ op: replace, path: /request/arguments/count, value: 0 }]
  - name: zero
    request: { operation: listCampaigns, arguments: { count: 0 } }
    outcome: { refused: [{ rule: list.count, parameter: count }] }
    control: [{ op: replace, path: /request/arguments/count, value: 1 }]
`;
const WALK_CASES = `rule: page.end
cases:
  - { name: ends, walk: {}, answers: [], outcome: { items: [], requests: [], ends: ended }, control: [] }
  - { name: repeats, walk: {}, answers: [], outcome: { items: [], requests: [], ends: repeated-token }, control: [] }
`;
const RESPONSE_CASES = `rule: time.iso-utc
cases:
  - { name: utc, answer: {}, outcome: { valid: true }, control: [] }
  - { name: local, answer: {}, outcome: { valid: false, at: /body }, control: [] }
`;
const SCENARIOS = `rule: replay.redelivers
cases:
  - name: an event of the range comes again
    scenario: []
    outcome: { steps: [{ status: 200 }, { records: [{ event_type: post.create }] }] }
    control: []
  - name: an event before the range does not
    scenario: []
    outcome: { steps: [{ status: 200 }, { records: [], without: [{ event_type: post.create }] }] }
    control: []
  - name: a second job is refused
    scenario: []
    outcome: { steps: [{ status: 409, refused: [{ rule: replay.one-in-progress }] }] }
    control: []
`;

const NO_CODE = "no code names it: list its keywords in rules.yaml, or write it in src/rules";

/** A repository in small that lacks nothing: one rule of each kind. */
const WHOLE: Record<string, string> = {
  "specs/dist/platform-v2.json": bundle(
    { "page.end": "walk", "replay.redelivers": "state" },
    { paths: { "/2/connections": { get: { "x-rules": ["page.end", "replay.redelivers"] } } } },
  ),
  "specs/dist/ads-v12.json": bundle(
    { "list.count": "request", "time.iso-utc": "response", "money.micro": "fact" },
    { info: { "x-rules": ["money.micro"] }, components: { parameters: { Count: { "x-rules": ["list.count"] } } } },
    { "x-rules": ["time.iso-utc"] },
  ),
  "packages/ads-v12/src/generated/constraints.ts": 'export const c = { count: { minimum: [1, "list.count"] } };\n',
  "packages/ads-v12/src/generated/types.ts": "/** `time.iso-utc` */\nexport type Time = string;\n",
  "packages/platform-v2/src/walk.ts":
    "/** Rule `page.end`: only a missing token ends the walk. */\nexport const end = 1;\n",
  "packages/platform-v2/src/walk.test.ts": 'test("page.end: goes on", () => {});\n',
  "packages/sandbox/src/platform/replay.ts":
    "/** Rule `replay.redelivers`: what was delivered in the range. */\nexport const again = 1;\n",
  "packages/docs/src/rules.ts": 'export const shown = ["replay.redelivers"];\n',
  "specs/conformance/ads-v12/list.count.yaml": REQUEST_CASES,
  "specs/conformance/ads-v12/time.iso-utc.yaml": RESPONSE_CASES,
  "specs/conformance/platform-v2/page.end.yaml": WALK_CASES,
  "specs/conformance/platform-v2/replay.redelivers.yaml": SCENARIOS,
};

function bundle(rules: Record<string, string>, ...parts: object[]): string {
  const catalogue = Object.entries(rules).map(([id, where]) => ({ id, where, text: `The rule ${id}.\n` }));
  return JSON.stringify(Object.assign({ "x-rule-catalogue": catalogue }, ...parts));
}

async function repository(changes: Record<string, string | undefined> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "ledger-"));
  folders.push(root);
  for (const [name, text] of Object.entries({ ...WHOLE, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

async function gaps(changes: Record<string, string | undefined>): Promise<Record<string, string[]>> {
  const ledger = await collectLedger(await repository(changes));
  return Object.fromEntries(ledger.filter(({ gaps }) => gaps.length > 0).map(({ id, gaps }) => [id, gaps]));
}

describe("a repository without gaps", () => {
  test("tells pointers, code and cases of each rule", async () => {
    const [end, redelivers, count, time, money] = await collectLedger(await repository());
    expect(end).toEqual({
      api: "platform-v2",
      id: "page.end",
      text: "The rule page.end.",
      where: "walk",
      pointers: ["/paths/~12~1connections/get"],
      code: {
        sources: ["packages/platform-v2/src/walk.ts"],
        refusing: [],
        generated: [],
        tests: ["packages/platform-v2/src/walk.test.ts"],
      },
      cases: { kept: 1, broken: 1 },
      gaps: [],
    });
    expect(redelivers).toMatchObject({
      code: { sources: ["packages/sandbox/src/platform/replay.ts"] },
      cases: { kept: 1, broken: 2 },
      gaps: [],
    });
    expect(count?.code.generated).toEqual(["packages/ads-v12/src/generated/constraints.ts"]);
    expect(time).toMatchObject({ pointers: [""], code: { sources: [], generated: [] }, cases: { kept: 1, broken: 1 } });
    expect(money).toMatchObject({ pointers: ["/info"], gaps: [] });
  });

  test("tells by which rules the sandbox refuses: those that its code names, not its comments", async () => {
    const code = 'export const check = () => [{ rule: "money.micro" }];\n';
    const [, redelivers, , , money] = await collectLedger(
      await repository({ "packages/sandbox/src/ads/check.ts": code, "packages/ads-v12/src/check.ts": code }),
    );
    expect(redelivers?.code.refusing).toEqual([]);
    expect(money?.code).toMatchObject({
      sources: ["packages/ads-v12/src/check.ts", "packages/sandbox/src/ads/check.ts"],
      refusing: ["packages/sandbox/src/ads/check.ts"],
    });
  });

  test("renders as text and as Markdown", async () => {
    const ledger = await collectLedger(await repository());
    expect(renderText(ledger)).toContain("5 rules, 9 cases, 0 with a gap");
    expect(renderText(ledger)).toMatch(/^replay\.redelivers +state +1 +1 +0 +1 +2$/m);
    expect(renderMarkdown(ledger)).toContain("| `list.count` | request | 1 | schema | 0 | 1 | 1 |  |");
  });
});

describe("a gap", () => {
  test("no pointer", async () => {
    const without = bundle({ "list.count": "request", "time.iso-utc": "response", "money.micro": "fact" });
    expect(await gaps({ "specs/dist/ads-v12.json": without })).toEqual({
      "list.count": ["no pointer: no x-rules names it"],
      "time.iso-utc": ["no pointer: no x-rules names it"],
      "money.micro": ["no pointer: no x-rules names it"],
    });
  });

  test("no code: a test is none, and neither is a property of the same name", async () => {
    const code = "export const last = (page: { end: boolean }) => page.end;\n";
    expect(await gaps({ "packages/platform-v2/src/walk.ts": code })).toEqual({ "page.end": [NO_CODE] });
  });

  test("no code of a rule about what is stored: what tells of it, or is seeded by it, is none", async () => {
    const comment = "/** Rule `replay.redelivers`. */\nexport const day = 1;\n";
    const changes = {
      "packages/sandbox/src/platform/replay.ts": undefined,
      "packages/sandbox/src/seed/story/platform.ts": comment,
      "packages/sandbox/src/dashboard/vocabulary.ts": comment,
    };
    expect(await gaps(changes)).toEqual({
      "replay.redelivers": ["no code names it: uphold it in packages/sandbox/src"],
    });
  });

  test("no code of a rule about what is stored: a client that knows of it stores nothing", async () => {
    const changes = {
      "packages/sandbox/src/platform/replay.ts": undefined,
      "packages/platform-v2/src/replay.ts": "/** `replay.redelivers` */\nexport const replay = 1;\n",
    };
    expect(await gaps(changes)).toHaveProperty(["replay.redelivers"]);
  });

  test("no case of a rule about what is stored", async () => {
    expect(await gaps({ "specs/conformance/platform-v2/replay.redelivers.yaml": undefined })).toEqual({
      "replay.redelivers": ["no case that keeps it", "no case that breaks it"],
    });
  });

  test("the name of a longer rule is not the name of a shorter one", async () => {
    const code = "/** Rule `page.end-of-all` */\nexport const end = 1;\n";
    expect(await gaps({ "packages/platform-v2/src/walk.ts": code })).toEqual({ "page.end": [NO_CODE] });
  });

  test.each([
    ["a string", 'throw new Error("page.end");\n'],
    ["a template", ["export const say = (why: string) => `rule page.end: $", "{why}`;\n"].join("")],
    ["a line comment", "// page.end\n"],
    ["a comment behind a regular expression", "export const quote = /[\"'`]/; // page.end\n"],
  ])("none: %s names the rule", async (_, code) => {
    expect(await gaps({ "packages/platform-v2/src/walk.ts": code })).toEqual({});
  });

  test("no case that breaks the rule, no case at all", async () => {
    const kept = REQUEST_CASES.slice(0, REQUEST_CASES.indexOf("  - name: zero"));
    const changes = {
      "specs/conformance/ads-v12/list.count.yaml": kept,
      "specs/conformance/ads-v12/time.iso-utc.yaml": undefined,
    };
    expect(await gaps(changes)).toEqual({
      "list.count": ["no case that breaks it"],
      "time.iso-utc": ["no case that keeps it", "no case that breaks it"],
    });
  });
});

describe("pnpm ledger", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "..", "ledger.ts"), ...args], { encoding: "utf8" });

  test("--check fails on a gap and names it", async () => {
    const root = await repository({ "specs/conformance/platform-v2/page.end.yaml": undefined });
    const { status, stdout, stderr } = run("--check", "--root", root);
    expect(status).toBe(1);
    expect(stderr).toContain("ledger: page.end: no case that keeps it; no case that breaks it");
    expect(stdout).toContain("5 rules, 7 cases, 1 with a gap");
  });

  test("without --check a gap is only shown", async () => {
    const root = await repository({ "specs/conformance/platform-v2/page.end.yaml": undefined });
    const { status, stdout } = run("--markdown", "--root", root);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "| `page.end` | walk | 1 | 1 | 1 | 0 | 0 | no case that keeps it; no case that breaks it |",
    );
  });

  test("a rule by its id, in full", () => {
    const { status, stdout } = run("list.count");
    expect(status).toBe(0);
    expect(stdout).toContain("list.count (request)\nThe page size");
    expect(stdout).toContain("\nspecs/dist/ads-v12.json\n  /components/parameters/Count");
    expect(stdout).toContain("\ncode\n");
    expect(stdout).toContain("packages/ads-v12/src/generated/constraints.ts");
    expect(run("list.cuont")).toMatchObject({ status: 2, stderr: expect.stringContaining("no rule list.cuont") });
  });

  test("this repository has no gap", () => {
    const { status, stdout, stderr } = run("--check", "--json");
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const ledger = JSON.parse(stdout) as { cases: { kept: number; broken: number } }[];
    expect(ledger.reduce((sum, { cases }) => sum + cases.kept + cases.broken, 0)).toBeGreaterThanOrEqual(250);
  });
});
