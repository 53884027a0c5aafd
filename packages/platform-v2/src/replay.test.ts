import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isApiError, isRuleViolationError } from "@social-api/core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createPlatformClient } from "./client.ts";
import { createReplay, type ReplayOptions, toReplayRequest } from "./replay.ts";

const now = () => Date.parse("2026-03-10T18:42:07Z");
const range = {
  webhook_id: "1576829043218391040",
  from: new Date("2026-03-10T12:00:59Z"),
  to: "2026-03-10T17:59:01Z",
};
const job = { job_id: "1902346588413952000", created_at: "2026-03-10T18:42:07.000Z" };
const conflict = { type: "https://api.example.com/2/problems/conflict", title: "Conflict" };
const untitled = { type: conflict.type };

interface Answer {
  status: number;
  body?: unknown;
  /** Never answers. */
  hang?: true;
}

/** A server on loopback that gives these answers in turn, the last one for ever, and a client of it. */
async function serve(...answers: Answer[]) {
  const seen: { body: string; request: IncomingMessage }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body, hang } = answers[Math.min(seen.length, answers.length - 1)] as Answer;
    seen.push({ body: Buffer.concat(chunks).toString(), request });
    if (hang) return;
    response.writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json" });
    response.end(typeof body === "string" || body === undefined ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform = createPlatformClient({ baseUrl, token: "t" });
  const replay = (options: Partial<ReplayOptions> = {}) => createReplay(platform, { ...range, now, ...options });
  return { seen, replay };
}

async function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved to ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

const waiting = (waits: number[] = []) => ({
  sleep: async (milliseconds: number) => {
    waits.push(milliseconds);
  },
});

describe("createReplay", () => {
  test("creates a job, its range in whole minutes that leave nothing out", async () => {
    const { seen, replay } = await serve({ status: 200, body: job });
    const outcome = await replay({ request: { headers: { "x-trace": "1" } } });
    expect(outcome).toMatchObject({ outcome: "created", job, response: { status: 200 } });
    expect(JSON.parse(seen[0]?.body as string)).toEqual({
      webhook_id: range.webhook_id,
      from_date: "202603101200",
      to_date: "202603101800",
    });
    expect(seen[0]?.request.headers).toMatchObject({ authorization: "Bearer t", "x-trace": "1" });
  });

  test("the clock is the runtime's unless given", async () => {
    const { replay } = await serve({ status: 200, body: job });
    const from = new Date(Date.now() - 3_600_000);
    expect(await replay({ from, to: new Date(), now: Date.now })).toMatchObject({ outcome: "created" });
    const client = createPlatformClient({ baseUrl: "https://api.example.com", fetch: async () => Response.json(job) });
    expect(await createReplay(client, { ...range, from, to: new Date() })).toMatchObject({ outcome: "created" });
  });

  test.each([
    ["conflict", conflict],
    ["malformed", untitled],
  ])("tells a conflict apart, and does not repeat the request (%s)", async (kind, body) => {
    const { seen, replay } = await serve({ status: 409, body });
    const outcome = await replay();
    expect(outcome).toMatchObject({ outcome: "conflict", problem: { kind, body }, response: { status: 409 } });
    expect(seen).toHaveLength(1);
  });

  test("waits for the job in progress when told", async () => {
    const { seen, replay } = await serve(
      { status: 409, body: conflict },
      { status: 409, body: conflict },
      { status: 200, body: job },
    );
    const waits: number[] = [];
    expect(await replay({ wait: { timeoutMs: 60_000, ...waiting(waits) } })).toMatchObject({ outcome: "created", job });
    expect(waits).toEqual([10_000, 10_000]);
    expect(seen).toHaveLength(3);
  });

  test.each<[number, number, number[]]>([
    [25, 10, [10, 10, 5]],
    [20, 10, [10, 10]],
    [5, 10, [5]],
    [5, Number.POSITIVE_INFINITY, [5]],
    [0, 10, []],
  ])("waits at most %d ms, every %d ms: %j", async (timeoutMs, intervalMs, expected) => {
    const { seen, replay } = await serve({ status: 409, body: conflict });
    const waits: number[] = [];
    const outcome = await replay({ wait: { timeoutMs, intervalMs, ...waiting(waits) } });
    expect(outcome.outcome).toBe("conflict");
    expect(waits).toEqual(expected);
    expect(seen).toHaveLength(expected.length + 1);
  });

  test("waits by itself, too", async () => {
    const { seen, replay } = await serve({ status: 409, body: conflict }, { status: 200, body: job });
    expect((await replay({ wait: { timeoutMs: 100, intervalMs: 20 } })).outcome).toBe("created");
    expect(seen).toHaveLength(2);
  });

  test.each([
    { timeoutMs: -1 },
    { timeoutMs: Number.NaN },
    { timeoutMs: Number.POSITIVE_INFINITY },
    { timeoutMs: 1, intervalMs: 0 },
    { timeoutMs: 1, intervalMs: Number.NaN },
  ])("a wait without bounds is refused: %j", async (wait) => {
    const { seen, replay } = await serve({ status: 200, body: job });
    await expect(replay({ wait })).rejects.toThrow(RangeError);
    expect(seen).toEqual([]);
  });

  test("a range that has become too old while waiting is not sent", async () => {
    const { seen, replay } = await serve({ status: 409, body: conflict });
    let time = now();
    const sleep = async (milliseconds: number) => {
      time += milliseconds;
    };
    const from = new Date(now() - 24 * 3_600_000 - 1);
    const error = await thrown(
      replay({ from, now: () => time, wait: { timeoutMs: 600_000, intervalMs: 60_000, sleep } }),
    );
    expect(isRuleViolationError(error) && error.violations.map(({ rule }) => rule)).toEqual(["replay.window"]);
    expect(seen).toHaveLength(1);
  });

  test.each(["wait", "request"] as const)("the signal of %s ends the wait", async (place) => {
    const { seen, replay } = await serve({ status: 409, body: conflict });
    const controller = new AbortController();
    const { signal } = controller;
    const wait = { timeoutMs: 60_000, ...(place === "wait" && { signal }) };
    const pending = thrown(replay({ wait, ...(place === "request" && { request: { signal } }) }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort(new Error("enough"));
    expect(await pending).toMatchObject({ message: "enough" });
    expect(seen).toHaveLength(1);
  });

  test("the signal ends the request under way, and lets none start", async () => {
    const { seen, replay } = await serve({ status: 200, hang: true });
    const controller = new AbortController();
    const pending = thrown(replay({ wait: { timeoutMs: 1, signal: controller.signal } }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort(new Error("enough"));
    expect(await pending).toMatchObject({ message: "enough" });
    expect(await thrown(replay({ request: { signal: controller.signal } }))).toMatchObject({ message: "enough" });
    expect(seen).toHaveLength(1);
  });

  test("every violation is named at once, and nothing is sent", async () => {
    const { seen, replay } = await serve({ status: 200, body: job });
    const error = await thrown(replay({ webhook_id: "x", from: "2026-03-10T12:00", to: new Date(Number.NaN) }));
    if (!isRuleViolationError(error)) throw error;
    expect(error.operationId).toBe("createWebhookReplayJob");
    expect(error.violations.map(({ rule, parameter }) => [rule, parameter])).toEqual([
      ["replay.webhook-id", "webhook_id"],
      ["replay.timestamps", "from_date"],
      ["replay.timestamps", "to_date"],
    ]);
    expect(error.violations[1]?.value).toBe("2026-03-10T12:00");
    expect(error.message).toContain('(or pass a valid Date, a Temporal instant, or "2026-03-10T12:00Z")');
    expect(seen).toEqual([]);
  });

  test.each<[string, Answer, number]>([
    ["another problem", { status: 404, body: { type: "about:blank", title: "Not Found" } }, 404],
    ["a conflict by its status alone", { status: 409, body: { code: 409, message: "Conflict" } }, 409],
    ["an HTML page", { status: 503, body: "<html>" }, 503],
    ["an empty failure", { status: 500 }, 500],
    ["HTML on 200", { status: 200, body: "<html>" }, 200],
    ["half a confirmation", { status: 200, body: '{"job_id":"19023' }, 200],
    ["a success that is empty", { status: 200 }, 200],
    ["no content", { status: 204 }, 204],
    ["a success without job", { status: 200, body: { created_at: job.created_at } }, 200],
    ["null", { status: 200, body: "null" }, 200],
    ["a conflict that claims success", { status: 200, body: conflict }, 200],
  ])("%s is an ApiError, and is not waited for", async (_, answer, status) => {
    const { seen, replay } = await serve(answer);
    const error = await thrown(replay({ wait: { timeoutMs: 60_000, ...waiting() } }));
    expect(isApiError(error) && error.status).toBe(status);
    expect(seen).toHaveLength(1);
  });
});

test.each([
  ["2026-03-09T20:00:45Z", "202603092001"],
  ["2026-03-09T20:00:30Z", "202603092001"],
  ["2026-03-09T20:01:59.999Z", "202603092001"],
])("a minute that begins before the window is not asked for: from %s, sent as %s", (from, from_date) => {
  expect(toReplayRequest({ ...range, from, to: from }, Date.parse("2026-03-10T20:00:30Z"))).toMatchObject({
    from_date,
  });
});

test.each(["2026-03-09T20:00:29.999Z", "202603092000", "2026-03-09T19:59:30Z"])(
  "%s was in the window a minute ago: what is left is asked for",
  (from) => {
    const request = toReplayRequest({ ...range, from }, Date.parse("2026-03-10T20:00:30Z"));
    expect(request.from_date).toBe("202603092001");
  },
);

test.each(["2026-03-09T19:59:29.999Z", "202603091959"])(
  "%s is outside of the window itself, by more than a minute",
  (from) => {
    expect(() => toReplayRequest({ ...range, from }, Date.parse("2026-03-10T20:00:30Z"))).toThrow(
      "from_date lies more than 24 hours in the past: ask from 202603092001 on",
    );
  },
);

test("a minute that begins as the window does is taken", () => {
  const request = toReplayRequest({ ...range, from: "2026-03-09T20:00:45Z" }, Date.parse("2026-03-10T20:00:00Z"));
  expect(request.from_date).toBe("202603092000");
});

test("toReplayRequest is the request, to be sent in another way", () => {
  expect(toReplayRequest(range, now())).toEqual({
    webhook_id: range.webhook_id,
    from_date: "202603101200",
    to_date: "202603101800",
  });
  const missing = { webhook_id: range.webhook_id } as typeof range;
  expect(() => toReplayRequest(missing, new Date(now()))).toThrow("from_date is required (rule replay.required)");
});
