import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  createAdsClient,
  createTotalCountBudget,
  createTransport,
  isWalkError,
  paceTotalCount,
  unwrap,
  walk,
} from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";
import { createControlClient, createSandbox, type SeedOptions, startSandbox } from "@social-api/sandbox";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Copy } from "./copy.ts";
import { syncAccount, syncAll } from "./sync.ts";

const account_id = "hc7m2k9";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "campaign-sync-"));
  file = join(folder, "campaigns.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

it("copies everything exactly, also what changes before it goes on after it was killed", async () => {
  const ports = { platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 };
  const sandbox = await startSandbox({ ...ports, seed: { accounts: 1, campaigns: 100 } });
  const control = createControlClient({ baseUrl: sandbox.urls.control });
  const ads = createAdsClient({ baseUrl: sandbox.urls.ads });
  const run = () => start({ ADS_URL: sandbox.urls.ads, COPY: file, PAGE_SIZE: "20" });
  try {
    await unwrap(
      ads.createCampaign({
        account_id,
        funding_instrument_id: "fi4q8w",
        name: "Beyond 2^53",
        total_budget_amount_local_micro: 9_007_199_254_740_993n,
      }),
    );
    // Slow enough to be killed between two pages.
    await control.createFault({ operation_id: "listCampaigns", outcome: { kind: "latency", milliseconds: 100 } });
    const killed = run();
    let pages = 0;
    for await (const line of createInterface({ input: killed.child.stdout as NodeJS.ReadableStream })) {
      if (line.endsWith("page of 20")) pages += 1;
      if (pages === 2) killed.child.kill("SIGKILL");
    }
    expect(await killed.ended).toBe("SIGKILL");

    await control.deleteFaults();
    const [, killedIn = ""] = /(\w+): page of 20/.exec(killed.output()) ?? [];
    const early = new Copy(file);
    const { id: campaign_id } = JSON.parse(early.bodies(killedIn)[0] ?? "");
    early.close();
    await unwrap(ads.deleteCampaign({ account_id: killedIn, campaign_id }));
    const resumed = run();
    expect(await resumed.ended).toBe(0);
    const said = resumed.output().replaceAll(`${killedIn}: `, "");
    // The pages that were left, then all five.
    expect(said).toMatch(
      /goes on after (40|60) campaigns\n(page of 20\n){2,3}the rest is read, begins anew\n(page of 20\n){5}100 campaigns, 100 when/,
    );

    const copy = new Copy(file);
    for await (const { id } of walk(ads.listAccounts)) {
      const args = { account_id: id, with_deleted: true, with_draft: true };
      const there: string[] = [];
      for await (const campaign of walk(ads.listCampaigns, args)) there.push(stringifyJson(campaign));
      expect(copy.bodies(id).sort()).toEqual(there.sort());
    }
    expect(copy.bodies(account_id).join()).toContain('"total_budget_amount_local_micro":9007199254740993,');
    copy.close();
  } finally {
    await sandbox.close();
  }
});

it("begins anew when the stored cursor is refused, and goes on later after any other failure", async () => {
  const { ads, control, copy, close, options } = inProcess();
  await control.createFault({ operation_id: "listCampaigns", times: 1, outcome: { kind: "server-error" } });
  await expect(syncAccount(options, account_id)).rejects.toSatisfy(isWalkError);

  await syncAccount(options, account_id);
  const before = copy.openRun(account_id);
  const query = JSON.stringify({ account_id, count: 3, with_deleted: true, with_draft: true, with_total_count: true });
  copy.savePage(account_id, before, [], { operationId: "listCampaigns", query, token: "of-last-year", skip: 0 });
  await syncAccount(options, account_id);
  expect(options.said.slice(-5)).toEqual([
    "hc7m2k9: the checkpoint is refused, begins anew",
    "hc7m2k9: page of 3",
    "hc7m2k9: page of 3",
    "hc7m2k9: page of 1",
    "hc7m2k9: 7 campaigns, 7 when the run began",
  ]);

  await unwrap(ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" }));
  await syncAccount(options, account_id);
  expect(copy.bodies(account_id).filter((body) => body.includes('"deleted":true'))).toHaveLength(2);
  await close();
});

it("begins anew when the run that was broken off had pages of another size", async () => {
  const { copy, close, options } = inProcess();
  const killed = () => {
    throw new Error("killed");
  };
  await expect(syncAccount({ ...options, say: killed }, account_id)).rejects.toThrow("killed");
  expect(copy.openRun(account_id).checkpoint).not.toBeNull();
  await syncAccount({ ...options, pageSize: 4 }, account_id);
  expect(options.said).toEqual([
    "hc7m2k9: the checkpoint is of another walk, begins anew",
    "hc7m2k9: page of 4",
    "hc7m2k9: page of 3",
    "hc7m2k9: 7 campaigns, 7 when the run began",
  ]);
  await close();
});

it("waits for another that writes", async () => {
  const sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
  const control = createControlClient({ baseUrl: sandbox.urls.control });
  new Copy(file).close();
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const run = start({ ADS_URL: sandbox.urls.ads, COPY: file });
  await expect.poll(async () => (await unwrap(control.listRequests())).data.length, { timeout: 10_000 }).toBe(1);
  await setTimeout(300);
  other.exec("COMMIT");
  other.close();
  expect(await run.ended).toBe(0);
  await sandbox.close();
});

it("paces the requests for totals, one for each account", async () => {
  let now = 0;
  const waits: number[] = [];
  const budget = createTotalCountBudget({
    limit: 2,
    now: () => now,
    async sleep(milliseconds) {
      waits.push(milliseconds);
      now += milliseconds;
    },
  });
  const { options, close } = inProcess({ accounts: 3, campaigns: 9 }, budget);
  await syncAll(options);
  // Five accounts, two in each 15 minutes.
  expect(waits).toEqual([900_000, 900_000]);
  await close();
});

function inProcess(seed: SeedOptions = {}, budget = createTotalCountBudget()) {
  const sandbox = createSandbox({ seed });
  const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
  const ads = createAdsClient({
    baseUrl: sandbox.urls.ads,
    fetch: createTransport({ fetch: sandbox.fetch, retries: 0, beforeAttempt: paceTotalCount(budget) }),
  });
  const copy = new Copy(file);
  const said: string[] = [];
  const options = { ads, copy, pageSize: 3, say: (message: string) => said.push(message), said };
  const close = async () => {
    copy.close();
    await sandbox.close();
  };
  return { ads, control, copy, options, close };
}

function start(env: Record<string, string>): {
  child: ChildProcess;
  ended: Promise<number | NodeJS.Signals | null>;
  output: () => string;
} {
  const child = spawn(
    process.execPath,
    ["--conditions=@social-api/source", "--disable-warning=ExperimentalWarning", join(import.meta.dirname, "main.ts")],
    { env: { ...process.env, NODE_OPTIONS: "", ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  return { child, ended, output: () => text };
}
