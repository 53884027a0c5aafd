import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AdsClient, createAdsClient, unwrap } from "@social-api/ads-v12";
import { type StartedSandbox, startSandbox } from "@social-api/sandbox";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findChromium } from "../../../../scripts/testing/find-chromium.ts";
import { type DocsServer, serveFolder } from "../../src/serve-folder.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core");
const account_id = "hc7m2k9";
const campaign_id = "cp5h1n";
const executablePath = findChromium();

describe.skipIf(executablePath === undefined)("the budget dashboard in Chromium", { timeout: 60_000 }, () => {
  let folder: string;
  let sandbox: StartedSandbox;
  let server: DocsServer;
  let browser: Browser;
  let ads: AdsClient;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "budget-dashboard-"));
    await build({
      root: import.meta.dirname,
      logLevel: "error",
      configFile: false,
      resolve: { conditions: ["@social-api/source", "browser", "module"] },
      build: { outDir: folder, emptyOutDir: true },
    });
    sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
    ads = createAdsClient({ baseUrl: sandbox.urls.ads });
    server = await serveFolder(folder, { port: 0 });
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await sandbox?.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await page?.close();
    errors.length = 0;
    await fetch(`${sandbox.urls.control}/sandbox/reset`, { method: "POST" });
    page = await browser.newPage({ locale: "en-GB" });
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(
      `${server.url}?${new URLSearchParams({ ads: sandbox.urls.ads, account: account_id, seconds: "0.1" })}`,
    );
    await row().waitFor();
  });

  const row = () => page.locator(`tr[data-id="${campaign_id}"]`);
  const change = async (amount: string) => {
    await row().getByRole("textbox").fill(amount);
    await row().getByRole("button").click();
  };
  const stored = async () => (await unwrap(ads.getCampaign({ account_id, campaign_id }))).data;

  it("shows budgets exactly, and keeps up with what others change", async () => {
    expect(await page.locator("tbody tr").count()).toBe(5);
    expect(await row().textContent()).toContain("€1,650.00");
    await unwrap(
      ads.updateCampaign({ account_id, campaign_id, total_budget_amount_local_micro: 9_007_199_254_740_993n }),
    );
    await row().getByText("€9,007,199,254.740993").waitFor();
    // The others: 3,000.00, 900.00 and 120.00.
    await page.locator("tfoot").getByText("€9,007,203,274.740993").waitFor();
    expect(errors).toEqual([]);
  });

  it("changes a daily budget", async () => {
    await change("60.25");
    await row().getByPlaceholder("€60.25").waitFor();
    expect((await stored()).daily_budget_amount_local_micro).toBe(60_250_000);
  });

  it.each([
    ["60,25", /is no amount of money/],
    ["0.0000001", /more than six decimals/],
    ["1650.01", /campaign\.daily-within-total/],
  ])("refuses %s, says why, and changes nothing", async (amount, why) => {
    await change(amount);
    await row().getByText(why).waitFor();
    expect((await stored()).daily_budget_amount_local_micro).toBe(55_000_000);
  });

  it("says so when the API cannot be reached for now, and goes on", async () => {
    const faults = `${sandbox.urls.control}/sandbox/faults`;
    const fault = { operation_id: "listCampaigns", outcome: { kind: "server-error" } };
    await fetch(faults, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
    await page.getByRole("status").getByText("Not up to date").waitFor();
    await fetch(faults, { method: "DELETE" });
    await page.getByRole("status").getByText("5 campaigns").waitFor();
    expect(await page.locator("tbody tr").count()).toBe(5);
  });

  it("is accessible", async () => {
    await page.addScriptTag({ path: AXE });
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
