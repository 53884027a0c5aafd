import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdsClient, unwrap, walk } from "@social-api/ads-v12";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startReady } from "./support/start-cli.ts";

const ROUNDS = 4;
const BATCH = 40;
const account_id = "hc7m2k9";
const funding_instrument_id = "fi4q8w";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-crash-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What was written in a round: each write as it was answered, and every batch that was sent. */
interface Written {
  readonly created: Map<string, string>;
  readonly deleted: Set<string>;
  readonly sent: Set<string>;
  readonly answered: Set<string>;
}

/** Writes without end, several requests at once, until the connection breaks. */
async function writeUntilKilled(
  url: string,
  round: number,
  { created, deleted, sent, answered }: Written,
  kill: () => void,
) {
  const ads = createAdsClient({ baseUrl: url, sandboxUrl: url });
  const paused = { account_id, funding_instrument_id, entity_status: "PAUSED" as const };
  const writers = {
    async batches(writer: number) {
      for (let at = 0; ; at += 1) {
        const batch = `round ${round} writer ${writer} batch ${at}`;
        sent.add(batch);
        const { account_id: _, ...params } = paused;
        const body = Array.from({ length: BATCH }, (__, item) => ({
          operation_type: "Create" as const,
          params: { ...params, name: `${batch} item ${item}` },
        }));
        const { data } = await unwrap(ads.batchCampaigns({ account_id, body }));
        answered.add(batch);
        for (const campaign of data) if (campaign) created.set(campaign.id, campaign.name);
        // In the middle of what the other writers are at, once every one of them has been answered.
        if (answered.size === 8 + 3 * round) kill();
      }
    },
    async singles() {
      for (let at = 0; ; at += 1) {
        const { data } = await unwrap(ads.createCampaign({ ...paused, name: `round ${round} single ${at}` }));
        created.set(data.id, data.name);
        if (at % 3 === 0) {
          await unwrap(ads.deleteCampaign({ account_id, campaign_id: data.id }));
          created.delete(data.id);
          deleted.add(data.id);
        } else if (at % 3 === 1) {
          const name = `${data.name} renamed`;
          // Until it is answered, either name may be the one that is stored.
          created.delete(data.id);
          await unwrap(ads.updateCampaign({ account_id, campaign_id: data.id, name }));
          created.set(data.id, name);
        }
      }
    },
  };
  await Promise.allSettled([writers.batches(1), writers.batches(2), writers.batches(3), writers.singles()]);
}

test("killed while it writes, it has every answered write and no half of a batch", { timeout: 60_000 }, async () => {
  const data = join(folder, "data.sqlite");
  const written: Written = { created: new Map(), deleted: new Set(), sent: new Set(), answered: new Set() };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const one = await startReady("--data", data, "--quiet");
    const before = written.answered.size;
    const fresh: Written = { ...written, answered: new Set() };
    await writeUntilKilled(one.ready.ads, round, fresh, () => one.running.kill("SIGKILL"));
    for (const batch of fresh.answered) written.answered.add(batch);
    expect(await one.running.ended).toBe("SIGKILL");
    expect(written.answered.size).toBeGreaterThan(before);

    const two = await startReady("--data", data, "--quiet");
    const { ads: baseUrl, adsSandbox: sandboxUrl } = two.ready;
    const stored = new Map<string, { name: string; deleted: boolean }>();
    const ads = createAdsClient({ baseUrl, sandboxUrl });
    for await (const campaign of walk(ads.listCampaigns, { account_id, count: 1000, with_deleted: true })) {
      stored.set(campaign.id, { name: campaign.name, deleted: campaign.deleted });
    }
    two.running.kill("SIGTERM");
    expect(await two.running.ended).toBe(0);

    for (const [id, name] of written.created) expect(stored.get(id), name).toEqual({ name, deleted: false });
    for (const id of written.deleted) expect(stored.get(id)).toMatchObject({ deleted: true });
    const items = new Map<string, number>();
    for (const { name } of stored.values()) {
      const [batch] = /^round \d+ writer \d+ batch \d+(?= item)/.exec(name) ?? [];
      if (batch !== undefined) items.set(batch, (items.get(batch) ?? 0) + 1);
    }
    for (const [batch, count] of items) expect({ batch, count }).toEqual({ batch, count: BATCH });
    for (const batch of written.answered) expect(items.has(batch), batch).toBe(true);
    expect([...items.keys()].filter((batch) => !written.sent.has(batch))).toEqual([]);
  }
});
