import { once } from "node:events";
import { request } from "node:http";
import { unwrap } from "@social-api/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendRaw } from "../../../../scripts/testing/send-raw.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";
import { type ControlClient, createControlClient, type StartedSandbox, startSandbox } from "../index.ts";

let started: StartedSandbox;
let control: ControlClient;
const output = [vi.spyOn(console, "error"), vi.spyOn(console, "info")];
beforeAll(async () => {
  started = await startSandbox({ ...FREE_PORTS, heartbeatMs: 20 });
  control = createControlClient({ baseUrl: started.urls.control });
});
afterAll(() => started.close());

/** Opens the stream as the default user does, and waits for its first bytes. */
async function open(method = "GET") {
  const headers = { Authorization: `Bearer ${started.token}` };
  const outgoing = request(`${started.urls.platform}/2/activity/stream`, { method, headers }).end();
  outgoing.on("error", () => {});
  const [response] = await once(outgoing, "response");
  return { outgoing, response };
}

const streams = async () => (await unwrap(control.listStreams())).data;

test("a client that goes away ends its connection", async () => {
  const { outgoing, response } = await open();
  expect(response.headers["content-type"]).toBe("application/x-ndjson");
  await once(response, "data");
  expect(await streams()).toHaveLength(1);
  outgoing.destroy();
  await vi.waitFor(async () => expect(await streams()).toEqual([]));
  for (const spy of output) expect(spy).not.toHaveBeenCalled();
});

test("HEAD leaves no connection behind", async () => {
  const { response } = await open("HEAD");
  response.resume();
  await once(response, "end");
  await vi.waitFor(async () => expect(await streams()).toEqual([]));
});

test("a dropped connection ends without an answer, and the next request is answered", async () => {
  await unwrap(control.createFault({ operation_id: "listCampaigns", times: 1, outcome: { kind: "dropped" } }));
  const path = "/12/accounts/hc7m2k9/campaigns";
  await expect(sendRaw(started.urls.ads, path)).rejects.toThrow("socket hang up");
  expect((await sendRaw(started.urls.ads, path)).status).toBe(200);
});

test("a stream outlives the time in which a request must arrive, and ends when the sandbox is closed", async () => {
  const limits = { requestMs: 50, headersMs: 50, checkMs: 10, idleMs: 50 };
  const other = await startSandbox({
    ...FREE_PORTS,
    heartbeatMs: 20,
    limits,
  });
  const headers = { Authorization: `Bearer ${other.token}` };
  const outgoing = request(`${other.urls.platform}/2/activity/stream`, { headers }).end();
  const [response] = await once(outgoing, "response");
  // Ten heartbeats take longer than all of the limits.
  for (let beats = 0; beats < 10; beats += 1) await once(response, "data");
  response.on("error", () => {});
  await Promise.all([once(response, "close"), other.close()]);
});
