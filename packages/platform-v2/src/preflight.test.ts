import { expect, onTestFinished, test, vi } from "vitest";
import { createPlatformClient, type PlatformClientOptions, type PreflightOptions, preflight } from "./index.ts";

const now = () => Date.parse("2026-03-10T20:00:00Z");
const REPLAY = { webhook_id: "1576829043218391040", from_date: "202603101200", to_date: "202603101800" };

/** A client with preflight whose requests go no further than `fetch`. */
function client(options: PreflightOptions, client: Partial<PlatformClientOptions> = { token: "t0ken" }) {
  const fetch = vi.fn(async (_request: Request) => new Response('{"job_id":"1","created_at":"2026-03-10T20:00:00Z"}'));
  const platform = createPlatformClient({ baseUrl: "https://api.test", fetch, ...client });
  platform.use(preflight(options));
  return { platform, fetch };
}

test("a request that breaks rules is not sent; every one is named", async () => {
  const { platform, fetch } = client({ now }, { headers: { authorization: "Basic c2VjcmV0" } });
  const error = await platform
    .createWebhookReplayJob({ ...REPLAY, webhook_id: "12a", from_date: "202603091959" })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    name: "RuleViolationError",
    operationId: "createWebhookReplayJob",
    violations: [
      { rule: "replay.webhook-id", parameter: "webhook_id", value: "12a" },
      { rule: "replay.window", parameter: "from_date", value: "202603091959" },
      { rule: "auth.bearer" },
    ],
  });
  expect(String(error)).not.toContain("c2VjcmV0");
  expect(fetch).not.toHaveBeenCalled();
});

test("a right one is sent as it is", async () => {
  const { platform, fetch } = client({ now });
  await platform.createWebhookReplayJob(REPLAY);
  expect(await fetch.mock.lastCall?.[0].json()).toEqual(REPLAY);
});

test("the clock is the runtime's unless given", async () => {
  const { platform, fetch } = client({});
  await expect(platform.createWebhookReplayJob(REPLAY)).rejects.toMatchObject({
    violations: [{ rule: "replay.window" }],
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("the clock may be replaced later, as tests do", async () => {
  const { platform } = client({});
  vi.useFakeTimers({ now: now(), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await platform.createWebhookReplayJob(REPLAY)).response.ok).toBe(true);
});

test("the deprecated operation is judged by what is shown of it", async () => {
  const { platform, fetch } = client({ now });
  const call = platform.createAccountActivityReplayJob({ webhook_id: "12a", from_date: "202603091959" });
  await expect(call).rejects.toMatchObject({ violations: [{ rule: "replay.webhook-id" }, { rule: "replay.window" }] });
  expect(fetch).not.toHaveBeenCalled();
});

test("a request without Authorization passes only where something beneath adds it", async () => {
  const missing = { violations: [{ rule: "auth.bearer" }] };
  await expect(client({ now }, {}).platform.createWebhookReplayJob(REPLAY)).rejects.toMatchObject(missing);
  const later = client({ now, authorizationLater: true }, {});
  await later.platform.createWebhookReplayJob(REPLAY);
  expect(later.fetch).toHaveBeenCalledTimes(1);
  const other = client({ now, authorizationLater: true }, { headers: { authorization: "Basic abc" } });
  await expect(other.platform.createWebhookReplayJob(REPLAY)).rejects.toMatchObject(missing);
});
