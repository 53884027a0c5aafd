import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { readSpec } from "../../../../../scripts/testing/spec.ts";
import { adsArguments, platformArguments } from "../../../../../scripts/testing/valid-arguments.ts";
import { answerJudge } from "../../../../../specs/conformance/run/judge-answer.ts";
import { createSandbox, createSqliteStore } from "../../index.ts";
import { openTables } from "../../store/tables.ts";
import { DEFAULT_TOKEN, STORY_USERS } from "./users.ts";

type Answer = { data?: unknown; error?: unknown; response: Response };
type Operation = (args: object) => Promise<Answer>;
type Example = { request?: { params?: Record<string, unknown> }; data: unknown; next_cursor?: unknown };

const spec = { ads: await readSpec("ads-v12"), platform: await readSpec("platform-v2") };
const judgeAds = answerJudge(spec.ads.bundle);

/** The moment of the replay job in the arguments that every operation accepts: its range ends shortly before. */
const NOW = Date.parse("2026-03-10T18:42:07Z");

function start() {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const ads = (token: string) =>
    createAdsClient({
      baseUrl: sandbox.urls.ads,
      sandboxUrl: sandbox.urls.adsSandbox,
      fetch: sandbox.fetch,
      headers: { Authorization: `Bearer ${token}` },
    }) as unknown as Record<string, Operation>;
  const platform = createPlatformClient({
    baseUrl: sandbox.urls.platform,
    fetch: sandbox.fetch,
    token: DEFAULT_TOKEN,
  }) as unknown as Record<string, Operation>;
  return { sandbox, ads, platform };
}

/** For what changes nothing. */
const shared = start();
afterAll(() => shared.sandbox.close());

/** Examples whose answer the story does not give, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "listIabCategories first-page": "other categories",
  "listIabCategories with-total-count": "other categories",
  "listCuratedCategories all": "an empty list of countries, which no client can send",
  "listLineItemPlacements all": "more combinations",
  "listLineItemPlacements media": "more combinations",
  "listLineItemPlacements promoted-posts": "more combinations",
  "listLineItemPlacements promoted-account": "more combinations",
};

const examples = spec.ads.operations
  .filter(({ method }) => method === "GET")
  .flatMap(({ id, responses }) =>
    Object.entries(responses["200"]?.content["application/json"]?.examples ?? {}).map(([name, { value }]) => ({
      id,
      name,
      example: value as Example,
    })),
  )
  // Cursors are opaque, and a page that one leads to is not found without it.
  .filter(({ id, name, example }) => !example.request?.params?.["cursor"] && !OTHERWISE[`${id} ${name}`]);

test.each(examples)("tells what the example $name of $id tells", async ({ id, example }) => {
  const { ads } = shared;
  const user = id === "getAuthenticatedUserAccess" && (example.data as { user_id: string }).user_id;
  const token = STORY_USERS.find((each) => each.user.id === user)?.token ?? DEFAULT_TOKEN;
  const { data, response } = await (ads(token)[id] as Operation)(example.request?.params ?? {});
  expect(response.status).toBe(200);
  const next_cursor: unknown = example.next_cursor === null ? null : expect.stringMatching(/./);
  // The history shows a part of each entity.
  expect(data).toMatchObject({ ...example, ...("next_cursor" in example && { next_cursor }) });
});

test("has more examples to tell than those that are left out", () => {
  expect(examples.length).toBeGreaterThan(60);
});

describe("answers a valid call of every operation with 200, as the spec has it", () => {
  test.each(spec.ads.operations)("$id", async (operation) => {
    const { ads, sandbox } = operation.method === "GET" ? shared : start();
    const { data, response } = await (ads(DEFAULT_TOKEN)[operation.id] as Operation)(
      adsArguments[operation.id as keyof typeof adsArguments],
    );
    expect(response.status).toBe(200);
    const media_type = response.headers.get("content-type") ?? "";
    expect(judgeAds({ operation: operation.id, status: 200, media_type, body: data })).toEqual([]);
    if (sandbox !== shared.sandbox) await sandbox.close();
  });

  test.each(spec.platform.operations)("$id", async (operation) => {
    const { platform, sandbox } = start();
    const { data, response } = await (platform[operation.id] as Operation)(
      platformArguments[operation.id as keyof typeof platformArguments],
    );
    if (data instanceof ReadableStream) await data.cancel();
    expect(response.status).toBe(200);
    await sandbox.close();
  });
});

test("stores no token", () => {
  const store = createSqliteStore();
  onTestFinished(() => store.close());
  createSandbox({ store });
  const { tokens, users } = openTables(store);
  const stored = JSON.stringify([tokens.find({ where: [] }), users.find({ where: [] })]);
  for (const { token } of STORY_USERS) if (token) expect(stored).not.toContain(token);
  expect(tokens.count([])).toBe(STORY_USERS.filter(({ token }) => token !== undefined).length);
});

test("has deliveries of the last day and connections that ended, wherever the clock stands", () => {
  for (const now of [NOW, Date.UTC(2031, 1, 1)]) {
    const store = createSqliteStore();
    onTestFinished(() => store.close());
    createSandbox({ store, clock: { now: () => now } });
    const { connections, deliveries } = openTables(store);
    const times = deliveries.find({ where: [] }).map(({ wire }) => Date.parse(wire.delivered_at));
    expect(times.length).toBeGreaterThan(3);
    for (const time of times) expect(time).toBeGreaterThan(now - 24 * 60 * 60_000);
    expect(Math.max(...times)).toBeLessThan(now);
    const ends = connections.find({ where: [] }).map(({ wire }) => Date.parse(wire.disconnected_at ?? ""));
    expect(ends.length).toBeGreaterThan(2);
    expect(Math.max(...ends)).toBeLessThan(now);
  }
});
