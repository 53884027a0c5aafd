import { spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

let root: string | undefined;
afterEach(() => root && rm(root, { recursive: true }));

/** Runs a script in a repository in small whose dependencies are installed, with a Node among them. */
async function runWith(bundled: string, options: string[] = []) {
  root = await mkdtemp(join(tmpdir(), "run-"));
  const bin = join(root, "node_modules", ".bin");
  await Promise.all([mkdir(bin, { recursive: true }), mkdir(join(root, "scripts"))]);
  await cp(join(import.meta.dirname, "run.mjs"), join(root, "scripts", "run.mjs"));
  await writeFile(join(root, "package.json"), JSON.stringify({ packageManager: "pnpm@1.0.0" }));
  await writeFile(join(root, "scripts", "say.ts"), 'console.log(process.env["BUNDLED"] ?? process.execPath);\n');
  await writeFile(join(bin, "node"), bundled);
  await chmod(join(bin, "node"), 0o755);
  const env = { PATH: process.env["PATH"], npm_config_user_agent: "pnpm/1.0.0 npm/?" };
  const child = spawn(process.execPath, [...options, join(root, "scripts", "run.mjs"), "say"], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, output: output.trim(), commands: await readdir(bin) };
}

const STARTS = `#!/bin/sh\nBUNDLED=bundled exec "${process.execPath}" "$@"\n`;
/** What a program for glibc does on musl: the kernel finds no interpreter for it. */
const CANNOT_START = "#!/no/such/interpreter\n";
const OLD = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"22.1.0"}})`;

test("scripts run on the Node of the dependencies", async () => {
  expect(await runWith(STARTS)).toEqual({ code: 0, output: "bundled", commands: ["node"] });
});

test("where that one cannot be started, on the Node that is there, and so do the commands beside it", async () => {
  expect(await runWith(CANNOT_START)).toEqual({ code: 0, output: process.execPath, commands: [] });
});

test("where both cannot be used, what is needed is said", async () => {
  const { code, output } = await runWith(CANNOT_START, ["--import", OLD]);
  expect(code).toBe(1);
  expect(output).toBe(
    "say: Node 24.14 or newer is needed on this system (this is 22.1.0); on Linux with glibc it comes with the dependencies.",
  );
});
