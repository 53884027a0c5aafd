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
    await open();
    await row().waitFor();
  });

  const open = (query: Record<string, string> = {}) =>
    page.goto(
      `${server.url}?${new URLSearchParams({ ads: sandbox.urls.ads, account: account_id, seconds: "0.1", ...query })}`,
    );
  const row = (id = campaign_id) => page.locator(`tr[data-id="${id}"]`);
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

  it("asks once at a time, and lets no answer from before a change put the old budget back", async () => {
    const held: (() => Promise<void>)[] = [];
    let asked = 0;
    // All answers that the API gives are held back but the second, the one after the change.
    await page.route(/campaigns\?/, async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const isFree = ++asked === 2;
      const response = await route.fetch();
      const answer = () => route.fulfill({ response });
      if (isFree) await answer();
      else held.push(answer);
    });
    await expect.poll(() => held.length).toBe(1);
    await page.waitForTimeout(500);
    expect(asked).toBe(1);
    await change("60.25");
    await row().getByPlaceholder("€60.25").waitFor();
    await expect.poll(() => held.length).toBe(2);
    await held[0]?.();
    await page.waitForTimeout(500);
    expect(await row().getByRole("textbox").getAttribute("placeholder")).toBe("€60.25");
  });

  it("keeps what is typed and where, whatever is changed here or by others", async () => {
    const other = row("cp6j4p").getByRole("textbox");
    await other.fill("7");
    const input = row().getByRole("textbox");
    await input.fill("60.25");
    await input.press("Enter");
    await row().getByPlaceholder("€60.25").waitFor();
    await expect.poll(() => input.inputValue()).toBe("");
    await other.focus();
    // A row before it goes, one more comes, and its own has another total.
    await unwrap(ads.deleteCampaign({ account_id, campaign_id }));
    await unwrap(ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Another" }));
    await unwrap(
      ads.updateCampaign({ account_id, campaign_id: "cp6j4p", total_budget_amount_local_micro: 3_333_000_000 }),
    );
    await page.getByRole("rowheader", { name: "Another" }).waitFor();
    await row("cp6j4p").getByText("€3,333.00").waitFor();
    expect(await page.locator("tbody tr").count()).toBe(5);
    await page.keyboard.type("7");
    expect(await other.inputValue()).toBe("77");
  });

  it("keeps the focus after a change", async () => {
    await change("60.25");
    await row().getByPlaceholder("€60.25").waitFor();
    expect(
      await row()
        .getByRole("button")
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  it("sends one change of a row at a time", async () => {
    const held: (() => Promise<void>)[] = [];
    await page.route(/campaigns\/cp5h1n/, async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      held.push(() => route.continue());
    });
    const input = row().getByRole("textbox");
    await input.fill("60.25");
    await input.press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.type("9");
    await input.press("Enter");
    await held[0]?.();
    await row().getByPlaceholder("€60.25").waitFor();
    expect(held).toHaveLength(1);
  });

  it("says why the API refuses a change", async () => {
    await open({ seconds: "60" });
    await row().waitFor();
    await unwrap(ads.updateCampaign({ account_id, campaign_id, total_budget_amount_local_micro: 100_000_000 }));
    await change("200");
    await row()
      .getByText(/400 Bad Request: .*total budget/)
      .waitFor();
  });

  it("says why the API refuses to list", async () => {
    await open({ account: "nope" });
    await page
      .getByRole("status")
      .getByText(/403 Forbidden: .*not associated/)
      .waitFor();
  });

  it.each([
    ["ads", "abc", /wrong: baseUrl must be/],
    ["seconds", "abc", /wrong: seconds must be/],
    ["seconds", "0", /wrong: seconds must be/],
    // A timer takes no more than 2^31 - 1 milliseconds.
    ["seconds", "2147484", /wrong: seconds must be/],
  ])("says that %s=%s in its address is wrong", async (name, value, why) => {
    await open({ [name]: value });
    await page.getByRole("status").getByText(why).waitFor();
    expect(errors).toEqual([]);
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
