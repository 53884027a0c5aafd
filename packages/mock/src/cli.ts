#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";
import { styleText } from "node:util";
import { type CliOptions, readCliOptions, USAGE, UsageError } from "./cli-options.ts";
import { meansAll } from "./listen.ts";

// From the very first moment: Prism takes a second to load, and a signal meanwhile must end the mock as a later one does.
const stopped = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
});

try {
  await run(readCliOptions(process.argv.slice(2)));
} catch (error) {
  const hint = error instanceof UsageError ? "; see social-api-mock --help" : "";
  console.error(`social-api-mock: ${error instanceof Error ? error.message : error}${hint}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(options: CliOptions): Promise<void> {
  if (options.help) return void process.stdout.write(USAGE);
  if (options.version) return console.log(version());
  // Prism takes a second to load: not before it is needed, and with what Node.js compiles of it kept for the next start.
  module.enableCompileCache?.();
  const { startMock, formatLogEntry } = await import("./index.ts");
  const color = styleText("red", "", { stream: process.stderr }) !== "";
  const mock = await startMock({
    ...options,
    log: (entry) => {
      if (!options.quiet || entry.kind === "warning") console.error(formatLogEntry(entry, { color }));
    },
  });
  // A reader that goes away, such as `head`, must not end the mock.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const { url } = mock;
  console.log(options.json ? JSON.stringify({ url, platform: url, ads: url }) : welcome(url, meansAll(options.host)));
  // Node.js itself writes it at the end, which comes by force to many a server.
  setTimeout(() => module.flushCompileCache?.(), 1_000).unref();
  await stopped;
  await mock.close();
}

function version(): string {
  return (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;
}

function welcome(url: string, everywhere: boolean): string {
  const others = everywhere ? " and all network interfaces" : "";
  return `Mock of both APIs on ${styleText("bold", url)}${others}: /2/... is the platform API v2, /12/... the Ads API v12.
Try: curl "${url}/12/accounts/hc7m2k9/campaigns?count=2"
Stop with Ctrl-C.`;
}
