import { join } from "node:path";
import { type Running, startProcess } from "../../../../scripts/testing/start-process.ts";

const packageFolder = join(import.meta.dirname, "..", "..");

/** The options that let any number of sandboxes run side by side. */
export const ANY_PORTS = ["--platform-port=0", "--ads-port=0", "--ads-sandbox-port=0", "--control-port=0"];

/** Starts the command line of this package from its source. */
export function startCli(...args: string[]): Running {
  return startProcess(packageFolder, [process.execPath, "--conditions=@social-api/source", "src/node/cli.ts", ...args]);
}

/** What `--json` prints. */
export interface Ready {
  readonly platform: string;
  readonly ads: string;
  readonly adsSandbox: string;
  readonly control: string;
  readonly token: string | null;
  readonly accountId: string | null;
  readonly webhookId: string | null;
}

/** Starts the command line on any free ports, and waits until it is ready. */
export async function startReady(...args: string[]): Promise<{ running: Running; ready: Ready }> {
  const running = startCli(...ANY_PORTS, "--json", ...args);
  await running.waitFor("\n");
  return { running, ready: JSON.parse(running.output.stdout) as Ready };
}
