import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLONE } from "../../packages/docs/src/repository.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const ANY_PORTS = [
  ...["--mock-port=0", "--docs-port=0", "--sandbox-platform-port=0", "--sandbox-ads-port=0"],
  ...["--sandbox-ads-sandbox-port=0", "--sandbox-control-port=0"],
];

/** A copy of the repository as a clone would be: tracked and new files, nothing installed, nothing built. */
let folder: string;
let clone: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-clone-"));
  clone = join(folder, "clone");
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  for (const file of files.toString().split("\0").filter(Boolean)) {
    // Deleted, and not yet committed.
    if (!existsSync(join(ROOT, file))) continue;
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(join(ROOT, file), join(clone, file));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// One after another, in this order: the first run sets up what the others find.
describe("npm start", () => {
  test("gets a newcomer to a campaign by what the landing page and the start guide say, in that order", async () => {
    const began = Date.now();
    const child = start(["start", "--", ...ANY_PORTS]);
    const output = await until(child, /Ctrl-C stops everything/);
    const seconds = () => Math.round((Date.now() - began) / 1_000);
    const served = seconds();
    try {
      const docs = url(output, /Docs +(\S+)/);
      const here = (text: string) => withPorts(text, output);
      for (const page of ["index.html", "guides/start.html"]) {
        const markup = await (await fetch(`${docs}${page}`)).text();
        const steps = stepsOf(markup);
        expect(steps.slice(0, 2)).toEqual([{ command: CLONE }, { command: "npm start" }]);
        for (const step of steps) {
          if ("file" in step) await writeFile(join(clone, step.file), here(step.code));
          else await type(step.command, here);
        }
        if (page === "index.html") console.log(`a campaign after ${seconds()} s, ${served} s of them for npm start`);
        const ads = here("http://127.0.0.1:4031");
        const answer = await fetch(`${ads}/12/accounts/hc7m2k9/campaigns?q=Night%20Roast`);
        const { data } = (await answer.json()) as { data: { name: string }[] };
        // By curl and by the client, as each of the two pages says; the second one begins anew before.
        expect(data.map(({ name }) => name)).toEqual(["Night Roast", "Night Roast"]);
      }
    } finally {
      const ended = new Promise((resolve) => child.on("close", resolve));
      process.kill(-(child.pid ?? 0), "SIGINT");
      await ended;
    }
  });

  test("calls everything through the clients and tells what runs where", async () => {
    const { code, output } = await npm(["start", "--", ...ANY_PORTS, "--once"]);
    expect(output).toContain("Social API is running");
    expect(output).toMatch(/Mock of both APIs {2}http:\/\/127\.0\.0\.1:\d+/);
    expect(output).toMatch(/Docs {15}http:\/\/127\.0\.0\.1:\d+/);
    expect(output).toMatch(/Sandbox {12}http:\/\/127\.0\.0\.1:\d+/);
    expect(output).toContain("mock: platform.createWebhookReplayJob(…) started job 1902346588413952000");
    expect(output).toContain("mock: ads.listCampaigns(…) returned “Spring Launch 2026”");
    expect(output).toMatch(
      /sandbox: ads\.createCampaign\(…\) made campaign \w+, and ads\.listCampaigns\(…\) returned it/,
    );
    expect(output).toMatch(
      /sandbox: platform\.createWebhookReplayJob\(…\) started job \d+, and the post\.create event came/,
    );
    expect(code).toBe(0);
  });

  test("does no step twice", async () => {
    const { code, output } = await npm(["start", "--", ...ANY_PORTS, "--once"]);
    expect(output).toMatch(/building …\n {2}\d+ unchanged\n {2}done in/);
    expect(code).toBe(0);
  });

  test("serves until Ctrl-C, which leaves no process behind", async () => {
    const child = start(["start", "--", ...ANY_PORTS]);
    const output = await until(child, /Ctrl-C stops everything/);
    const mock = url(output, /Mock of both APIs +(\S+)/);
    const docs = url(output, /Docs +(\S+)/);
    expect((await fetch(`${mock}/12/accounts?count=2`)).status).toBe(200);
    expect((await fetch(`${mock}/12/accounts?count=0`)).status).toBe(400);
    expect((await fetch(`${mock}/2/connections`)).status).toBe(200);
    expect(await (await fetch(docs)).text()).toContain("<title>");
    const sandbox = /Sandbox .*?Docs/s.exec(output)?.[0].match(/http:\S+/g) ?? [];
    expect(sandbox).toHaveLength(4);
    for (const host of sandbox) expect((await fetch(`${host}/nothing`)).status).toBe(404);

    const ended = new Promise((resolve) => child.on("close", resolve));
    // As a terminal does it: the whole process group gets the signal.
    process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    await expect(fetch(mock)).rejects.toThrow();
    await expect(fetch(docs)).rejects.toThrow();
    for (const host of sandbox) await expect(fetch(host)).rejects.toThrow();
    expect(processesIn(clone)).toEqual([]);
  });

  test.each([
    ["Ctrl-C, which reaches every process", "SIGINT", "npm", ["start", "--", ...ANY_PORTS]],
    ["a signal to the first process alone", "SIGTERM", "node", ["scripts/run.mjs", "start", ...ANY_PORTS]],
  ] as const)("%s ends the build, too, and leaves no process behind", async (_what, signal, command, args) => {
    // Something to build: a change that every package depends on.
    await appendFile(join(clone, "packages/core/src/index.ts"), "\n");
    const child = start([...args], {}, command);
    const ended = new Promise((resolve) => child.on("close", resolve));
    await until(child, /build @social-api\/core/);
    process.kill(signal === "SIGINT" ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    await ended;
    expect(processesIn(clone)).toEqual([]);
  });

  test("a port that is taken: one line, before anything is built", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    const { code, output } = await npm(["start", "--", ...ANY_PORTS, `--sandbox-control-port=${port}`]);
    server.close();
    expect(lastLine(output)).toBe(
      `start: port ${port} is in use: stop what uses it, or choose another with --sandbox-control-port (0 takes any free one)`,
    );
    expect(output).not.toContain("building");
    expect(code).toBe(1);
  });

  test("a bad option: one line", async () => {
    const { code, output } = await npm(["start", "--", "--mock-port=many"]);
    expect(lastLine(output)).toBe('start: --mock-port must be a whole number from 0 to 65535, not "many"');
    expect(code).toBe(1);
  });

  test("a broken spec: what is wrong and where, then one line", async () => {
    const file = join(clone, "specs/ads-v12/openapi.yaml");
    const flawless = await readFile(file, "utf8");
    await appendFile(file, "\nx-rules: [no.such-rule]\n");
    const { code, output } = await npm(["start", "--", ...ANY_PORTS, "--once"]);
    await writeFile(file, flawless);
    expect(output).toContain("no.such-rule");
    expect(lastLine(output)).toBe("start: @social-api/specs#lint failed; what is wrong is printed above");
    expect(code).toBe(1);
  });
});

describe("pnpm generate --check", () => {
  test("passes, and fails on a stale file that it names", async () => {
    expect((await run("npx", ["--yes", "pnpm@12.21.0", "generate", "--check"])).code).toBe(0);
    const file = "packages/ads-v12/src/generated/operation-table.ts";
    await appendFile(join(clone, file), "\n");
    const { code, output } = await run("npx", ["--yes", "pnpm@12.21.0", "generate", "--check"]);
    expect(output).toContain(`generate: stale: ${file}; run "pnpm generate" and commit the result`);
    expect(code).not.toBe(0);
    await run("npx", ["--yes", "pnpm@12.21.0", "generate"]);
    expect((await run("npx", ["--yes", "pnpm@12.21.0", "generate", "--check"])).code).toBe(0);
  });
});

test("a machine without a network: one line", async () => {
  // As on a machine that has never installed anything.
  await rm(join(clone, "node_modules"), { recursive: true, force: true });
  const nowhere = "http://127.0.0.1:9/";
  const { code, output } = await npm(["start", "--", ...ANY_PORTS, "--once"], {
    npm_config_registry: nowhere,
    npm_config_cache: join(folder, "empty-cache"),
  });
  expect(lastLine(output)).toBe(
    "start: the npm registry cannot be reached: check the network, or npm's `registry` setting, and run this again.",
  );
  expect(code).toBe(1);
});

/** What a page has a reader do: type a command, or save a file. */
type Step = { readonly command: string } | { readonly file: string; readonly code: string };

const STEP =
  /<div class="command"[^>]*><code>(?<command>[\s\S]*?)<\/code>|<figcaption>(?<file>[\w-]+\.mjs)<\/figcaption>\s*<div data-copy><pre[^>]*><code>(?<code>[\s\S]*?)<\/code>/g;

function stepsOf(markup: string): Step[] {
  return [...markup.matchAll(STEP)].map(({ groups }) => {
    const { command, file = "", code = "" }: Record<string, string | undefined> = groups ?? {};
    return command === undefined ? { file, code: textOf(code) } : { command: textOf(command) };
  });
}

const textOf = (markup: string): string =>
  markup.replace(/<[^>]*>/g, "").replace(/&#(\d+);/g, (_all, point) => String.fromCodePoint(Number(point)));

/** Does what somebody does who types a command of a page, and asserts that it worked. */
async function type(command: string, here: (text: string) => string): Promise<void> {
  // This is a clone, and it runs. The programs of the guides are run by their own tests; what is installed from a registry
  // is tested with the release: before the first one there is nothing.
  if ([CLONE, "npm start", "node program.mts"].includes(command)) return;
  if (/^(?:npm install|npx) @social-api\/[\w-]+$/.test(command)) return;
  if (!/^(?:curl|node) /.test(command)) throw new Error(`nothing here can tell whether "${command}" works`);
  const { code, output } = await run("bash", ["-c", here(command)]);
  expect(code, output).toBe(0);
  if (command.startsWith("node ")) expect(output).toContain("Night Roast");
  else if (command.startsWith("curl -i ")) expect(output).toMatch(/^sandbox-violations: \[\{"rule":/im);
  else expect(output).toMatch(command.endsWith("/sandbox/reset") ? /"seed":\s*\{/ : /"data":\s*\{/);
}

/** The addresses that the pages name, each with the port that was taken here in its place. */
function withPorts(text: string, output: string): string {
  const sandbox = /Sandbox .*?Docs/s.exec(output)?.[0].match(/http:\S+/g) ?? [];
  const actual = [url(output, /Mock of both APIs +(\S+)/), ...sandbox];
  return [4010, 4030, 4031, 4032, 4033].reduce(
    (all, port, index) => all.replaceAll(`http://127.0.0.1:${port}`, actual[index] ?? ""),
    text,
  );
}

interface Finished {
  code: number | null;
  output: string;
}

const npm = (args: string[], env: Record<string, string> = {}) => run("npm", args, env);

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Finished> {
  const child = start(args, env, command);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

/** Starts a command in the clone, as a process group of its own and without what this process inherited from pnpm. */
function start(args: string[], env: Record<string, string> = {}, command = "npm"): ChildProcess {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|TURBO|VITEST|NODE_ENV|PNPM)/i.test(name),
  );
  return spawn(command, args, {
    cwd: clone,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(inherited), NO_COLOR: "1", ...env },
  });
}

function until(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        if (pattern.test(output)) resolve(output);
      });
    }
    child.on("close", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
}

function processesIn(directory: string): string[] {
  const list = execFileSync("ps", ["-eo", "pid,args"]).toString().split("\n");
  return list.filter((line) => line.includes(directory) && !line.includes("vitest"));
}

function url(output: string, pattern: RegExp): string {
  return pattern.exec(output)?.[1] ?? "";
}

function lastLine(output: string): string | undefined {
  return output.trimEnd().split("\n").at(-1);
}
