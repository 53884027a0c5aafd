import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPlatformClient, parseReplayTimestamp, unwrap } from "@social-api/platform-v2";
import { type ControlClient, createControlClient, type StartedSandbox, startSandbox } from "@social-api/sandbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CatchUp } from "./catch-up.ts";
import { Inbox } from "./inbox.ts";
import { createReceiver } from "./receiver.ts";

const user_id = "2417081365";
const webhook_id = "42";
const PATIENCE = { timeout: 10_000 };

let folder: string;
let sandbox: StartedSandbox;
let control: ControlClient;
let port: number;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "webhook-receiver-"));
  sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0, retryMs: 1 });
  control = createControlClient({ baseUrl: sandbox.urls.control });
  port = await freePort();
  children = [];
  await unwrap(control.createWebhook({ url: `http://127.0.0.1:${port}/`, webhook_id }));
  const platform = createPlatformClient({ baseUrl: sandbox.urls.platform, token: "harbour-coffee-token" });
  await unwrap(platform.createActivitySubscription({ body: { user_id, event_type: "post.create", webhook_id } }));
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await sandbox.close();
  await rm(folder, { recursive: true });
});

it("stores what comes, and after it was killed has replayed what it missed, each event once", async () => {
  const first = await startReceiver();
  await post("One");
  await until(first, /new post\.create/);
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("close", resolve));

  await post("Two");
  await vi.waitFor(async () => {
    const { data } = await control.listDeliveries({ webhook_id });
    expect(data?.data.map(({ status }) => status)).toEqual(["failed", "delivered"]);
  });

  // Much less than a beat later.
  const second = await startReceiver();
  // In the order in which they happened: the one that is known, then the one that was missed.
  await until(second, /away since .*: job \d+ replays what was missed\n(?:.*\n)*again \d+\nnew post\.create \d+/);
  second.kill("SIGTERM");
  expect(await new Promise((resolve) => second.once("close", resolve))).toBe(0);

  const inbox = new Inbox(join(folder, "inbox.sqlite"));
  expect(inbox.completeUntil).toBeGreaterThan(Date.now() - 60_000);
  inbox.close();
});

it("asks again for what a replay had not delivered when it was stopped, until all has come", async () => {
  const { inbox, said, catchUp } = newCatchUp();
  const stoppedAt = Date.now() - 10_000;
  inbox.completeUntil = stoppedAt;
  await post("One");
  // Nobody listens: the event and its replay fail, as after a kill.
  await catchUp().beat();
  await vi.waitFor(async () => {
    const { data } = await control.listDeliveries({ webhook_id });
    expect(data?.data.map(({ status }) => status)).toEqual(["failed", "failed"]);
  });
  expect(inbox.completeUntil).toBe(stoppedAt);

  const events: unknown[] = [];
  const restarted = catchUp();
  const disk = vi.spyOn(inbox, "add").mockImplementation(() => {
    throw new Error("full");
  });
  const receiver = createReceiver({
    inbox,
    onEvent: ({ event }) => events.push(event["text"]),
    onRepeat: (id) => events.push(id),
    onFailure: () => restarted.noteFailure(),
  });
  await new Promise<void>((resolve) => receiver.listen(port, "127.0.0.1", resolve));
  try {
    await vi.waitFor(async () => {
      await restarted.beat();
      expect(said.at(-1)).toMatch(/^away since/);
    }, PATIENCE);
    await vi.waitFor(async () => {
      const [job] = (await unwrap(control.listReplayJobs())).data;
      expect(job).toMatchObject({ total: 1, failed: 1 });
    }, PATIENCE);
    disk.mockRestore();
    await vi.waitFor(async () => {
      await restarted.beat();
      expect(said).toContain("caught up");
    }, PATIENCE);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
  expect(events[0]).toBe("One");
  expect(inbox.completeUntil).toBeGreaterThan(stoppedAt);
  // Three for the gap, and the last one to know that it is closed.
  const jobs = (await unwrap(control.listReplayJobs())).data;
  expect(jobs).toHaveLength(4);
  for (const { from_date } of jobs.slice(1)) {
    expect(parseReplayTimestamp(from_date).getTime()).toBeLessThanOrEqual(stoppedAt - 5 * 60_000);
  }
  inbox.close();
});

it("takes beats that were left out for an outage", async () => {
  const { inbox, said, catchUp } = newCatchUp({ beatMs: 10 });
  const first = catchUp();
  await first.beat();
  const { completeUntil = 0 } = inbox;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await first.beat();
  expect(said).toEqual([expect.stringContaining(new Date(completeUntil).toISOString())]);
  expect(inbox.completeUntil).toBe(completeUntil);
  inbox.close();
});

it("asks for no replay while it runs, and none at its very first start", async () => {
  const receiver = await startReceiver();
  await post("One");
  await until(receiver, /new post\.create/);
  await post("Two");
  await until(receiver, /new post\.create[\s\S]*new post\.create/);
  expect((await unwrap(control.listReplayJobs())).data).toEqual([]);
});

it("keeps a gap in mind until its replay is done, and reaches back no further than a day", async () => {
  const { inbox, said, catchUp } = newCatchUp();
  const twoDaysAgo = Date.now() - 48 * 3_600_000;
  inbox.completeUntil = twoDaysAgo;
  const started = catchUp();

  await control.createFault({
    operation_id: "createWebhookReplayJob",
    times: 1,
    outcome: { kind: "server-error" },
  });
  await expect(started.beat()).rejects.toThrow();
  await started.beat();
  expect(said).toEqual([expect.stringContaining("away since"), expect.stringContaining("is lost")]);
  await vi.waitFor(async () => {
    const [job] = (await unwrap(control.listReplayJobs())).data;
    expect(job?.completed_at).not.toBeNull();
  }, PATIENCE);
  // A delivery fails while it asks whether the replay is done.
  const asking = started.beat();
  started.noteFailure();
  await asking;
  expect(inbox.completeUntil).toBe(twoDaysAgo);
  await vi.waitFor(async () => {
    await started.beat();
    expect(inbox.completeUntil).toBeGreaterThan(twoDaysAgo);
  }, PATIENCE);
  inbox.close();
});

it("answers what is no event with what is wrong, and what it cannot store with 500", async () => {
  const inbox = new Inbox(join(folder, "inbox.sqlite"));
  const failures: unknown[] = [];
  const ignore = () => {};
  const server = createReceiver({
    inbox,
    onEvent: ignore,
    onRepeat: ignore,
    onFailure: (error) => failures.push(error),
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const send = async (init: RequestInit) => (await fetch(`http://127.0.0.1:${port}/`, init)).status;

  expect(await send({})).toBe(405);
  expect(await send({ method: "POST", body: "{" })).toBe(400);
  expect(await send({ method: "POST", body: " ".repeat(2 ** 20 + 1) })).toBe(413);
  expect(await send({ method: "POST", body: "{}" })).toBe(204);
  expect(failures).toEqual([]);
  inbox.close();
  expect(await send({ method: "POST", body: "{}" })).toBe(500);
  expect(failures).toHaveLength(1);
  server.closeAllConnections();
  server.close();
});

const post = (text: string) => unwrap(control.createEvent({ event_type: "post.create", user_id, text }));

/** An inbox, and what makes a {@link CatchUp} for it, as each start of the program does. */
function newCatchUp({ beatMs = 60_000 } = {}) {
  const inbox = new Inbox(join(folder, "inbox.sqlite"));
  const platform = createPlatformClient({ baseUrl: sandbox.urls.platform, token: "harbour-coffee-token" });
  const said: string[] = [];
  const options = { platform, inbox, webhook_id, beatMs, say: (message: string) => said.push(message) };
  return { inbox, said, catchUp: () => new CatchUp(options) };
}

async function startReceiver(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["--conditions=@social-api/source", "--disable-warning=ExperimentalWarning", join(import.meta.dirname, "main.ts")],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        PLATFORM_URL: sandbox.urls.platform,
        PORT: String(port),
        WEBHOOK_ID: webhook_id,
        INBOX: join(folder, "inbox.sqlite"),
        BEAT_MS: "60000",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  await until(child, /listening/);
  return child;
}

/** Resolves once what a program has written matches. */
async function until(child: ChildProcess, pattern: RegExp): Promise<void> {
  await vi.waitFor(() => expect(outputOf(child)).toMatch(pattern), PATIENCE);
}

const outputs = new WeakMap<ChildProcess, string[]>();

function outputOf(child: ChildProcess): string {
  let chunks = outputs.get(child);
  if (chunks === undefined) {
    const list: string[] = [];
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => list.push(chunk));
    outputs.set(child, list);
    chunks = list;
  }
  return chunks.join("");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
