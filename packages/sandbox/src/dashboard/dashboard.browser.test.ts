import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type AdsClient, createAdsClient, unwrap } from "@social-api/ads-v12";
import type { AxeResults, RunOptions } from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findChromium } from "../../../../scripts/testing/find-chromium.ts";
import { watchPage } from "../../../../scripts/testing/watch-page.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";
import { openReceiver, type Receiver } from "../../test/support/open-receiver.ts";
import { type ControlClient, createControlClient, type StartedSandbox, startSandbox } from "../index.ts";

const VIEWS = ["overview", "entities", "requests", "events", "streams", "faults"];
const AXE = createRequire(import.meta.url).resolve("axe-core");
const account_id = "hc7m2k9";
/** What the page finds out by itself takes a round or two. */
const SOON = { timeout: 5_000 };

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)("the dashboard in Chromium", { timeout: 30_000 }, () => {
  let started: StartedSandbox;
  let control: ControlClient;
  let ads: AdsClient;
  let browser: Browser;
  let context: BrowserContext;
  let receiver: Receiver;

  beforeAll(async () => {
    started = await startSandbox(FREE_PORTS);
    control = createControlClient({ baseUrl: started.urls.control });
    ads = createAdsClient({ baseUrl: started.urls.ads, sandboxUrl: started.urls.adsSandbox });
    receiver = await openReceiver();
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    context = await browser.newContext();
  });

  beforeEach(async () => {
    await unwrap(control.resetState({}));
    receiver.received.length = 0;
  });

  afterAll(async () => {
    await browser?.close();
    receiver?.close();
    await started?.close();
  });

  /**
   * Opens a view, hands the page over once it shows what there is, and then asserts that nothing happened that never
   * should: errors, violations of its policy (which Chromium reports as errors), requests to other hosts.
   */
  async function visit(view: string, check: (page: Page) => Promise<void>) {
    const page = await context.newPage();
    try {
      const offences = watchPage(page, started.urls.control);
      await page.goto(`${started.urls.control}/#${view}`);
      await page.getByText("Up to date").waitFor();
      await check(page);
      if (offences.length > 0) throw new Error(offences.join("\n"));
    } finally {
      await page.close();
    }
  }

  /** Asks the platform API. */
  const post = (path: string, body: object) =>
    fetch(`${started.urls.platform}${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${started.token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const subscribe = () => post("/2/activity/subscriptions", { user_id: "2417081365", event_type: "dm.received" });

  const says = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text }).waitFor();
  const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
  const table = (page: Page, name: string) => page.getByRole("table", { name });
  /** Notes what is posted to a path. */
  const bodies = (page: Page, path: string) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith(path)) sent.push(request.postData());
    });
    return sent;
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const entityIds = (page: Page) => () =>
    table(page, "Entities").locator("tbody tr:first-child td:first-child").allTextContents();

  it("would notice what its policy forbids, and a request to another host", async () => {
    const offend = (page: Page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/x.png" }));
      });
    await expect(visit("overview", offend)).rejects.toThrow("elsewhere.example");
    const inject = (page: Page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(document.createElement("script"), { text: "globalThis.injected = true" }));
      });
    await expect(visit("overview", inject)).rejects.toThrow(/Content Security Policy|TrustedScript/);
  });

  it.each(VIEWS)("%s is accessible and fits 320 pixels, in light and in dark", async (view) => {
    await unwrap(control.createFault({ outcome: { kind: "latency", milliseconds: 0 } }));
    await ads.listCampaigns({ account_id, count: 5000 });
    await visit(view, async (page) => {
      for (const button of await page.getByRole("button", { name: /^JSON/ }).all()) {
        if (await button.isVisible()) await button.click();
      }
      // From outside the page: its policy would not let it in.
      await page.evaluate(await readFile(AXE, "utf8"));
      for (const [colorScheme, width] of [["light", 1280] as const, ["dark", 320] as const]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const { violations } = await page.evaluate(() =>
          (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
            // What is fine need not be told in full.
            resultTypes: ["violations"],
          }),
        );
        const told = violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
        expect(told, `${colorScheme}, ${width} pixels`).toEqual([]);
      }
    });
  });

  it("shows the hosts, the users and what there is", async () => {
    await visit("overview", async (page) => {
      for (const url of Object.values(started.urls))
        await table(page, "Hosts").getByText(url, { exact: true }).waitFor();
      await table(page, "Users").getByText("Inês Duarte (default)").waitFor();
      const { counts } = await unwrap(control.getState({}));
      const row = table(page, "Rows of each collection")
        .getByRole("row")
        .filter({ hasText: /^campaigns/ });
      expect(await row.textContent()).toBe(`campaigns${counts["campaigns"]}`);
    });
  });

  it("names the default user also when it hears of the users first", async () => {
    await visit("overview", async (page) => {
      await page.route("**/sandbox/state", async (route) => {
        await page.waitForTimeout(300);
        await route.continue();
      });
      await page.reload();
      await table(page, "Users").getByText("Inês Duarte (default)").waitFor();
    });
  });

  it("freezes, sets, advances and runs the clock", async () => {
    await visit("overview", async (page) => {
      await page.getByRole("button", { name: "Freeze" }).click();
      await says(page, "The clock is frozen.");
      await page.getByLabel("Set to, in UTC").fill("2026-03-10T09:00:00");
      await page.getByRole("button", { name: "Set", exact: true }).click();
      await says(page, "2026-03-10T09:00:00.000Z");
      await page.getByLabel("Advance by").fill("1.5");
      await choice(page, "Unit").selectOption("hours");
      await page.getByRole("button", { name: "Advance" }).click();
      await page.getByText("2026-03-10T10:30:00.000Z").waitFor();
      expect((await unwrap(control.getClock({}))).data).toEqual({ now: "2026-03-10T10:30:00.000Z", frozen: true });
      expect(await page.getByText("frozen", { exact: true }).isVisible()).toBe(true);
      await says(page, "The clock was put forward by 1.5 hours.");
      await page.getByLabel("Advance by").fill("1");
      await page.getByRole("button", { name: "Advance" }).click();
      await says(page, "The clock was put forward by 1 hour.");
      await page.getByRole("button", { name: "Let it run" }).click();
      await says(page, "The clock runs.");
      expect((await unwrap(control.getClock({}))).data.frozen).toBe(false);
    });
  });

  it("shows the entities of an account, in full and page by page, and takes nothing for markup", async () => {
    const name = `<img src=x onerror="alert(1)"><b>Bold</b> & "Co"`;
    const budget = 9_007_199_254_740_993n;
    await unwrap(
      ads.createCampaign({
        account_id,
        funding_instrument_id: "fi4q8w",
        name,
        daily_budget_amount_local_micro: budget,
      }),
    );
    await visit("entities", async (page) => {
      const first = table(page, "Entities").locator("tbody").first();
      await first.getByText(name, { exact: true }).waitFor();
      expect(await page.locator("main img, main b").count()).toBe(0);
      await first.getByRole("button", { name: /^JSON/ }).click();
      const text = (await first.locator("pre").textContent()) ?? "";
      expect(text).toContain(`"daily_budget_amount_local_micro": ${budget}`);
      expect(JSON.parse(text)).toMatchObject({ answered: { name }, hidden: { account_id } });

      await choice(page, "Collection").selectOption("history");
      await choice(page, "Rows").selectOption("10");
      await page.getByText("Page 1, newest first").waitFor();
      const { data } = await unwrap(control.listEntities({ account_id, collection: "history", count: 20 }));
      const ids = entityIds(page);
      await expect.poll(ids).toEqual(data.slice(0, 10).map(({ id }) => id));
      await page.getByRole("button", { name: "Next page" }).click();
      await expect.poll(ids).toEqual(data.slice(10, 20).map(({ id }) => id));
      await page.getByRole("button", { name: "First page" }).click();
      await expect.poll(ids).toEqual(data.slice(0, 10).map(({ id }) => id));
    });
  });

  it("shows what a deleted account had", async () => {
    const { data } = await unwrap(control.listEntities({ account_id: "hp1b5v4", collection: "access" }));
    await visit("entities", async (page) => {
      await choice(page, "Collection").selectOption("access");
      await choice(page, "Account").selectOption("hp1b5v4");
      await expect.poll(entityIds(page)).toEqual(data.map(({ id }) => id));
    });
  });

  it("shows no entities under the name of an account that they are not of", async () => {
    await visit("entities", async (page) => {
      // Chromium tells on its console of every request that is refused.
      page.removeAllListeners("console");
      const ids = entityIds(page);
      await expect.poll(ids, SOON).toContain("cp5h1n");
      const before = await ids();
      await unwrap(control.seedState({ name: "empty" }));
      await page.getByText("There is nothing of this kind.").waitFor();
      expect(await ids()).toEqual([]);
      expect(await page.locator("#entities-page").textContent()).toBe("");
      await unwrap(control.resetState({}));
      await expect.poll(ids, SOON).toEqual(before);

      await page.route("**/entities?*", (route) => route.fulfill({ status: 404, json: { errors: [] } }));
      await expect.poll(ids, SOON).toEqual([]);
      await page.unroute("**/entities?*");
      await expect.poll(ids, SOON).toEqual(before);
    });
  });

  it("falls back to the account that it opens with when the one that was chosen is gone", async () => {
    const chosen = (await unwrap(ads.createAccount())).data[0]?.id ?? "";
    await visit("entities", async (page) => {
      // Chromium tells on its console of every request that is refused.
      page.removeAllListeners("console");
      const account = choice(page, "Account");
      expect(await account.inputValue()).toBe(account_id);
      await account.selectOption(chosen);
      await unwrap(control.resetState({}));
      await expect.poll(() => account.inputValue(), SOON).not.toBe(chosen);
      expect(await account.inputValue()).toBe(account_id);
      await expect.poll(entityIds(page), SOON).toContain("cp5h1n");
    });
  });

  it("turns the pages of entities one by one, and begins anew in another store", async () => {
    for (let number = 0; number < 30; number += 1) {
      await unwrap(ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: `Campaign ${number}` }));
    }
    const { data } = await unwrap(control.listEntities({ account_id, collection: "campaigns" }));
    const all = data.map(({ id }) => id);
    await visit("entities", async (page) => {
      const ids = entityIds(page);
      await choice(page, "Rows").selectOption("10");
      await expect.poll(ids, SOON).toEqual(all.slice(0, 10));
      await page.getByRole("button", { name: "Next page" }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await page.getByText("Page 2, newest first").waitFor();
      expect(await ids()).toEqual(all.slice(10, 20));

      // An answer for the first page that comes once the second one was chosen.
      await page.getByRole("button", { name: "First page" }).click();
      await page.getByText("Page 1, newest first").waitFor();
      await unwrap(ads.updateCampaign({ account_id, campaign_id: all[0] ?? "", name: "Renamed" }));
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/entities?*", async (route) => {
        const response = await route.fetch();
        await held;
        await route.fulfill({ response });
      });
      await page.waitForRequest(/entities\?/);
      await page.getByRole("button", { name: "Next page" }).click();
      answer();
      await page.unrouteAll({ behavior: "wait" });
      await page.getByText("Page 2, newest first").waitFor();
      await page.waitForTimeout(1_500);
      expect(await ids()).toEqual(all.slice(10, 20));

      await unwrap(control.resetState({}));
      await page.getByText("Page 1, newest first").waitFor();
      await expect.poll(ids, SOON).toContain("cp5h1n");
    });
  });

  it("shows the requests with the rules that they break, and finds some of them", async () => {
    await ads.listCampaigns({ account_id, count: 5000 });
    await visit("requests", async (page) => {
      await table(page, "Requests").getByText("list.count: ").waitFor();
      // What comes meanwhile is shown without being asked for.
      await ads.listLineItems({ account_id });
      await table(page, "Requests").getByText("listLineItems").waitFor();
      const rows = () => table(page, "Requests").locator("tbody").count();
      expect(await rows()).toBe(2);
      await page.getByLabel("Refused only").check();
      expect(await rows()).toBe(1);
      await page.getByLabel("Find").fill("listLineItems");
      expect(await rows()).toBe(0);
      await page.getByText("0 of 2 requests").waitFor();
      await page.getByRole("button", { name: "Clear the log" }).click();
      await page.getByRole("button", { name: "Forget" }).click();
      await page.getByText("0 of 0 requests").waitFor();
    });
  });

  it("adds a webhook, emits an event to it and shows the delivery", async () => {
    await subscribe();
    await visit("events", async (page) => {
      await page.getByLabel("URL on this machine").fill(receiver.url);
      await page.getByRole("button", { name: "Add webhook" }).click();
      await table(page, "Webhooks").getByText(receiver.url).waitFor();
      await page.getByLabel("Text").fill("Is it <i>open</i>?");
      await page.getByRole("textbox", { name: "Further members" }).fill('{"conversation_id": "c-1"}');
      await page.getByRole("button", { name: "Emit", exact: true }).click();
      await says(page, /^Event \S+: webhook deliveries [1-9]/);
      await expect.poll(() => receiver.received).toHaveLength(1);
      expect(receiver.received[0]?.event).toMatchObject({
        event_type: "dm.received",
        text: "Is it <i>open</i>?",
        conversation_id: "c-1",
      });
      const webhook = (await unwrap(control.listWebhooks({}))).data.find(({ url }) => url === receiver.url);
      const row = table(page, "Deliveries")
        .locator("tbody")
        .filter({ hasText: webhook?.id ?? "none" });
      await row.getByText("delivered").waitFor();

      await page.getByRole("textbox", { name: "Further members" }).fill("[]");
      await page.getByRole("button", { name: "Emit", exact: true }).click();
      await says(page, "must be a JSON object");

      await page.getByRole("button", { name: `Remove webhook ${webhook?.id}` }).click();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await says(page, "was removed");
      await expect.poll(() => table(page, "Webhooks").getByText(receiver.url).count()).toBe(0);
    });
  });

  it("sends the integers of further members with all their digits", async () => {
    const digits = "9007199254740993";
    await visit("events", async (page) => {
      const sent = bodies(page, "/events");
      await page.getByRole("textbox", { name: "Further members" }).fill(`{"post_id": ${digits}}`);
      await page.getByRole("button", { name: "Emit", exact: true }).click();
      await says(page, /^Event /);
      expect(sent).toEqual([expect.stringContaining(`"post_id":${digits}`)]);
    });
    await visit("faults", async (page) => {
      await choice(page, "Operation").selectOption("listConnections");
      await choice(page, "Outcome").selectOption("problem");
      await choice(page, "Problem").selectOption("about:blank");
      await page.getByLabel("Its further members").fill(`{"limit": ${digits}}`);
      await page.getByRole("button", { name: "Add fault" }).click();
      await table(page, "Faults").getByText(`extra {"limit":${digits}}`).waitFor();
    });
  });

  it("gives a direction only to events whose type tells one", async () => {
    await visit("events", async (page) => {
      const sent = bodies(page, "/events");
      await page.getByLabel("Type").fill("post.create");
      await page.getByRole("button", { name: "Emit", exact: true }).click();
      await says(page, /^Event /);
      expect(sent).toEqual([expect.not.stringContaining("direction")]);
      await page.getByLabel("Type").fill("dm.sent");
      await page.getByLabel("Type").press("Tab");
      expect(await choice(page, "Direction").inputValue()).toBe("sent");
    });
  });

  it("shows replay jobs and subscriptions, and removes a subscription", async () => {
    const minute = (time: number) => new Date(time).toISOString().replaceAll(/[-T:]/g, "").slice(0, 12);
    const { now } = await unwrap(control.getState({}));
    const range = { from_date: minute(Date.parse(now) - 7_200_000), to_date: minute(Date.parse(now)) };
    const job = await post("/2/webhooks/replay", { webhook_id: started.webhookId, ...range });
    const { job_id } = (await job.json()) as { job_id: string };
    expect((await subscribe()).status).toBe(200);
    await visit("events", async (page) => {
      await table(page, "Replay jobs").getByText(job_id, { exact: true }).waitFor();
      await table(page, "Subscriptions")
        .getByRole("button", { name: /^Remove/ })
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await page.getByText("There is no subscription.").waitFor();
      expect((await unwrap(control.listSubscriptions({}))).data).toEqual([]);
    });
  });

  it("shows an open stream and ends it", async () => {
    const headers = { Authorization: `Bearer ${started.token}` };
    const stream = await fetch(`${started.urls.platform}/2/activity/stream`, { headers });
    const text = stream.text();
    const [open] = (await unwrap(control.listStreams({}))).data;
    await visit("streams", async (page) => {
      await choice(page, "Reason of a disconnect").selectOption("SlowReader");
      await page.getByRole("button", { name: `Disconnect ${open?.id}` }).click();
      await says(page, "Ended 1, as SlowReader.");
      await page.getByText("No stream is open.").waitFor();
    });
    expect(await text).toContain("SlowReader");
  });

  it("adds faults of every outcome, and removes them", async () => {
    await visit("faults", async (page) => {
      const outcomes = await choice(page, "Outcome").locator("option").all();
      const kinds = await Promise.all(outcomes.map((option) => option.getAttribute("value")));
      for (const kind of kinds) {
        await choice(page, "Outcome").selectOption(kind);
        if (kind === "stalled") await choice(page, "Operation").selectOption("streamActivity");
        if (kind === "problem") {
          await choice(page, "Problem").selectOption("usage-capped");
          await page.getByLabel("Its further members").fill('{"period": "Daily"}');
        }
        await page.getByLabel("Times, empty for always").fill("3");
        await page.getByRole("button", { name: "Add fault" }).click();
        await table(page, "Faults")
          .getByText(new RegExp(`^${kind}`))
          .waitFor();
      }
      const { data } = await unwrap(control.listFaults({}));
      expect(data.map(({ outcome }) => outcome.kind).toSorted()).toEqual(kinds.toSorted());
      expect(data.every(({ remaining }) => remaining === 3)).toBe(true);
      await page.getByRole("button", { name: `Remove fault ${data[0]?.fault_id}` }).click();
      await says(page, `Fault ${data[0]?.fault_id} was removed.`);
      expect((await unwrap(control.listFaults({}))).data).toHaveLength(kinds.length - 1);
      await page.getByRole("button", { name: "Remove all" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await page.getByText("No fault is set.").first().waitFor();
    });
  });

  it("a fault that is added befalls requests", async () => {
    await visit("faults", async (page) => {
      await choice(page, "Operation").selectOption("listCampaigns");
      await choice(page, "Outcome").selectOption("rate-limited");
      await page.getByLabel("Retry after, seconds").fill("7");
      await page.getByRole("button", { name: "Add fault" }).click();
      await says(page, "was added");
      const { response } = await ads.listCampaigns({ account_id });
      expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
    });
  });

  it("says what the control API says of a mistake", async () => {
    await visit("events", async (page) => {
      await page.getByLabel("URL on this machine").fill("http://elsewhere.example/hook");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      // Chromium tells every failed request on its console, this one, too.
      page.removeAllListeners("console");
      await page.getByRole("button", { name: "Add webhook" }).click();
      const { errors } = (await (await answer).json()) as { errors: { message: string }[] };
      await says(page, errors[0]?.message ?? "nothing");
    });
  });

  it("takes back that there was no answer once there is one", async () => {
    await visit("requests", async (page) => {
      // As above.
      page.removeAllListeners("console");
      await page.route("**/sandbox/**", (route) => route.abort());
      await page.locator("#updates").getByText("gives no answer").waitFor();
      await page.getByRole("button", { name: "Clear the log" }).click();
      await page.getByRole("button", { name: "Forget" }).click();
      await says(page, "gives no answer");
      await page.unroute("**/sandbox/**");
      await page.getByText("Up to date").waitFor();
      expect(await page.locator("#notice").textContent()).toBe("");
    });
  });

  it("resets after a question, and not when the answer is no", async () => {
    const { data } = await unwrap(
      ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Not for long" }),
    );
    const status = async () => (await ads.getCampaign({ account_id, campaign_id: data.id })).response.status;
    await visit("overview", async (page) => {
      await page.getByRole("button", { name: "Reset" }).click();
      await page.keyboard.press("Escape");
      await says(page, "Nothing was changed.");
      expect(await status()).toBe(200);
      await page.getByRole("button", { name: "Reset" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
      await says(page, "The sandbox was reset.");
      expect(await status()).toBe(404);
    });
  });

  it("plants a seed, exports it and imports it again", async () => {
    await visit("overview", async (page) => {
      await page.getByLabel("Further accounts").fill("1");
      await page.getByLabel("Campaigns in them").fill("12");
      await page.getByRole("button", { name: "Plant" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Plant" }).click();
      await says(page, "The seed story was planted.");
      const planted = (await unwrap(control.getState({}))).counts;

      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Export" }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("sandbox.json");

      await unwrap(control.seedState({ name: "empty" }));
      await page.getByLabel("Exported file").setInputFiles(await download.path());
      await page.getByRole("button", { name: "Import" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
      await says(page, "was imported");
      expect((await unwrap(control.getState({}))).counts).toEqual(planted);
    });
  });

  it("leaves alone what has not changed: focus, what is unfolded and selected", async () => {
    await ads.listCampaigns({ account_id, count: 5000 });
    await visit("requests", async (page) => {
      const button = table(page, "Requests").getByRole("button", { name: /^JSON/ }).first();
      await button.click();
      await page.getByLabel("Find").fill("list");
      await button.focus();
      const before = await page.locator("#requests table").elementHandle();
      await ads.listLineItems({ account_id });
      await table(page, "Requests").getByText("listLineItems").waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-expanded"))).toBe("true");
      expect(await page.getByLabel("Find").inputValue()).toBe("list");
      expect(await page.evaluate((element) => element?.isConnected, before)).toBe(true);
    });
  });

  it("pauses updates, and goes on with them", async () => {
    await visit("requests", async (page) => {
      const pause = page.getByRole("button", { name: "Pause updates" });
      await pause.click();
      await page.getByText("Updates are paused").waitFor();
      let asked = 0;
      page.on("request", () => asked++);
      await ads.listCampaigns({ account_id });
      // Longer than any pause between two rounds.
      await page.waitForTimeout(1_500);
      expect(asked).toBe(0);
      expect(await pause.getAttribute("aria-pressed")).toBe("true");
      await pause.click();
      await table(page, "Requests").getByText("listCampaigns").waitFor();
    });
  });

  it("works by keyboard: past the header, into a view, and out of a question", async () => {
    await visit("overview", async (page) => {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
      await page.getByRole("link", { name: "Faults" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Add a fault" }).waitFor();
      expect(await page.getByRole("link", { name: "Faults" }).getAttribute("aria-current")).toBe("page");
      await page.getByRole("button", { name: "Remove all" }).focus();
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
      await page.keyboard.press("Enter");
      await says(page, "Nothing was changed.");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Remove all");
    });
  });

  it("goes past the header without leaving the view", async () => {
    await visit("requests", async (page) => {
      await page.getByRole("link", { name: "Skip to the content" }).focus();
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
      await ads.listCampaigns({ account_id });
      await table(page, "Requests").getByText("listCampaigns").waitFor();
      await page.reload();
      await table(page, "Requests").getByText("listCampaigns").waitFor();
    });
  });

  it("keeps the focus on a button that is disabled by its own press, and does nothing then", async () => {
    const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
    /** Presses a button by keyboard, which disables it. */
    const press = async (page: Page, name: string) => {
      const button = page.getByRole("button", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => button.isDisabled(), SOON).toBe(true);
      // A focus that is lost goes with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await focusedText(page)).toBe(name);
    };
    for (let number = 0; number < 9; number += 1) {
      await unwrap(ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: `Campaign ${number}` }));
    }
    await visit("entities", async (page) => {
      await choice(page, "Rows").selectOption("10");
      await expect.poll(async () => (await entityIds(page)()).length, SOON).toBe(10);
      await press(page, "Next page");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      expect(await focusedText(page)).toBe("First page");
      await page.getByText("Page 2, newest first").waitFor();
      await press(page, "First page");
      await page.getByText("Page 1, newest first").waitFor();
    });
    await visit("overview", async (page) => {
      await press(page, "Freeze");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT") sent.push(request.url());
      });
      await page.keyboard.press("Enter");
      await press(page, "Let it run");
      expect(sent).toHaveLength(1);
    });
  });

  it("keeps the focus near a row that is removed by keyboard", async () => {
    const { data: first } = await unwrap(control.createFault({ outcome: { kind: "dropped" } }));
    const { data: second } = await unwrap(control.createFault({ outcome: { kind: "dropped" } }));
    await visit("faults", async (page) => {
      await page.getByRole("button", { name: `Remove fault ${first.fault_id}` }).press("Enter");
      await expect.poll(() => focused(page)).toBe("Faults");
      await page.getByRole("button", { name: `Remove fault ${second.fault_id}` }).press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    });
  });
});
