import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSandbox } from "@social-api/sandbox";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { LoadRequest } from "./load.ts";
import { bareHttp, jsonServer, mockoon, prismMock, prismProxy, sandbox, scalar } from "./scripts.ts";
import { freePort, type RunningServer, type ServerScript } from "./spawn-server.ts";
import { adsRequests, jsonServerRequests, newPages, PAGE, type Work } from "./works.ts";

/** A server of the row. */
export interface ServerContender {
  readonly name: string;
  readonly version: string;
  readonly script: () => Promise<ServerScript>;
  /** What it is asked; several take turns. */
  readonly requests: Readonly<Partial<Record<Work, LoadRequest | readonly LoadRequest[]>>>;
  /** How many of the requests it is sent that a fast one is: it would take minutes. */
  readonly share: number;
  /** Whether it only shows what one work costs at least; otherwise its start and its memory are measured, too. */
  readonly isProbe?: boolean;
}

/** Where the control API of a running sandbox is. */
const controlPorts = new WeakMap<ServerScript, number>();

/** The sandbox, with a control API whose port is known. */
export async function controlledSandbox(): Promise<ServerScript> {
  const port = await freePort();
  const script = sandbox(port);
  controlPorts.set(script, port);
  return script;
}

/** Fills a sandbox anew. */
export async function seed(script: ServerScript, seeded: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${controlPorts.get(script)}/sandbox/seed`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(seeded),
  });
  if (!response.ok) throw new Error(`the sandbox is not seeded: ${await response.text()}`);
}

/** Writes the campaigns of the seed to a file, for servers that hold what they are given. */
export async function writeRows(folder: string): Promise<string> {
  const filled = createSandbox({ seed: { accounts: 1, campaigns: PAGE } });
  const response = await filled.fetch(`${filled.urls.ads}${adsRequests.page.path}`);
  const { data } = (await response.json()) as { data: unknown[] };
  await filled.close();
  const file = join(folder, "campaigns.json");
  await writeFile(file, JSON.stringify(data));
  return file;
}

/**
 * All of them; who knows no state answers with the examples of the document.
 *
 * @param rows - a file with the campaigns
 * @param upstream - a bare server, for the proxy
 */
export function listServers(rows: string, upstream: RunningServer): readonly ServerContender[] {
  const node = `Node ${process.versions.node}`;
  const prism = peerVersion("@stoplight/prism-cli");
  const page = { page: adsRequests.page };
  const always = (script: ServerScript) => async () => script;
  return [
    { name: "node:http", version: node, script: always(bareHttp(rows)), requests: adsRequests, share: 1 },
    {
      name: "social-api",
      version: ownVersion("sandbox"),
      script: controlledSandbox,
      requests: adsRequests,
      share: 1,
    },
    {
      name: "social-api, page not kept",
      version: ownVersion("sandbox"),
      script: controlledSandbox,
      requests: { page: newPages },
      share: 1,
      isProbe: true,
    },
    {
      name: "node:http, rows kept as text",
      version: node,
      script: always(bareHttp(rows, "joined")),
      requests: page,
      share: 1,
      isProbe: true,
    },
    {
      name: "node:http, page kept as bytes",
      version: node,
      script: always(bareHttp(rows, "prepared")),
      requests: page,
      share: 1,
      isProbe: true,
    },
    {
      name: "json-server",
      version: peerVersion("json-server"),
      async script() {
        // One that nothing was added to yet.
        const database = `${rows}.db.json`;
        await writeFile(database, `{"campaigns":${await readFile(rows, "utf8")}}`);
        return jsonServer(database);
      },
      requests: jsonServerRequests,
      share: 0.1,
    },
    { name: "prism mock", version: prism, script: always(prismMock()), requests: adsRequests, share: 0.05 },
    {
      name: "prism proxy",
      version: prism,
      script: always(prismProxy(upstream.url)),
      requests: adsRequests,
      share: 0.05,
    },
    {
      name: "@scalar/mock-server",
      version: peerVersion("@scalar/mock-server"),
      script: always(scalar),
      requests: adsRequests,
      share: 0.05,
    },
    {
      name: "@mockoon/cli",
      version: peerVersion("@mockoon/cli"),
      script: always(mockoon),
      requests: adsRequests,
      share: 0.05,
    },
  ];
}
