import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Running, startProcess } from "../../../scripts/testing/start-process.ts";
import packageJson from "../package.json" with { type: "json" };

const startNode = (...args: string[]) => startProcess(join(import.meta.dirname, ".."), [process.execPath, ...args]);
const startCli = (...args: string[]) => startNode("src/cli.ts", ...args);

/** A module that sends its own process a signal as soon as that begins to load the mock. */
const INTERRUPTED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(name, context, next) {
      if (name === "./index.ts") process.kill(process.pid, "SIGINT");
      return next(name, context);
    },
  });`)}`;

async function finish(running: Running) {
  const code = await running.ended;
  return { code, ...running.output };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("--help tells every option and exits with 0", async () => {
  const { code, stdout, stderr } = await finish(startCli("--help"));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const option of ["--port", "--host", "--no-cors", "--quiet", "--json", "--version"])
    expect(stdout).toContain(option);
});

test("--version is the version of the package", async () => {
  expect(await finish(startCli("--version"))).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
});

test.each([
  [["--prot", "1"], "Unknown option '--prot'"],
  [["--port", "x"], '--port must be a number from 0 to 65535, not "x"'],
  [["--port", "65536"], "--port must be a number from 0 to 65535"],
  [["--port"], "argument missing"],
  [["--quiet=1"], "does not take an argument"],
  [["--host", ""], "--host must be an address"],
  [["start"], "Unexpected argument 'start'"],
])("%j exits with 2 and one line that says what to do", async (args, reason) => {
  const { code, stdout, stderr } = await finish(startCli(...args));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(reason);
  expect(stderr).toMatch(/^social-api-mock: .+; see social-api-mock --help\n$/);
});

test("a taken port exits with 1 and one line that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const { code, stdout, stderr } = await finish(startCli("--port", `${port}`));
  taken.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(`social-api-mock: port ${port} is in use: choose another with --port, 0 for any free one\n`);
});

describe("a running mock", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("stops on %s with 0 and leaves no process", async (signal) => {
    const running = startCli("--port", "0", "--json");
    await running.waitFor("\n");
    const { url, platform, ads } = JSON.parse(running.output.stdout) as Record<string, string>;
    expect([platform, ads]).toEqual([url, url]);
    expect((await fetch(`${url}/12/accounts?cout=1`)).status).toBe(200);
    running.kill(signal);
    const { code, stdout, stderr } = await finish(running);
    expect(code).toBe(0);
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr).toMatch(
      /^GET \/12\/accounts\?cout=1 listAccounts 200 \d+ ms: ignored, because not declared: cout\n$/,
    );
    expect(isAlive(running.pid)).toBe(false);
  });

  test("stops with 0 on a signal that comes while it loads", async () => {
    const running = startNode("--import", INTERRUPTED, "src/cli.ts", "--port", "0", "--json");
    expect(await finish(running)).toMatchObject({ code: 0, stderr: "" });
  });

  test("keeps what Node.js compiles in the folder for temporary files, and nothing else", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mock-cli-"));
    vi.stubEnv("TMPDIR", folder);
    vi.stubEnv("NODE_COMPILE_CACHE", undefined);
    // Vitest turns it off while coverage is measured.
    vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const running = startCli("--port", "0", "--quiet");
    await running.waitFor("Stop with Ctrl-C.\n");
    // Before it ends, which may come by force.
    await expect
      .poll(async () => (await readdir(folder, { recursive: true })).length, { timeout: 10_000 })
      .toBeGreaterThan(9);
    running.kill("SIGKILL");
    await running.ended;
    expect(await readdir(folder)).toEqual(["node-compile-cache"]);
    await rm(folder, { recursive: true });
  });

  test.each([
    ["127.0.0.1", "Mock of both APIs on http://127.0.0.1:0: /2/..."],
    ["0.0.0.0", "Mock of both APIs on http://127.0.0.1:0 and all network interfaces: /2/..."],
  ])("with --host %s says where it can be called", async (host, wanted) => {
    const running = startCli("--port", "0", "--host", host);
    await running.waitFor("Stop with Ctrl-C.\n");
    expect(running.output.stdout.replace(/:\d+/, ":0").slice(0, wanted.length)).toBe(wanted);
    running.kill("SIGINT");
    expect((await finish(running)).code).toBe(0);
  });

  test("greets with its URL and a call to try; --quiet logs no request", async () => {
    const running = startCli("--port", "0", "--quiet");
    await running.waitFor("Stop with Ctrl-C.\n");
    const [, example = ""] = /curl "(.+)"/.exec(running.output.stdout) ?? [];
    expect((await fetch(example)).status).toBe(200);
    running.kill("SIGINT");
    expect(await finish(running)).toMatchObject({ code: 0, stderr: "" });
  });
});
