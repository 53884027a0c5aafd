import assert from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitrarySteps } from "./arbitrary-steps.ts";
import { findCampaigns } from "./campaign-query.ts";
import { assertCampaigns } from "./given.ts";
import { assertLineItems, findLineItems } from "./line-item-steps.ts";
import type { Model } from "./model.ts";
import { ACCOUNT_IDS, type Meddle, type Real, startWorld } from "./real.ts";
import type { Tally } from "./step.ts";

/** Another one each time; `PROOF_SEED` repeats a run, and `PROOF_RUNS` makes it longer. */
const seed = Number(process.env["PROOF_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env["PROOF_RUNS"] ?? 90);

function property(tally: Tally, meddle?: Meddle) {
  const commands = fc.commands(arbitrarySteps(tally), { maxCommands: 90, size: "max" });
  return fc.asyncProperty(fc.constantFrom(3, 200, 200), commands, async (activeLimit, steps) => {
    const { model, real } = startWorld({ activeLimit, ...(meddle && { meddle }) });
    try {
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await assertSame(model, real);
    } finally {
      await real.close();
    }
  });
}

const EVERYTHING = { with_deleted: true, with_draft: true };

/** In the end both hold the same, and the history tells every change, in order, and who made it. */
async function assertSame(model: Model, { clients, userIds }: Real): Promise<void> {
  for (const account of ["north", "south"] as const) {
    const account_id = ACCOUNT_IDS[account];
    const { data: campaigns } = await clients.owner.listCampaigns({ account_id, ...EVERYTHING, count: 1000 });
    const expected = findCampaigns(model, account, EVERYTHING);
    assertCampaigns(campaigns?.data, expected, model);
    const { data: lineItems } = await clients.owner.listLineItems({ account_id, ...EVERYTHING, count: 1000 });
    const expectedItems = findLineItems(model, account, EVERYTHING);
    assertLineItems(lineItems?.data, expectedItems);
    const entities = [
      ...expected.map(({ id }) => ["CAMPAIGN", id] as const),
      ...expectedItems.map(({ id }) => ["LINE_ITEM", id] as const),
    ];
    for (const [entity_type, entity_id] of entities) {
      const hours = { start_time: "2026-03-01T00:00:00Z", end_time: "2027-03-01T00:00:00Z" };
      const { data: history } = await clients.owner.listAccountHistory({
        account_id,
        entity_type,
        entity_id,
        ...hours,
      });
      assert.deepEqual(
        history?.data.map((entry) => [entry.change_type, entry.change_by.user_id, entry.change_time]),
        model.history
          .filter((change) => change.account === account && change.entity_id === entity_id)
          .map(({ change_type, user, at }) => [change_type, userIds[user], at]),
      );
    }
  }
}

/** What a run of this size always comes across; what it never does, it says nothing about. */
const EXPECTED = [
  ...["CreateCampaign", "UpdateCampaign", "DeleteCampaign", "GetCampaign", "ListCampaigns", "BatchCampaigns"],
  ...["CreateLineItem", "UpdateLineItem", "DeleteLineItem", "ListLineItems"],
  ...["CreateFunding", "DeleteFunding", "ListFunding", "SetActiveLimit", "a further page"],
  ...["GetCampaign 404", "DeleteFunding 404", "BatchCampaigns 400", "account.associated", "permissions.roles"],
  ...["campaign.required", "campaign.name-length", "campaign.daily-within-total", "campaign.standard-delivery"],
  ...["campaign.update-status", "campaign.active-limit", "campaign.delete-once"],
  ...["line-item.same-kind", "line-item.daily-budget", "line-item.delete-once"],
  ...["exported deliveries", "exported re-deliveries", "exported replay_jobs", "exported connections"],
];

test("the sandbox and a plain model come to the same, whatever is done to both", {
  timeout: 60_000 + runs * 1_000,
}, async () => {
  console.info(`model: PROOF_SEED=${seed}`);
  const tally: Tally = new Map();
  await fc.assert(property(tally), { numRuns: runs, seed });
  expect(EXPECTED.filter((name) => !tally.has(name))).toEqual([]);
  const steps = [...tally.values()].reduce((sum, times) => sum + times, 0);
  console.info(
    `model: ${steps} outcomes compared: ${[...tally].map(([name, times]) => `${name} ${times}`).join(", ")}`,
  );
  expect(steps).toBeGreaterThan(2_000);
});

/** Controls: each makes the sandbox wrong in one way that its answers do not show at once. */
const mistakes: Record<string, Meddle> = {
  "a creation that is carried out twice": async (request, send) => {
    if (request.method === "POST" && new URL(request.url).pathname.endsWith("/campaigns")) {
      await (await send(request.clone())).text();
    }
    return send(request);
  },
  "a deletion that does not last": async (request, send) => {
    if (request.method !== "DELETE" || !request.url.includes("/campaigns/")) return send(request);
    const read = await send(new Request(request.url, { headers: request.headers }));
    if (!read.ok) return send(request);
    const text = await read.text();
    return new Response(text.replace('"deleted":false', '"deleted":true'), read);
  },
  "a batch of which a part is applied": async (request, send) => {
    const items = request.url.includes("/batch/") ? ((await request.clone().json()) as unknown[]) : [];
    const answer = await send(request.clone());
    if (answer.status !== 400 || items.length < 2) return answer;
    await (await send(new Request(request, { body: JSON.stringify(items.slice(0, 1)) }))).text();
    return answer;
  },
  "a page that leaves out its last row": async (request, send) => {
    const answer = await send(request);
    if (!answer.ok || !/\/campaigns\?.*count=[237]\b/.test(request.url)) return answer;
    const body = (await answer.json()) as { data: unknown[] };
    return Response.json({ ...body, data: body.data.slice(0, -1) });
  },
  "drafts among others": async (request, send) => {
    const url = new URL(request.url);
    if (request.method === "GET" && url.pathname.endsWith("/campaigns")) url.searchParams.set("with_draft", "true");
    return send(new Request(url, request));
  },
  "somebody else's permissions": (request, send) => {
    const headers = new Headers(request.headers);
    if (headers.get("authorization")?.includes("analyst")) headers.set("authorization", "Bearer owner-token");
    return send(new Request(request, { headers }));
  },
  "an import that forgets something": async (request, send) => {
    if (!request.url.endsWith("/sandbox/import")) return send(request);
    const { format, collections } = (await request.json()) as { format: 1; collections: Record<string, unknown[]> };
    const body = JSON.stringify({ format, collections: { ...collections, history: collections["history"]?.slice(1) } });
    return send(new Request(request.url, { method: "POST", headers: request.headers, body }));
  },
};
test.each(Object.keys(mistakes))("the model notices %s", { timeout: 60_000 }, async (name) => {
  const { failed } = await fc.check(property(new Map(), mistakes[name]), { numRuns: 60, seed, endOnFailure: true });
  expect(failed).toBe(true);
});
