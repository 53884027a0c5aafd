import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "../../../../scripts/testing/send-raw.ts";
import type { Running } from "../../../../scripts/testing/start-process.ts";
import packageJson from "../../package.json" with { type: "json" };
import { ANY_PORTS, startCli, startReady } from "../../test/support/start-cli.ts";

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
  const ports = ["--platform-port", "--ads-port", "--ads-sandbox-port", "--control-port"];
  const others = [
    "--host",
    "--control-host",
    "--data",
    "--seed",
    "--allow-remote-webhooks",
    "--quiet",
    "--json",
    "--version",
  ];
  for (const option of [...ports, ...others]) expect(stdout).toContain(option);
});

test("--version is the version of the package", async () => {
  expect(await finish(startCli("--version"))).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
});

test.each([
  [["--prot", "1"], "Unknown option '--prot'"],
  [["--ads-port", "x"], '--ads-port must be a number from 0 to 65535, not "x"'],
  [["--control-port", "65536"], "--control-port must be a number from 0 to 65535"],
  [["--platform-port"], "argument missing"],
  [["--quiet=1"], "does not take an argument"],
  [["--host", ""], "--host must be an address"],
  [["--control-host", "http://sandbox"], '--control-host must be a host name without a port, not "http://sandbox"'],
  [["--data", ""], "--data must be the name of a file"],
  [["--seed", "constructor"], '--seed must be story, empty, large, not "constructor"'],
  [["start"], "Unexpected argument 'start'"],
])("%j exits with 2 and one line that says what to do", async (args, reason) => {
  const { code, stdout, stderr } = await finish(startCli(...args));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(reason);
  expect(stderr).toMatch(/^social-api-sandbox: .+; see social-api-sandbox --help\n$/);
});

test("a taken port exits with 1 and one line that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const { code, stdout, stderr } = await finish(startCli(...ANY_PORTS, "--ads-sandbox-port", `${port}`));
  taken.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(
    `social-api-sandbox: port ${port} is in use: choose another with --ads-sandbox-port, 0 for any free one\n`,
  );
});

test("a data file that is none exits with 1 and one line that says what to do", async () => {
  const { code, stdout, stderr } = await finish(startCli(...ANY_PORTS, "--data", "package.json"));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^social-api-sandbox: the data file package\.json cannot be used: .+\n$/);
});

test("a data file that another one has open exits with 1, and is free once that was killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-cli-"));
  const data = join(folder, "data.sqlite");
  const first = await startReady("--data", data, "--quiet");
  const second = startCli(...ANY_PORTS, "--data", data);
  onTestFinished(() => [first.running, second].forEach((running) => void running.kill("SIGKILL")));
  const { code, stdout, stderr } = await finish(second);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(
    `social-api-sandbox: the data file ${data} is in use: stop the sandbox that has it open, or name another file\n`,
  );
  first.running.kill("SIGKILL");
  await first.running.ended;
  const next = await startReady("--data", data, "--quiet");
  next.running.kill("SIGTERM");
  expect(await next.running.ended).toBe(0);
  await rm(folder, { recursive: true });
});

describe("a running sandbox", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("stops on %s with 0 and leaves no process", async (signal) => {
    const { running, ready } = await startReady();
    const { ads, token, accountId } = ready;
    expect(Object.keys(ready).join()).toBe("platform,ads,adsSandbox,control,token,accountId,webhookId");
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${ads}/12/accounts/${accountId}/campaigns?cout=1`, { headers })).status).toBe(200);
    expect((await fetch(`${ads}/12/accounts/${accountId}/campaigns?count=0&token=s3cret`)).status).toBe(400);
    running.kill(signal);
    const { code, stdout, stderr } = await finish(running);
    expect(code).toBe(0);
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(/^GET \S+\?cout=1 listCampaigns 200 \d+ ms: ignored, because not declared: cout$/),
      expect.stringMatching(/^GET \S+\?count=0&token=\*\*\* listCampaigns 400 \d+ ms: list\.count count; /),
      "",
    ]);
    expect(isAlive(running.pid)).toBe(false);
  });

  test.each([
    ["127.0.0.1", "Sandbox of both APIs:\n  platform API v2       http://127.0.0.1:0\n"],
    ["0.0.0.0", "Sandbox of both APIs, on all network interfaces:\n  platform API v2       http://127.0.0.1:0\n"],
  ])("with --host %s says where it can be called", async (host, wanted) => {
    const running = startCli(...ANY_PORTS, "--host", host);
    await running.waitFor("Stop with Ctrl-C.\n");
    expect(running.output.stdout.replaceAll(/:\d+$/gm, ":0").slice(0, wanted.length)).toBe(wanted);
    running.kill("SIGINT");
    expect((await finish(running)).code).toBe(0);
  });

  test("greets with its URLs and a call to try; --quiet logs no request", async () => {
    const running = startCli(...ANY_PORTS, "--quiet");
    await running.waitFor("Stop with Ctrl-C.\n");
    const [, example = ""] = /curl "(.+)"/.exec(running.output.stdout) ?? [];
    expect((await fetch(example)).status).toBe(200);
    running.kill("SIGINT");
    expect(await finish(running)).toMatchObject({ code: 0, stderr: "" });
  });

  test("answers to the control API under each name of --control-host", async () => {
    const { running, ready } = await startReady("--control-host", "sandbox", "--control-host=ci.internal");
    const ask = async (Host: string) => (await sendRaw(ready.control, "/sandbox/state", { headers: { Host } })).status;
    expect(await Promise.all(["sandbox:4033", "ci.internal", "evil.example"].map(ask))).toEqual([200, 200, 403]);
    running.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });

  test("with an empty seed there is nothing to name", async () => {
    const { running, ready } = await startReady("--seed", "empty");
    expect(ready).toMatchObject({ accountId: null, webhookId: null });
    running.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });

  test("keeps what Node.js compiles in the folder for temporary files, and nothing else", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-cli-"));
    vi.stubEnv("TMPDIR", folder);
    vi.stubEnv("NODE_COMPILE_CACHE", undefined);
    // Vitest turns it off while coverage is measured.
    vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { running } = await startReady("--quiet");
    // Before it ends, which may come by force.
    await expect
      .poll(async () => (await readdir(folder, { recursive: true })).length, { timeout: 10_000 })
      .toBeGreaterThan(9);
    running.kill("SIGKILL");
    await running.ended;
    expect(await readdir(folder)).toEqual(["node-compile-cache"]);
    await rm(folder, { recursive: true });
  });
});
