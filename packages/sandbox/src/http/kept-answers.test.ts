import { createAdsClient, unwrap } from "@social-api/ads-v12";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import {
  createControlClient,
  createSandbox,
  createSqliteStore,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from "../index.ts";
import type { User } from "../store/entities.ts";
import { KeptAnswers } from "./kept-answers.ts";

const account_id = "hc7m2k9";
const funding_instrument_id = "fi4q8w";
const analyst = "3054417286";
const clock = { now: () => Date.parse("2026-03-10T09:00:00Z") };

function start(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock, ...options });
  const { urls, fetch } = sandbox;
  return {
    sandbox,
    control: createControlClient({ baseUrl: urls.control, fetch }),
    ads: createAdsClient({ baseUrl: urls.ads, sandboxUrl: urls.adsSandbox, fetch }),
  };
}
type Started = ReturnType<typeof start>;

function open(options?: SandboxOptions): Started {
  const started = start(options);
  onTestFinished(() => started.sandbox.close());
  return started;
}

interface Read {
  readonly face: "ads" | "adsSandbox";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | undefined;
}

function ask({ urls, fetch }: Sandbox, { face, path, query, token }: Read, method = "GET"): Promise<Response> {
  const url = new URL(path, urls[face]);
  url.search = String(new URLSearchParams(query));
  return fetch(url, { method, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });
}

/** An answer, and that of the next page where there is one. Cursors name places in a store: what stands in them is its own. */
async function answers(sandbox: Sandbox, read: Read, times = 2): Promise<unknown[]> {
  const response = await ask(sandbox, read);
  const text = await response.text();
  const cursor = /"next_cursor":"([^"]+)"/.exec(text)?.[1];
  return [
    { status: response.status, headers: Object.fromEntries(response.headers), text: text.replaceAll(/"c-[^"]+"/g, "") },
    ...(cursor === undefined || times === 1
      ? []
      : await answers(sandbox, { ...read, query: { ...read.query, cursor } }, 1)),
  ];
}

const names = fc.constantFrom("Spring", "spring sale", "Été", "🍵 tea", "日本");
const status = fc.constantFrom("ACTIVE" as const, "PAUSED" as const, "DRAFT" as const);
const at = fc.nat(20);

const query = fc
  .record(
    {
      count: fc.constantFrom("1", "2", "200", "0"),
      sort_by: fc.constantFrom("name-asc", "id-desc", "updated_at-desc", "colour-asc"),
      with_deleted: fc.constantFrom("true", "false"),
      with_draft: fc.constant("true"),
      with_total_count: fc.constant("true"),
      q: fc.constantFrom("s", "é"),
      colour: fc.constant("red"),
    },
    { requiredKeys: [] },
  )
  .map((given) => given as Readonly<Record<string, string>>);

const list: fc.Arbitrary<Omit<Read, "token">> = fc.record({
  face: fc.constantFrom("ads", "ads", "adsSandbox"),
  path: fc.constantFrom(
    `/12/accounts/${account_id}/campaigns`,
    `/12/accounts/${account_id}/campaigns`,
    `/12/accounts/${account_id}/line_items`,
    `/12/accounts/${account_id}/funding_instruments`,
    "/12/accounts/bk0001/campaigns",
    "/12/accounts",
  ),
  query,
});

/** The second has not always its permission, the third is not always known, and the last never. */
const TOKENS = [undefined, "harbour-campaign-analyst-token", "late-token", "nobody"];

type Write = (started: Started) => Promise<unknown>;

/** A campaign that may be deleted already, or be gone with a reset: then nothing is written. */
async function nth({ ads }: Started, number: number): Promise<string> {
  const { data: page } = await ads.listCampaigns({ account_id, with_deleted: true, with_draft: true });
  const found = page?.data ?? [];
  return found[number % found.length]?.id ?? "none";
}

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ name: names, entity_status: status }).map((given): Write => {
    return ({ ads }) => ads.createCampaign({ account_id, funding_instrument_id, ...given });
  }),
  fc.tuple(at, names).map(([number, name]): Write => {
    return async (started) => started.ads.updateCampaign({ account_id, campaign_id: await nth(started, number), name });
  }),
  at.map((number): Write => {
    return async (started) => started.ads.deleteCampaign({ account_id, campaign_id: await nth(started, number) });
  }),
  // Of a batch with a campaign that does not exist, all is taken back.
  fc.tuple(names, at, fc.boolean()).map(([name, number, fails]): Write => {
    return async (started) => {
      const params = { name, funding_instrument_id };
      const campaign_id = fails ? "none" : await nth(started, number);
      const body = [
        { operation_type: "Create" as const, params },
        { operation_type: "Update" as const, params: { campaign_id, name } },
      ];
      return started.ads.batchCampaigns({ account_id, body });
    };
  }),
  fc.constant<Write>(({ ads }) => ads.deleteFundingInstrument({ account_id, funding_instrument_id })),
  fc.constantFrom<Write[]>(
    ({ control }) => control.setAccess({ user_id: analyst, account_id, permissions: ["ANALYST"] }),
    ({ control }) => control.deleteAccess({ user_id: analyst, account_id }),
    ({ control }) => control.createToken({ user_id: analyst, token: "late-token" }),
    async ({ control }) => {
      const { collections } = await unwrap(control.exportState());
      return control.deleteToken({ token_id: String(collections["tokens"]?.at(-1)?.body["id"]) });
    },
  ),
  fc.constantFrom<Write[]>(
    ({ control }) => control.advanceClock({ milliseconds: 90_000 }),
    ({ control }) => control.updateClock({ now: "2026-03-09T00:00:00Z", frozen: true }),
  ),
  fc.constantFrom<Write[]>(
    ({ control }) => control.resetState(),
    ({ control }) => control.seedState({ name: "story", accounts: 1, campaigns: 3 }),
    ({ control }) => control.seedState({ name: "empty", accounts: 1, campaigns: 2 }),
  ),
);

test("whatever was asked before and written since, a list is that of a sandbox that has just loaded the same", async () => {
  const one = open();
  const lists = fc.array(list, { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(lists, fc.array(write, { maxLength: 6 }), async (asked, writes) => {
      const reads = asked.flatMap((each) => TOKENS.map((token) => ({ ...each, token })));
      const askAll = ({ sandbox }: Started) => Promise.all(reads.map((each) => answers(sandbox, each)));
      await unwrap(one.control.resetState());
      for (const change of writes) {
        // So that there is something to forget: what is asked for the third time was kept.
        for (let time = 0; time < 3; time += 1) await askAll(one);
        await change(one);
        const loaded = start({ seed: { name: "empty" } });
        await unwrap(loaded.control.importState(await unwrap(one.control.exportState())));
        const expected = await askAll(loaded);
        for (let time = 0; time < 3; time += 1) expect(await askAll(one)).toEqual(expected);
        await loaded.sandbox.close();
      }
    }),
    { numRuns: 50 },
  );
}, 60_000);

const campaigns: Read = {
  face: "ads",
  path: `/12/accounts/${account_id}/campaigns`,
  query: { count: "3", colour: "red" },
  token: "harbour-campaign-analyst-token",
};

test("whoever changes the bytes of an answer changes them for nobody else", async () => {
  const { sandbox } = open();
  const text = await (await ask(sandbox, campaigns)).text();
  for (let time = 0; time < 2; time += 1) new Uint8Array(await (await ask(sandbox, campaigns)).arrayBuffer()).fill(0);
  expect(await (await ask(sandbox, campaigns)).text()).toBe(text);
});

test("a list that is asked for again is logged again, and befallen by faults", async () => {
  const { sandbox, control } = open();
  for (let time = 0; time < 2; time += 1) await ask(sandbox, campaigns);
  await control.createFault({ operation_id: "listCampaigns", times: 1, outcome: { kind: "server-error" } });
  const statuses = [(await ask(sandbox, campaigns)).status, (await ask(sandbox, campaigns)).status];
  expect(statuses).toEqual([500, 200]);
  const logged = (await unwrap(control.listRequests())).data.map(({ id, milliseconds, ...entry }) => entry);
  expect(logged[0]).toMatchObject({
    operation_id: "listCampaigns",
    user_id: analyst,
    ignored: ["colour"],
    status: 200,
  });
  expect([logged[2], logged[3]]).toEqual([logged[0], logged[0]]);
});

test("totals are counted however often the same one is asked for (rule `list.total-count-rate`)", async () => {
  const { sandbox } = open();
  const total = { ...campaigns, query: { with_total_count: "true" } };
  for (let time = 0; time < 200; time += 1) expect((await ask(sandbox, total)).status).toBe(200);
  expect((await ask(sandbox, total)).status).toBe(429);
});

test("a store that is put together from another one, as spies do, hides no change", async () => {
  const { sandbox, ads } = open({ store: { ...createSqliteStore() } });
  const before = await answers(sandbox, campaigns);
  for (let time = 0; time < 2; time += 1) expect(await answers(sandbox, campaigns)).toEqual(before);
  await unwrap(ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" }));
  expect(await answers(sandbox, campaigns)).not.toEqual(before);
});

test("more than is kept is answered, again and again", async () => {
  const { sandbox } = open({ seed: { name: "empty", accounts: 1, campaigns: 1_000 } });
  const read = { ...campaigns, path: "/12/accounts/bk0001/campaigns", token: undefined };
  const texts = new Map<string, string>();
  for (let time = 0; time < 4; time += 1) {
    for (let count = 988; count <= 1_000; count += 1) {
      const text = await (await ask(sandbox, { ...read, query: { count: `${count}` } })).text();
      expect(JSON.parse(text).data).toHaveLength(count);
      expect(texts.get(`${count}`) ?? text).toBe(text);
      texts.set(`${count}`, text);
    }
  }
});

test("on a port, the same bytes come with the same headers, and none of them to HEAD", async () => {
  const ports = { platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 };
  const { sandbox, urls, close } = await startSandbox({ ...ports, clock });
  onTestFinished(close);
  const served = { ...sandbox, urls, fetch: globalThis.fetch };
  const inProcess = await (await ask(sandbox, campaigns)).text();
  for (const method of ["GET", "HEAD", "GET", "HEAD"]) {
    const response = await ask(served, campaigns, method);
    const length = String(Buffer.byteLength(inProcess));
    expect(await response.text()).toBe(method === "GET" ? inProcess : "");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-length")).toBe(method === "GET" ? length : null);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("no more than a few MiB are kept: what is too much makes room by forgetting", () => {
  const kept = new KeptAnswers();
  const user = { id: "u" } as User;
  const megabyte = { answer: { body: "x".repeat(2 ** 20) }, user, ignored: [] };
  const keepTwice = (asked: string): void => {
    for (const _ of [1, 2]) kept.keep(asked, 0, megabyte);
  };
  for (const asked of ["one", "two", "three"]) keepTwice(asked);
  expect(kept.find("one", 0)?.answer.body).toHaveLength(2 ** 20);
  for (const asked of ["four", "five"]) keepTwice(asked);
  expect(kept.find("one", 0)).toBeUndefined();
});

test.each(["null", "undefined", ""])("what is kept for requests without a token is not for %j", async (text) => {
  const { sandbox } = open();
  const get = (headers: HeadersInit) => sandbox.fetch(`${sandbox.urls.ads}${campaigns.path}`, { headers });
  for (let time = 0; time < 3; time += 1) expect((await get({})).status).toBe(200);
  expect((await get({ Authorization: text })).status).toBe(401);
});
