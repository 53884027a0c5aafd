import { parseArgs } from "node:util";

/** What the command line asks for. */
export interface CliOptions {
  readonly port: number;
  readonly host: string;
  readonly cors: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Shown by `--help`. */
export const USAGE = `Usage: social-api-mock [options]

Serves a contract mock of the platform API v2 (/2/...) and the Ads API v12 (/12/...): it validates every request
against the specs and answers with their examples.

Options:
  --port <number>  TCP port, 0 for any free one (default: 4010)
  --host <address> address to listen on (default: 127.0.0.1, this machine alone)
  --no-cors        send no CORS headers
  --quiet          log no requests
  --json           write one line of JSON to stdout when ready: {"url":...,"platform":...,"ads":...}
  --help           show this text
  --version        show the version

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
  const { port, "no-cors": noCors, ...values } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not "${port}"`);
  }
  if (values.host === "") throw new UsageError("--host must be an address, such as 127.0.0.1");
  return { ...values, port: Number(port), cors: !noCors };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "127.0.0.1" },
        "no-cors": { type: "boolean", default: false },
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
