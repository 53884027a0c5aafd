import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PEERS } from "../peers.ts";
import type { ServerScript } from "./spawn-server.ts";
import { adsRequests, jsonServerRequests } from "./works.ts";

const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Not resolved: the peers are installed after this is loaded. */
const peer = (path: string): string => join(PEERS, "node_modules", path);
const bundle = (api: string): string => fileURLToPath(import.meta.resolve(`@social-api/specs/${api}.json`));

const firstPath = adsRequests.one.path;
const LOCAL = "127.0.0.1";

/** The sandbox as users run it: built, in memory, with the story that it begins with. */
export const sandbox = (controlPort = 0): ServerScript => ({
  script: own("../../../sandbox/dist/node/cli.js"),
  args: (port) => [
    `--ads-port=${port}`,
    `--control-port=${controlPort}`,
    "--platform-port=0",
    "--ads-sandbox-port=0",
    "--quiet",
  ],
  firstPath: "/12/accounts/hc7m2k9",
});

/** The mock as users run it: built, both APIs. */
export const mock: ServerScript = {
  script: own("../../../mock/dist/cli.js"),
  args: (port) => [`--port=${port}`],
  firstPath,
};

/** `rows` is a file with the campaigns that it holds; how pages are written: see the script. */
export const bareHttp = (rows: string, pages: "stringified" | "joined" | "prepared" = "stringified"): ServerScript => ({
  script: own("bare-http.mjs"),
  args: (port) => [`${port}`, rows, pages],
  firstPath,
});

/** `log` is how much it tells of each request, which goes nowhere. */
export const prismMock = (log: "info" | "silent" = "silent"): ServerScript => ({
  script: peer("@stoplight/prism-cli/dist/index.js"),
  args: (port) => ["mock", "--port", `${port}`, "--host", LOCAL, "--verboseLevel", log, bundle("ads-v12")],
  firstPath,
});

export const prismProxy = (upstream: string): ServerScript => ({
  script: peer("@stoplight/prism-cli/dist/index.js"),
  args: (port) => [
    "proxy",
    "--port",
    `${port}`,
    "--host",
    LOCAL,
    "--verboseLevel",
    "silent",
    bundle("ads-v12"),
    upstream,
  ],
  firstPath,
});

export const prismHttp: ServerScript = {
  script: own("prism-http.mjs"),
  args: (port) => [`${port}`, bundle("ads-v12")],
  firstPath,
};

/** `database` is a file that it writes to. */
export const jsonServer = (database: string): ServerScript => ({
  script: peer("json-server/lib/cli/bin.js"),
  args: (port) => ["--port", `${port}`, "--host", LOCAL, "--quiet", database],
  firstPath: jsonServerRequests.one?.path ?? "/",
});

export const mockoon: ServerScript = {
  script: peer("@mockoon/cli/bin/run.js"),
  args: (port) => [
    "start",
    "--data",
    bundle("ads-v12"),
    "--port",
    `${port}`,
    "--hostname",
    LOCAL,
    "--disable-log-to-file",
    "--disable-admin-api",
  ],
  firstPath,
};

export const scalar: ServerScript = {
  script: own("scalar.mjs"),
  args: (port) => [`${port}`, bundle("ads-v12")],
  firstPath,
};
