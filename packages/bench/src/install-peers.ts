import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PEERS } from "./peers.ts";

const PNPM = join(import.meta.dirname, "..", "..", "..", "node_modules", ".bin", "pnpm");

/** Installs the peers as their lockfile has them, unless they are there already. */
export async function installPeers(log: (line: string) => void): Promise<void> {
  const read = (...path: string[]) => readFile(join(PEERS, ...path), "utf8").catch(() => undefined);
  // What is installed has its own copy of the lockfile.
  if ((await read("pnpm-lock.yaml")) === (await read("node_modules", ".pnpm", "lock.yaml"))) return;
  log("installing the peers");
  const env = { ...process.env, CI: "true" };
  await promisify(execFile)(PNPM, ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: PEERS, env });
}
