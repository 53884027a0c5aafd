import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { versionAll } from "./stage.ts";

/** A repository in small, all of whose changesets were released. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stage-"));
  const files = {
    "package.json": JSON.stringify({ name: "small", private: true }),
    "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    ...Object.fromEntries(
      ["ads-v12", "mock", "sandbox"].map((name) => [
        `packages/${name}/package.json`,
        JSON.stringify({ name: `@social-api/${name}`, version: "1.0.0" }),
      ]),
    ),
    ".changeset/config.json": JSON.stringify({ changelog: false }),
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await runCommand("git", ["init", "--quiet"], { cwd: root });
});
afterAll(() => rm(root, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

async function versions(): Promise<Record<string, string>> {
  const read = ["ads-v12", "mock", "sandbox"].map(async (name) => {
    const { version } = JSON.parse(await readFile(join(root, "packages", name, "package.json"), "utf8"));
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** A document of an API, in small. */
const documentOf = (summary: string) =>
  JSON.stringify({ openapi: "3.1.1", info: { title: "Ads", version: "12", summary }, paths: {} });

test("packages keep their versions where there is no changeset, as after a release", async () => {
  await versionAll(root);
  expect(await versions()).toEqual({ "ads-v12": "1.0.0", mock: "1.0.0", sandbox: "1.0.0" });
});

test("a changeset gives its packages the next ones", async () => {
  await write(".changeset/more.md", '---\n"@social-api/ads-v12": minor\n---\n\nThere is more.\n');
  await versionAll(root);
  expect(await versions()).toEqual({ "ads-v12": "1.1.0", mock: "1.0.0", sandbox: "1.0.0" });
});

test("what has changed in a document does so, too", async () => {
  for (const api of ["ads-v12", "platform-v2"]) {
    await write(`specs/released/${api}.json`, documentOf("Campaigns"));
    await write(`specs/dist/${api}.json`, documentOf(api === "ads-v12" ? "Campaigns and more" : "Campaigns"));
  }
  await versionAll(root);
  expect(await versions()).toEqual({ "ads-v12": "1.1.1", mock: "1.0.1", sandbox: "1.0.1" });
});

test("what a release writes is left as it is by the check of the form", async () => {
  const repository = join(import.meta.dirname, "..", "..");
  for (const name of ["biome.json", ".gitignore"]) await cp(join(repository, name), join(root, name));
  await write("specs/released/ads-v12.json", '{"openapi":\n"3.1.1"}');
  await write("packages/ads-v12/CHANGELOG.md", "# ads-v12\n\n## 1.1.0\n\n- There is more.\n  \n  - Much more.\n");
  const written = ["specs/released/ads-v12.json", "packages/ads-v12/CHANGELOG.md"];
  const biome = join(repository, "node_modules", ".bin", "biome");
  await runCommand(biome, ["check", "--error-on-warnings", "biome.json", ...written], { cwd: root });
});
