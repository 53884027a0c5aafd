/**
 * The README's first command: lints and bundles both specs, generates and builds all packages, then serves the mock
 * and the docs site and calls the mock once through each client.
 */
import { parseArgs, styleText } from "node:util";
import { assertPortIsFree, parsePort } from "./port.ts";
import { runTurbo } from "./turbo.ts";

const HELP = `Usage: npm start -- [options]

Builds everything, then serves the mock of both APIs and the docs site on loopback until Ctrl-C.

Options:
  --mock-port <port>  port of the mock (default 4010; 0 takes any free one)
  --docs-port <port>  port of the docs site (default 4020; 0 takes any free one)
  --once              stop after the calls that show that everything works
  --help              print this text
`;

try {
  await main();
} catch (error) {
  console.error(styleText("red", `start: ${error instanceof Error ? error.message : String(error)}`));
  process.exit(1);
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return void process.stdout.write(HELP);
  // Before the build, so that nobody waits for a failure that could be told at once.
  await assertPortIsFree(options.mockPort, "--mock-port");
  await assertPortIsFree(options.docsPort, "--docs-port");

  console.log("Linting, bundling, generating and building …");
  const failed = await runTurbo(["lint", "bundle", "generate", "build"]);
  if (failed.length > 0) throw new Error(`${failed.join(", ")} failed; what is wrong is printed above`);

  // Imported now: before the build there may be nothing to import.
  const { startMock } = await import("@social-api/mock");
  const { serveDocs } = await import("@social-api/docs");
  const { callAds, callPlatform } = await import("./first-calls.ts");
  const mock = await startMock({ port: options.mockPort });
  const docs = await serveDocs({ port: options.docsPort });
  const stop = () => Promise.all([mock.close(), docs.close()]);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  try {
    const calls = [await callPlatform(mock.url), await callAds(mock.url)];
    console.log(summary(mock.url, docs.url, calls, options.once));
    if (!options.once) {
      await stopped;
      console.log("\nStopped.");
    }
  } finally {
    await stop();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      "mock-port": { type: "string", default: "4010" },
      "docs-port": { type: "string", default: "4020" },
      once: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return {
    mockPort: parsePort(values["mock-port"], "--mock-port"),
    docsPort: parsePort(values["docs-port"], "--docs-port"),
    once: values.once,
    help: values.help,
  };
}

function summary(mockUrl: string, docsUrl: string, calls: readonly string[], once: boolean): string {
  const heading = (text: string) => styleText("bold", text);
  return `
${heading("Social API is running")}

  Mock of both APIs  ${styleText("cyan", mockUrl)}   /2/… is the platform API v2, /12/… the Ads API v12
  Docs               ${styleText("cyan", docsUrl)}

${heading("Called through the generated clients")}

${calls.map((call) => `  ${styleText("green", "✓")} ${call}`).join("\n")}

${heading("Try next")}

  curl '${mockUrl}/12/accounts?count=2'
  curl '${mockUrl}/12/accounts?count=0'        refused: count is 1 to 1000
  curl '${mockUrl}/2/connections'

${once ? "" : "  Ctrl-C stops everything."}`.trimEnd();
}
