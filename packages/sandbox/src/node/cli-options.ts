import { parseArgs } from "node:util";
import { isHostName } from "../control/own-host.ts";
import type { SeedOptions } from "../seed/plant-seed.ts";

/** What the command line asks for. */
export interface CliOptions {
  readonly platformPort: number;
  readonly adsPort: number;
  readonly adsSandboxPort: number;
  readonly controlPort: number;
  readonly host: string;
  readonly controlHosts: readonly string[];
  readonly data?: string;
  readonly seed: SeedOptions;
  readonly allowRemoteWebhooks: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** The seeds that the command line knows by name. */
const SEEDS: Readonly<Record<string, SeedOptions>> = {
  story: { name: "story" },
  empty: { name: "empty" },
  large: { name: "story", accounts: 10, campaigns: 8_000, lineItems: 100_000 },
};

/** Shown by `--help`. */
export const USAGE = `Usage: social-api-sandbox [options]

Serves the platform API v2 and the Ads API v12 as they behave, with state: what is created can be read, changed and
deleted, events reach webhooks and the stream, and every rule is upheld.

Options:
  --platform-port <number>     TCP port of the platform API, 0 for any free one (default: 4030)
  --ads-port <number>          TCP port of the Ads API's production host (default: 4031)
  --ads-sandbox-port <number>  TCP port of the Ads API's sandbox host (default: 4032)
  --control-port <number>      TCP port of the control API and the dashboard (default: 4033)
  --host <address>             address to listen on (default: 127.0.0.1, this machine alone)
  --control-host <name>        let the control API and the dashboard answer under this name, too, such as that of a
                               container; may be given several times
  --data <file>                keep everything in this file (default: in memory)
  --seed <name>                what it holds at the beginning, unless the file holds something already (default: story):
                                 story  the entities of the specs' examples
                                 empty  the default user, its token and reference data
                                 large  the story, and 10 accounts with 8,000 campaigns and 100,000 line items
  --allow-remote-webhooks      deliver to webhooks on other machines, too
  --quiet                      log no requests
  --json                       write one line of JSON to stdout when ready:
                               {"platform":...,"ads":...,"adsSandbox":...,"control":...,
                                "token":...,"accountId":...,"webhookId":...}
  --help                       show this text
  --version                    show the version

Exit codes: 0 after SIGINT or SIGTERM, 1 when it cannot start, 2 for options that it does not know.
`;

/** The command line is wrong; the message says what to do. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Reads the command line.
 *
 * @throws UsageError
 */
export function readCliOptions(args: string[]): CliOptions {
  const { data, ...values } = parse(args);
  const seed = Object.hasOwn(SEEDS, values.seed) ? SEEDS[values.seed] : undefined;
  if (seed === undefined) {
    throw new UsageError(`--seed must be ${Object.keys(SEEDS).join(", ")}, not "${values.seed}"`);
  }
  if (values.host === "") throw new UsageError("--host must be an address, such as 127.0.0.1");
  const controlHosts = values["control-host"];
  const wrong = controlHosts.find((name) => !isHostName(name));
  if (wrong !== undefined) throw new UsageError(`--control-host must be a host name without a port, not "${wrong}"`);
  if (data === "") throw new UsageError("--data must be the name of a file");
  return {
    platformPort: readPort(values["platform-port"], "--platform-port"),
    adsPort: readPort(values["ads-port"], "--ads-port"),
    adsSandboxPort: readPort(values["ads-sandbox-port"], "--ads-sandbox-port"),
    controlPort: readPort(values["control-port"], "--control-port"),
    host: values.host,
    controlHosts,
    ...(data !== undefined && { data }),
    seed,
    allowRemoteWebhooks: values["allow-remote-webhooks"],
    quiet: values.quiet,
    json: values.json,
    help: values.help,
    version: values.version,
  };
}

function readPort(text: string, option: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`${option} must be a number from 0 to 65535, not "${text}"`);
  }
  return Number(text);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        "platform-port": { type: "string", default: "4030" },
        "ads-port": { type: "string", default: "4031" },
        "ads-sandbox-port": { type: "string", default: "4032" },
        "control-port": { type: "string", default: "4033" },
        host: { type: "string", default: "127.0.0.1" },
        "control-host": { type: "string", multiple: true, default: [] },
        data: { type: "string" },
        seed: { type: "string", default: "story" },
        "allow-remote-webhooks": { type: "boolean", default: false },
        quiet: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    // Node.js explains at length; the first sentence says what is wrong.
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(sentence);
  }
}
