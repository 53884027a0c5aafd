import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { operationTable as ads } from "@social-api/ads-v12";
import { type Mock, startMock } from "@social-api/mock";
import { operationTable as platform } from "@social-api/platform-v2";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const READMES = [
  "README.md",
  ...["core", "platform-v2", "ads-v12", "mock", "sandbox"].map((name) => `packages/${name}/README.md`),
];

/** What the first code block of each README prints; the others must print something. */
const PRINTS: Record<string, string> = {
  "README.md": "Spring Launch 2026 55000000",
  "packages/core/README.md": '{"total":9007199254740993}',
  "packages/platform-v2/README.md": "job 1902346588413952000",
  "packages/ads-v12/README.md": "cp5h1n Spring Launch 2026",
  "packages/mock/README.md": "400",
  "packages/sandbox/README.md": "Iced Coffee EUR\n404",
};

interface Block {
  readme: string;
  line: number;
  code: string;
  prints: string | RegExp;
}

const blocks: Block[] = [];
for (const readme of READMES) {
  const text = await readFile(join(ROOT, readme), "utf8");
  for (const [index, match] of [...text.matchAll(/^```ts\n(.*?)^```/gms)].entries()) {
    const line = text.slice(0, match.index).split("\n").length;
    const prints = index === 0 ? (PRINTS[readme] ?? "told above") : /./;
    blocks.push({ readme, line, code: match[1] ?? "", prints });
  }
}

let mock: Mock;
// Inside the repository, so that the packages are found; the name is in .gitignore.
let folder: string;
let program: ts.Program;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = await mkdtemp(join(import.meta.dirname, ".readme-"));
  const files = blocks.map(fileOf);
  for (const [index, { code }] of blocks.entries()) {
    await writeFile(files[index] ?? "", code.replaceAll("http://127.0.0.1:4010", mock.url));
  }
  program = ts.createProgram(files, compilerOptions());
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

test("every README has a code block", () => {
  expect([...new Set(blocks.map(({ readme }) => readme))]).toEqual(READMES);
});

test("the numbers of operations are those of the specs", async () => {
  const [ofAds, ofPlatform] = [ads, platform].map((table) => Object.keys(table).length);
  const [root, sandbox] = await Promise.all(
    ["README.md", "packages/sandbox/README.md"].map((readme) => readFile(join(ROOT, readme), "utf8")),
  );
  expect(root).toContain(`Ads API v12: ${ofAds} typed operations`);
  expect(root).toContain(`platform API v2: ${ofPlatform} typed operations`);
  expect(sandbox).toContain(`All ${Number(ofAds) + Number(ofPlatform)} operations`);
});

describe.each(blocks)("$readme:$line", (block) => {
  test("type-checks", () => {
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(fileOf(block)));
    expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  });

  test("runs as written", async () => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@social-api/source", "--disable-warning=ExperimentalWarning", fileOf(block)],
      { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: "" } },
    );
    expect(stderr).toBe("");
    expect(stdout).toMatch(block.prints);
  });
});

function fileOf({ readme, line }: Block): string {
  return join(folder, `${readme.replaceAll("/", "-")}-${line}.ts`);
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT).options;
}
