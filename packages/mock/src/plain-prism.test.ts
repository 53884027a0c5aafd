import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Running, startProcess } from "../../../scripts/testing/start-process.ts";
import packageJson from "../package.json" with { type: "json" };

const running: Running[] = [];
afterAll(async () => {
  for (const { pid } of running) process.kill(-pid, "SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
});

/** Runs a script of this package as `pnpm run` would, in a process group of its own. */
async function startPrism(script: "prism:platform-v2" | "prism:ads-v12"): Promise<string> {
  const port = await freePort();
  const command = `${packageJson.scripts[script]} --port ${port}`;
  const prism = startProcess(join(import.meta.dirname, ".."), ["sh", "-c", command], { detached: true });
  running.push(prism);
  await prism.waitFor("Prism is listening on");
  return `http://127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

describe("plain Prism", () => {
  test("serves the platform API v2", async () => {
    const url = await startPrism("prism:platform-v2");
    const headers = { authorization: "Bearer t", "content-type": "application/json" };
    const replay = (body: object) =>
      fetch(`${url}/2/webhooks/replay`, { method: "POST", headers, body: JSON.stringify(body) });
    const range = { from_date: "202603101200", to_date: "202603101800" };
    expect((await replay({ webhook_id: "1", ...range })).status).toBe(200);
    expect((await replay({ webhook_id: "none", ...range })).status).toBe(400);
  });

  test("serves the Ads API v12", async () => {
    const url = await startPrism("prism:ads-v12");
    expect((await fetch(`${url}/12/accounts?count=1000`)).status).toBe(200);
    expect((await fetch(`${url}/12/accounts?count=1001`)).status).toBe(400);
  });
});
