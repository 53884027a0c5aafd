import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { startSandbox } from "@social-api/sandbox";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findChromium } from "../testing/find-chromium.ts";
import { BUNDLERS } from "./bundlers.ts";
import { type ConsumerProject, createProject } from "./create-project.ts";
import { EXPECTED } from "./expected.ts";
import { runCommand } from "./run-command.ts";
import { fromTools } from "./stage.ts";

const CLIENTS = ["@social-api/core", "@social-api/ads-v12", "@social-api/platform-v2"];

/** Every runtime that comes as a program of its own, and how it is told to run a file. */
const RUNTIMES: readonly [name: string, command: string, ...args: string[]][] = [
  ["Node.js 20", nodeOf("node-20")],
  ["Node.js 22", nodeOf("node-22")],
  ["Node.js 24", process.execPath],
  ["Node.js 26", nodeOf("node-26")],
  ["Deno", binary("@deno/linux-x64-glibc", "deno"), "run", "--allow-all", "--no-lock", "--node-modules-dir=manual"],
  ["Bun", binary("@oven/bun-linux-x64", "bin/bun")],
];

const COMPILERS = ["5.4", "5.9", "6", "7"];

const DOM = { lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"], types: [] };
/** Where a program is to run, how it finds modules, and what is global there. */
type Program = readonly [where: string, moduleResolution: "bundler" | "nodenext", globals: object];
const NODE: Program = ["Node.js", "nodenext", { lib: ["es2022"], types: ["node"] }];
const PROGRAMS: readonly Program[] = [
  ["browsers", "bundler", DOM],
  ["browsers", "nodenext", DOM],
  NODE,
  ["edge workers", "bundler", { lib: ["es2022"], types: ["@cloudflare/workers-types"] }],
];

/** Packages that others build on, each the one dependency of its library: pnpm lets it name nothing else. */
const ON_TOP = ["ads-v12", "platform-v2", "sandbox"];

let project: ConsumerProject;
const libraries = new Map<string, ConsumerProject>();
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
  project = await createProject(join(inject("folder"), "consumer-matrix"), "npm", inject("registry"), CLIENTS);
  await linkTypes(project, ["@types/node", "@cloudflare/workers-types"]);
  for (const name of ON_TOP) {
    const folder = join(inject("folder"), `library-${name}`);
    const library = await createProject(folder, "pnpm", inject("registry"), [`@social-api/${name}`]);
    await linkTypes(library, ["@types/node"]);
    libraries.set(name, library);
  }
});
afterAll(() => sandbox.close());

async function linkTypes({ folder }: ConsumerProject, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(dirname(fromTools.resolve(`${name}/package.json`)), link);
  }
}

const where = (name: string) => ({ ...sandbox.urls, token: sandbox.token, name });

describe.each(RUNTIMES)("%s", (name, command, ...args) => {
  test("both clients do their work", async () => {
    const env = { SANDBOX: JSON.stringify(where(name)) };
    expect(JSON.parse(await runCommand(command, [...args, "main.js"], { cwd: project.folder, env }))).toEqual(EXPECTED);
  });

  test("loads the packages with require", async () => {
    const seen = await runCommand(command, [...args, "required.cjs"], { cwd: project.folder });
    expect(JSON.parse(seen)).toEqual(["listCampaigns", "listConnections", 5_500_000]);
  });
});

describe.each(COMPILERS)("TypeScript %s", (version) => {
  test.each(PROGRAMS)("accepts the types in %s, with moduleResolution %s", async (...program) => {
    const clients = ["library/ads-v12.ts", "library/platform-v2.ts"];
    expect(await compile(version, program, project, ["types.ts", ...clients])).toBe("");
  });

  // The sandbox is used with newer ones: before 5.7, Uint8Array is not generic.
  const onTop = version === "5.4" ? ON_TOP.filter((name) => name !== "sandbox") : ON_TOP;
  test.each(onTop)("emits the declarations of a library on top of @social-api/%s alone", async (name) => {
    const library = libraries.get(name) as ConsumerProject;
    expect(await compile(version, NODE, library, [`library/${name}.ts`])).toBe("");
  });
});

/** What a compiler says of files of a project. */
async function compile(
  version: string,
  [, moduleResolution, globals]: Program,
  { folder }: ConsumerProject,
  files: readonly string[],
): Promise<string> {
  const name = `${version}-${PROGRAMS.findIndex((each) => each[2] === globals && each[1] === moduleResolution)}`;
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    // As a library does whose own declarations name what it was given.
    declaration: true,
    emitDeclarationOnly: true,
    outDir: `declarations-${name}`,
    rootDir: ".",
    // The packages' own declarations are checked, too.
    skipLibCheck: false,
    target: "es2022",
    module: moduleResolution === "bundler" ? "esnext" : "nodenext",
    moduleResolution,
    ...globals,
  };
  const config = join(folder, `tsconfig-${name}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions, files }));
  const compiler = join(dirname(fromTools.resolve(`typescript-${version}/package.json`)), "bin", "tsc");
  return runCommand(process.execPath, [compiler, "--project", config], { cwd: folder });
}

describe.each(Object.entries(BUNDLERS))("bundled by %s", (name, bundle) => {
  const executablePath = findChromium();
  test.skipIf(executablePath === undefined)("does its work in Chromium", async () => {
    const script = await bundle(project.folder, "call-both.js");
    const page = "<!doctype html><title>Consumer</title><script src=/script.js></script>";
    const server = createServer(({ url }, response) => {
      const isScript = url === "/script.js";
      response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html").end(isScript ? script : page);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const browser = await chromium.launch({
      executablePath: executablePath as string,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const seen = await tab.evaluate(
        (hosts) => (globalThis as unknown as Consumer).consumer.callBoth(hosts),
        where(name),
      );
      expect(seen).toEqual(EXPECTED);
    } finally {
      await browser.close();
      server.close();
    }
  });
});

interface Consumer {
  consumer: { callBoth(hosts: object): Promise<object> };
}

test("workerd, the runtime of edge workers", async () => {
  const script = await BUNDLERS.esbuild(project.folder, "worker.js", "esm");
  const { Miniflare } = (await import(pathToFileURL(fromTools.resolve("miniflare")).href)) as MiniflareModule;
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: "2026-07-01",
    host: "127.0.0.1",
    bindings: { SANDBOX: where("workerd") },
  });
  try {
    expect(await (await miniflare.dispatchFetch("http://worker.example/")).json()).toEqual(EXPECTED);
  } finally {
    await miniflare.dispose();
  }
});

interface MiniflareModule {
  Miniflare: new (options: object) => { dispatchFetch(url: string): Promise<Response>; dispose(): Promise<void> };
}

/** The program of a package that is nothing else. */
function binary(name: string, file: string): string {
  return join(dirname(fromTools.resolve(`${name}/package.json`)), file);
}

function nodeOf(name: string): string {
  return binary(name, "bin/node");
}

test("the tools are those that their lockfile names", async () => {
  const { dependencies } = JSON.parse(await readFile(fromTools.resolve("./package.json"), "utf8")) as {
    dependencies: object;
  };
  for (const range of Object.values(dependencies) as string[]) expect(range).toMatch(/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/);
});
