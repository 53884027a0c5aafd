#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";
import { styleText } from "node:util";
import { type CliOptions, readCliOptions, USAGE, UsageError } from "./cli-options.ts";
import { meansAll } from "./listen.ts";
import type { StartedSandbox } from "./start-sandbox.ts";

// From the very first moment: a signal while the sandbox is being made must not leave it running.
const stopped = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
});

try {
  await run(readCliOptions(process.argv.slice(2)));
} catch (error) {
  const hint = error instanceof UsageError ? "; see social-api-sandbox --help" : "";
  console.error(`social-api-sandbox: ${error instanceof Error ? error.message : error}${hint}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
process.exit(0);

async function run({ help, version, quiet, json, ...options }: CliOptions): Promise<void> {
  if (help) return void process.stdout.write(USAGE);
  if (version) return console.log(packageVersion());
  // Older ones would fail by the name of a module that they lack.
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(`Node.js 24 or newer is needed; this is ${process.versions.node}`);
  }
  // Kept in the folder for temporary files, what Node.js compiles need not be compiled at the next start.
  module.enableCompileCache();
  const { startSandbox } = await import("./start-sandbox.ts");
  const { formatRequest } = await import("./format-request.ts");
  const color = styleText("red", "", { stream: process.stderr }) !== "";
  const started = await startSandbox({
    ...options,
    warn: (message) => console.error(`warning: ${message}`),
    // An open dashboard asks the control API every second: that would bury everything else.
    log: (entry) => {
      if (!quiet && entry.face !== "control") console.error(formatRequest(entry, { color }));
    },
  });
  // A reader that goes away, such as `head`, must not end the sandbox.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  console.log(json ? JSON.stringify(ready(started)) : welcome(started, meansAll(options.host)));
  // Node.js itself writes it at the end, which comes by force to many a server.
  setTimeout(() => module.flushCompileCache(), 1_000).unref();
  await stopped;
  await started.close();
}

function packageVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

function ready({ urls, token, accountId, webhookId }: StartedSandbox): object {
  const { platform, ads, adsSandbox, control } = urls;
  return { platform, ads, adsSandbox, control, token, accountId, webhookId };
}

function welcome({ urls, token, accountId }: StartedSandbox, everywhere: boolean): string {
  const url = (text: string) => styleText("bold", text);
  const hint = accountId === null ? "" : `Try: curl "${urls.ads}/12/accounts/${accountId}/campaigns?count=2"\n`;
  return `Sandbox of both APIs${everywhere ? ", on all network interfaces" : ""}:
  platform API v2       ${url(urls.platform)}
  Ads API v12           ${url(urls.ads)}
  its sandbox host      ${url(urls.adsSandbox)}
  control, dashboard    ${url(urls.control)}
${token === null ? "" : `The access token of the default user is ${token}.\n`}${hint}Stop with Ctrl-C.`;
}
