/**
 * The README's first command: lints and bundles both specs, generates and builds all packages, then serves the mock,
 * the sandbox and the docs site and calls them through the clients.
 */
import { parseArgs, styleText } from "node:util";
import { assertPortIsFree, parsePort } from "./port.ts";
import { runTurbo } from "./turbo.ts";

const HELP = `Usage: npm start -- [options]

Builds everything, then serves the mock of both APIs, the sandbox and the docs site on loopback until Ctrl-C.

Options:
  --mock-port <port>              port of the mock (default 4010; 0 takes any free one)
  --docs-port <port>              port of the docs site (default 4020; 0 takes any free one)
  --sandbox-platform-port <port>  port of the sandbox's platform API (default 4030; 0 takes any free one)
  --sandbox-ads-port <port>       port of its Ads API (default 4031; 0 takes any free one)
  --sandbox-ads-sandbox-port <port>
                                  port of its Ads API's sandbox host (default 4032; 0 takes any free one)
  --sandbox-control-port <port>   port of its control API and dashboard (default 4033; 0 takes any free one)
  --once                          stop after the calls that show that everything works
  --help                          print this text
`;

/** Every port that is listened on, by the option that chooses it. */
const PORTS = {
  "mock-port": { type: "string", default: "4010" },
  "docs-port": { type: "string", default: "4020" },
  "sandbox-platform-port": { type: "string", default: "4030" },
  "sandbox-ads-port": { type: "string", default: "4031" },
  "sandbox-ads-sandbox-port": { type: "string", default: "4032" },
  "sandbox-control-port": { type: "string", default: "4033" },
} as const;

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
  for (const [name, port] of Object.entries(options.ports)) await assertPortIsFree(port, `--${name}`);

  console.log("Linting, bundling, generating and building …");
  const failed = await runTurbo(["lint", "bundle", "generate", "build"]);
  if (failed.length > 0) throw new Error(`${failed.join(", ")} failed; what is wrong is printed above`);

  // Imported now: before the build there may be nothing to import.
  const { startMock } = await import("@social-api/mock");
  const { serveDocs } = await import("@social-api/docs");
  const { startSandbox } = await import("@social-api/sandbox");
  const { callMockAds, callMockPlatform, callSandboxAds, callSandboxReplay } = await import("./first-calls.ts");
  const mock = await startMock({ port: options.ports["mock-port"] });
  const docs = await serveDocs({ port: options.ports["docs-port"] });
  const sandbox = await startSandbox({
    platformPort: options.ports["sandbox-platform-port"],
    adsPort: options.ports["sandbox-ads-port"],
    adsSandboxPort: options.ports["sandbox-ads-sandbox-port"],
    controlPort: options.ports["sandbox-control-port"],
  });
  const stop = () => Promise.all([mock.close(), docs.close(), sandbox.close()]);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  try {
    const calls = [
      await callMockPlatform(mock.url),
      await callMockAds(mock.url),
      await callSandboxAds(sandbox.urls),
      await callSandboxReplay(sandbox.urls, sandbox.token ?? ""),
    ];
    console.log(summary({ mock: mock.url, docs: docs.url, sandbox: sandbox.urls }, calls, options.once));
    if (!options.once) {
      await stopped;
      console.log("\nStopped.");
    }
  } finally {
    await stop();
  }
}

function readOptions() {
  const {
    values: { once, help, ...texts },
  } = parseArgs({
    options: { ...PORTS, once: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  const ports = Object.entries(texts).map(([name, text]) => [name, parsePort(text, `--${name}`)]);
  return { once, help, ports: Object.fromEntries(ports) as Record<keyof typeof PORTS, number> };
}

interface Urls {
  readonly mock: string;
  readonly docs: string;
  readonly sandbox: Readonly<Record<"platform" | "ads" | "adsSandbox" | "control", string>>;
}

function summary({ mock, docs, sandbox }: Urls, calls: readonly string[], once: boolean): string {
  const heading = (text: string) => styleText("bold", text);
  const link = (url: string) => styleText("cyan", url);
  return `
${heading("Social API is running")}

  Mock of both APIs  ${link(mock)}   /2/… is the platform API v2, /12/… the Ads API v12
  Sandbox            ${link(sandbox.platform)}   the platform API v2, with state
                     ${link(sandbox.ads)}   the Ads API v12, with state
                     ${link(sandbox.adsSandbox)}   its sandbox host
                     ${link(sandbox.control)}   control API and dashboard
  Docs               ${link(docs)}

${heading("Called through the generated clients")}

${calls.map((call) => `  ${styleText("green", "✓")} ${call}`).join("\n")}

${heading("Try next")}

  curl '${sandbox.ads}/12/accounts?count=2'
  curl '${sandbox.ads}/12/accounts?count=0'        refused: count is 1 to 1000
  curl '${mock}/2/connections'

${once ? "" : "  Ctrl-C stops everything."}`.trimEnd();
}
