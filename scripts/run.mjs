/**
 * The entry of the README's two commands, `npm start` and `npm test`. Runs on any Node from 20 and needs nothing
 * installed: it installs the dependencies with the pinned pnpm, then runs `scripts/<name>.ts` on Node 24.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What Prism wants. */
const NEEDED_NODE = "24.14";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = "", ...args] = process.argv.slice(2);
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

if (!isAtLeast("20")) fail(`Node ${process.versions.node} is too old: Node 20 or newer is needed`);
if (!isRunBy(packageManager)) await install();
process.exit(await run(nodeForScripts(), [join(root, "scripts", `${name}.ts`), ...args], { stdio: "inherit" }));

/** pnpm checks the dependencies itself before it runs a script (`verifyDepsBeforeRun`). */
function isRunBy(manager) {
  return (process.env.npm_config_user_agent ?? "").startsWith(`${manager.replace("@", "/")} `);
}

async function install() {
  console.log(`Installing dependencies with ${packageManager} …`);
  let output = "";
  const code = await run(npx(), ["--yes", packageManager, "install", "--frozen-lockfile"], {
    stdio: ["ignore", "pipe", "pipe"],
    // npm's own patience, over a minute, is long for a network that is not there.
    env: { npm_config_fetch_retry_mintimeout: "1000", npm_config_fetch_retry_maxtimeout: "5000" },
    shell: process.platform === "win32",
    onOutput: (chunk) => {
      output += chunk;
    },
  });
  if (code === 0) return;
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|error sending request|dns error/i.test(
      output,
    )
  ) {
    fail("the npm registry cannot be reached: check the network, or npm's `registry` setting, and run this again");
  }
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  fail(
    `installing failed: ${lines.find((line) => /ERR_PNPM|ERROR|\berror\b/i.test(line)) ?? lines.at(-1) ?? `exit code ${code}`}`,
  );
}

/** Node 24 from the lockfile where it is there (Linux) and starts (glibc), else the Node that runs this, if it is new enough. */
function nodeForScripts() {
  const bundled = join(root, "node_modules", ".bin", "node");
  const isThere = existsSync(bundled);
  if (isThere && spawnSync(bundled, ["--version"]).status === 0) return bundled;
  if (!isAtLeast(NEEDED_NODE)) {
    fail(
      `Node ${NEEDED_NODE} or newer is needed on this system (this is ${process.versions.node}); on Linux with glibc it comes with the dependencies`,
    );
  }
  // Every command beside it would run on it: theirs is now the one on PATH.
  if (isThere) rmSync(bundled);
  return process.execPath;
}

/** Runs a command to its end. Signals reach it by the terminal's process group, or are passed on from here. */
function run(command, commandArgs, { env, onOutput, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      env: { ...env, ...process.env, PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
      ...options,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
    const passOn = (signal) => child.kill(signal);
    process.on("SIGINT", passOn).on("SIGTERM", passOn);
    child.on("error", (error) => fail(`${command} cannot be started: ${error.message}`));
    child.on("close", (code, signal) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      resolve(code ?? (signal === "SIGINT" ? 130 : 1));
    });
  });
}

function npx() {
  return process.platform === "win32" ? "npx.cmd" : "npx";
}

/** Whether the Node that runs this is a version or a later one. */
function isAtLeast(version) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor = 0] = version.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function fail(message) {
  console.error(`${name || "run"}: ${message}.`);
  process.exit(1);
}
