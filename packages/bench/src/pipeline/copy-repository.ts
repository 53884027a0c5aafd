import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** What is installed of the peers is no part of the repository. */
const PEERS = "packages/bench/peers/";

/** Copies the repository as it stands, new files included, and installs its dependencies from what is on this machine. */
export async function copyRepository(folder: string): Promise<void> {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await run("git", list, { cwd: ROOT, maxBuffer: 2 ** 26 });
  const files = stdout.split("\0").filter((file) => file !== "" && !file.startsWith(PEERS));
  for (const file of files) {
    // What was deleted is listed until that is committed.
    if (existsSync(join(ROOT, file))) await cp(join(ROOT, file), join(folder, file));
  }
  await run(installed("pnpm"), ["install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: folder,
    env: environment(folder),
  });
}

/** A command of the repository itself. */
const installed = (command: string): string => join(ROOT, "node_modules", ".bin", command);

/** That of a shell in the copy, without what this process inherited from pnpm or turbo. */
export function environment(folder: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|turbo|vitest|node_env)/i.test(name),
  );
  const path = [join(folder, "node_modules", ".bin"), dirname(process.execPath), process.env["PATH"]].join(":");
  return { ...Object.fromEntries(inherited), PATH: path, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
}
