import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../../scripts/testing/find-chromium.ts";
import { watchPage } from "../../../scripts/testing/watch-page.ts";
import { APIS, REFERENCES, type ReferenceId, referencePage } from "./apis.ts";
import { buildSite } from "./build-site.ts";
import { annotate } from "./document/annotate.ts";
import { loadDocument } from "./document/load-document.ts";
import { listOperations } from "./document/operations.ts";
import { operationHref } from "./document/place.ts";
import { keepIn } from "./keep.ts";
import { type DocsServer, serveFolder } from "./serve-folder.ts";
import { KEPT_FOLDER } from "./site-folder.ts";

/** Pages of every kind but the references; of rules, one for each kind of case. */
const OWN_PAGES = [
  "index.html",
  "guides.html",
  "guides/lists.html",
  "examples/campaign-sync.html",
  "api.html",
  "api/ads-v12.html",
  "packages/platform-v2.html",
  "packages/sandbox.html",
  "benchmarks.html",
  "changelog.html",
  "rules.html",
  "ledger.html",
  "not-shown.html",
  "rules/campaign.daily-within-total.html",
  "rules/replay.redelivers.html",
  "rules/page.end.html",
  "rules/stream.stale-connections.html",
  "rules/time.iso-utc.html",
  "rules/money.micro.html",
];
const PAGES = [...OWN_PAGES, ...REFERENCES.map(referencePage)];
/** Operations of every kind, one of them deprecated; what Redoc shows of a document is not drawn before it is opened. */
const OPENED: Record<ReferenceId, readonly string[]> = {
  "platform-v2": ["createWebhookReplayJob", "createAccountActivityReplayJob", "listConnections"],
  "ads-v12": ["batchCampaigns", "listLineItems", "deleteAccount"],
  "sandbox-control": ["importState", "createFault"],
};
const SCREEN = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 568 };
const AXE = createRequire(import.meta.url).resolve("axe-core");

/** A tab of the browser that pages are opened in, one after the other. */
interface Tab {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page that is open did and should not have done. */
  readonly offences: string[];
}

/** What the scripts of the search share. */
interface SearchGlobals {
  readonly MiniSearch: unknown;
  readonly searchEntries: readonly (readonly string[])[];
  makeSearchIndex(library: unknown, entries: unknown): { search(query: string): { title: string }[] };
}

/** How far things have moved since the page was drawn first. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Whatever has moved is known two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return sum;
  });
}

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)("the site in Chromium", { timeout: 60_000 }, () => {
  let folder: string;
  let docs: DocsServer;
  let browser: Browser;
  let root: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
    // Not at the root of the server: every link has to be relative.
    await buildSite(join(folder, "some", "prefix"), keepIn(KEPT_FOLDER));
    docs = await serveFolder(folder, { port: 0 });
    root = `${docs.url}some/prefix/`;
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await docs?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Tabs by what they are opened with: to open one takes longer than most questions that a page is asked. */
  const tabs = new Map<string, Tab>();

  async function openTab(origin: string, options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify([origin, options]);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    // Each visit is like the first one.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const tab = { key, context, page, offences: watchPage(page, origin) };
    tabs.set(key, tab);
    return tab;
  }

  /** Opens a page, hands it over once it is ready, and then asserts that it did nothing that a page should never do. */
  async function visit(address: string, check: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const origin = address.startsWith("file:") ? "file:" : docs.url;
    const tab = tabs.get(JSON.stringify([origin, options])) ?? (await openTab(origin, options));
    const { page, offences } = tab;
    try {
      offences.length = 0;
      await page.setViewportSize(SCREEN);
      await page.goto(address);
      await page.waitForFunction(isReady);
      await check(page);
      expect(offences).toEqual([]);
      // Otherwise an address that differs in its anchor alone would load nothing.
      await page.goto("about:blank");
    } catch (error) {
      tabs.delete(tab.key);
      await tab.context.close();
      throw error;
    }
  }

  it("would notice a request to another host and an error", async () => {
    const offend = (page: Page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/x.png" }));
        console.error("oops");
      });
    await expect(visit(`${root}index.html`, offend)).rejects.toThrow(/elsewhere\.example|oops/);
  });

  // One visit for all that a page can be asked: opening it takes longer than the questions.
  it.each(PAGES)(
    "%s moves nothing once it is drawn, fits phones, and is accessible, in light and in dark",
    async (file) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await visit(
          root + file,
          async (page) => {
            if (OWN_PAGES.includes(file)) expect(await layoutShift(page)).toBe(0);
            expect(await violations(page)).toEqual([]);
            const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
            expect(background).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(15, 20, 21)");
            for (const phone of [PHONE, SMALL_PHONE]) {
              await page.setViewportSize(phone);
              expect(await page.evaluate(widthOf)).toBeLessThanOrEqual(phone.width);
            }
          },
          { colorScheme },
        );
      }
    },
  );

  it.each(REFERENCES)(
    "the reference of %s is accessible with operations open, whatever answer is chosen, in light and in dark",
    async (api) => {
      const operations = listOperations(await loadDocument(api));
      const places = OPENED[api].map((id) => {
        const operation = operations.find((one) => one.id === id);
        if (operation === undefined) throw new Error(`${api} has no operation ${id}`);
        return operationHref(api, operation);
      });
      for (const colorScheme of ["light", "dark"] as const) {
        await visit(
          root + referencePage(api),
          async (page) => {
            for (const place of places) {
              const { hash } = new URL(root + place);
              await page.evaluate((hash) => void location.replace(hash), hash);
              const section = page.locator(`[data-section-id="${hash.slice(1)}"]`);
              await section.locator("[aria-level='3']", { hasText: "Responses" }).waitFor();
              expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
              const answers = section.getByRole("tablist", { name: "Response status" }).getByRole("tab");
              for (const answer of await answers.all()) await answer.click();
              expect(await violations(page), place).toEqual([]);
            }
            const security = page.getByRole("button", { name: "View security details" }).first();
            if ((await security.count()) === 0) return;
            await security.click();
            const details = page.getByRole("dialog", { name: "Details" });
            await details.getByRole("button", { name: "Close" }).waitFor();
            expect(await violations(page)).toEqual([]);
            await details.getByRole("button", { name: "Close" }).click();
            await details.waitFor({ state: "detached" });
          },
          { colorScheme },
        );
      }
    },
  );

  it.each(PAGES)("%s works from a disk", async (file) => {
    await visit(pathToFileURL(join(folder, "some", "prefix", file)).href, async (page) => {
      expect(await page.locator("h1, h2").first().textContent()).not.toBe("");
      expect(await page.locator(".site-header a").count()).toBe(8);
    });
  });

  it("has no link that leads nowhere", async () => {
    const site = join(folder, "some", "prefix");
    const links = new Set<string>();
    const targets = new Set<string>();
    for await (const file of glob("**/*.html", { cwd: site })) {
      // Of a reference, what follows is Redoc's program and the document.
      const [markup = ""] = (await readFile(join(site, file), "utf8")).split('<script id="document"');
      targets.add(root + file);
      for (const [, id = ""] of markup.matchAll(/ id="([^"]*)"/g)) targets.add(`${root}${file}#${unescapeHtml(id)}`);
      for (const [, href = ""] of markup.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        links.add(new URL(unescapeHtml(href), root + file).href);
      }
    }
    // Redoc renders what is in sight; the links of the other operations stand in their descriptions.
    for (const api of REFERENCES) {
      for (const { node } of listOperations(annotate(api, await loadDocument(api)))) {
        for (const [, href] of String(node["description"]).matchAll(/\]\(([^)]+)\)/g)) links.add(`${root}${href}`);
      }
      const page = `${root}${referencePage(api)}`;
      await visit(page, async (reference) => {
        const anchors = await reference.evaluate(() =>
          [...document.querySelectorAll("[id]")].map(({ id }) => `#${id}`),
        );
        for (const place of [...anchors, ...(await reference.evaluate(menuOf))]) targets.add(page + place);
      });
    }
    const own = [...links].filter((href) => href.startsWith(docs.url));
    expect(own.length).toBeGreaterThan(1_000);
    const missing = own.filter((href) => !targets.has(decodeURIComponent(href)));
    for (const href of missing.filter((href) => !href.includes("#"))) {
      expect((await fetch(href, { method: "HEAD" })).status, href).toBe(200);
    }
    expect(missing.filter((href) => href.includes("#"))).toEqual([]);
  });

  it.each(APIS)("the reference of %s shows the operation that a link names, with its rules", async (api) => {
    const [first] = listOperations(await loadDocument(api)).filter(({ id }) => /createWeb|createCampaign/.test(id));
    if (first === undefined) throw new Error("there is no such operation");
    const href = operationHref(api, first);
    await visit(root + href, async (page) => {
      const operation = page.locator(`[id="${href.split("#/")[1]}"]`);
      await operation.locator("h2", { hasText: first.summary }).waitFor();
      // Of this operation: others are rendered meanwhile, above it too.
      const rule = operation.locator('a[href^="rules/"]').first();
      const id = await rule.textContent();
      await rule.click();
      await page.waitForURL(/rules\/[\w.-]+\.html$/);
      expect(await page.locator("h1").textContent()).toBe(id);
    });
  });

  it("marks what is deprecated with a whole word", async () => {
    await visit(`${root}platform-v2.html#/webhook-replay`, async (page) => {
      const badge = page.locator('[data-component-name="Tag/Tag"]', { hasText: /^deprecated$/i });
      await badge.first().waitFor();
      for (const one of await badge.all()) {
        expect(await one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      }
    });
  });

  it.each(REFERENCES)("breaks no word of the title of %s on a small phone", async (api) => {
    await visit(root + referencePage(api), async (page) => {
      await page.setViewportSize(SMALL_PHONE);
      expect(await page.locator("#redoc h1").evaluate(brokenWords)).toEqual([]);
    });
  });

  it("breaks no option in a table on a small phone, and shows what it means without scrolling", async () => {
    for (const name of ["sandbox", "mock"]) {
      await visit(`${root}packages/${name}.html`, async (page) => {
        await page.setViewportSize(SMALL_PHONE);
        const codes = page.locator("td:first-child code");
        expect(await codes.count()).toBeGreaterThan(0);
        const heights = await codes.evaluateAll((all) => all.map((one) => one.getClientRects().length));
        expect(Math.max(...heights)).toBe(1);
        expect(await page.evaluate(cutOff, ".table")).toEqual([]);
        expect(await violations(page)).toEqual([]);
      });
    }
  });

  it.each([
    ["platform-v2", "createWebhookReplayJob", "Create a webhook replay job"],
    ["ads-v12", "batchCampaigns", "campaigns in a batch"],
    ["sandbox-control", "createFault", "Set a fault"],
  ] as const)("the search of %s finds %s", async (api: ReferenceId, words, title) => {
    await visit(root + referencePage(api), async (page) => {
      await page.getByTestId("search-trigger").click();
      const dialog = page.getByTestId("search-dialog");
      await dialog.getByRole("textbox").fill(words);
      await dialog.getByText(title).first().click();
      await page.waitForURL((url) => url.hash.endsWith(`/${words.toLowerCase()}`));
    });
  });

  it("narrows the rules by words and kinds, and shows all of them without scripts", async () => {
    const shown = (page: Page) => page.locator(".entry:visible").count();
    await visit(`${root}rules.html`, async (page) => {
      const all = await shown(page);
      await page.getByRole("searchbox").fill("cursor total");
      expect(await shown(page)).toBeLessThan(6);
      expect(await page.locator("output").textContent()).toMatch(/^\d of \d+$/);
      await page.getByRole("searchbox").fill("");
      await page.getByLabel("fact").uncheck();
      expect(await shown(page)).toBeLessThan(all);
      await page.evaluate(() => location.assign("#ads-v12/money.micro"));
      await page.locator('[id="ads-v12/money.micro"]').waitFor({ state: "visible" });
    });
    await visit(
      `${root}rules.html`,
      async (page) => {
        expect(await shown(page)).toBeGreaterThan(100);
        expect(await page.locator("form").isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    );
  });

  it.each([
    "index.html",
    "guides/lists.html",
    "examples/campaign-sync.html",
    "api/ads-v12.html",
    "packages/ads-v12.html",
  ])("%s copies each of its programs and commands at a click", async (file) => {
    const check = async (page: Page) => {
      const blocks = page.locator("[data-copy]");
      expect(await blocks.count()).toBeGreaterThan(0);
      for (const block of await blocks.all()) {
        // Fails where something lies over the button, or cuts it off.
        await block.getByRole("button", { name: "Copy" }).click({ timeout: 5_000 });
        await block.getByRole("button", { name: "Copied" }).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await block.locator("code").textContent());
      }
      await page.setViewportSize(SMALL_PHONE);
      expect(await page.evaluate(captionsBelowButtons)).toEqual([]);
    };
    await visit(root + file, check, { permissions: ["clipboard-read", "clipboard-write"] });
  });

  it.each(REFERENCES)("the reference of %s leads to all that it lacks without scripts", async (api) => {
    await visit(
      root + referencePage(api),
      async (page) => {
        const copy = page.getByRole("link", { name: "Markdown" });
        expect(await copy.isVisible()).toBe(true);
        expect(await page.getByText("Loading").isVisible()).toBe(false);
        await page.setViewportSize(SMALL_PHONE);
        expect(await page.evaluate(widthOf)).toBeLessThanOrEqual(SMALL_PHONE.width);
        const response = await fetch(new URL((await copy.getAttribute("href")) ?? "", page.url()));
        const markdown = await response.text();
        for (const { id } of listOperations(await loadDocument(api))) expect(markdown).toContain(`\n### ${id}\n`);
      },
      { javaScriptEnabled: false },
    );
  });

  it("transfers less than 50 kB for the landing page, and waits for its style sheet alone", async () => {
    await visit(`${root}index.html`, async (page) => {
      const entries = await page.evaluate(() =>
        [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => {
          const { name, transferSize, encodedBodySize, renderBlockingStatus } = entry as PerformanceResourceTiming & {
            renderBlockingStatus?: string;
          };
          return { name, transferSize, encodedBodySize, blocks: renderBlockingStatus === "blocking" };
        }),
      );
      expect(entries.length).toBeGreaterThan(3);
      expect(entries.every(({ encodedBodySize }) => encodedBodySize > 0)).toBe(true);
      expect(entries.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThan(50_000);
      const blocking = entries.filter(({ name, blocks }) => blocks && !name.endsWith("index.html"));
      expect(blocking.map(({ name }) => name)).toEqual([`${root}assets/site.css`]);
    });
  });

  it("would notice what moves", async () => {
    await visit(`${root}rules.html`, async (page) => {
      const moved = await page.evaluate(async () => {
        const first = new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({ type: "layout-shift" });
        });
        await new Promise((resolve) => setTimeout(resolve));
        document.querySelector("main")?.prepend(Object.assign(document.createElement("p"), { textContent: "x" }));
        return first;
      });
      expect(moved).toBeGreaterThan(0);
    });
  });

  it.each(["http", "file"])("searches the whole site by keyboard, over %s", async (scheme) => {
    const base = scheme === "http" ? root : pathToFileURL(join(folder, "some", "prefix", "/")).href;
    // From a page in a folder: what is found has to be linked from the root.
    await visit(`${base}rules/list.count.html`, async (page) => {
      await page.keyboard.press("/");
      const dialog = page.getByRole("dialog", { name: "Search" });
      const find = async (words: string, title: RegExp) => {
        await dialog.getByRole("searchbox").fill(words);
        await dialog.getByRole("link", { name: title }).first().waitFor();
      };
      await find("daily budget total", /^campaign\.daily-within-total Rule/);
      await find("batch", /^batchCampaigns Operation, Ads v12/);
      await find("tomicro", /^toMicro API, @social-api\/ads-v12/);
      await find("cursor walk", / Guide/);
      await find("first release", / Changelog/);
      await find("campain daily within", /^campaign\.daily-within-total/);
      // With the words around what was asked for, however late they come.
      await find("ProfileUrlUpdate", /^DeprecatedActivityEventType Schema, .*ProfileUrlUpdate/);
      await dialog.getByRole("searchbox").fill("qqqqqq");
      await dialog.getByText("Nothing found").waitFor();
      await dialog.getByRole("searchbox").fill("");
      await page.keyboard.press("Escape");
      expect(await dialog.isVisible()).toBe(false);
      await page.keyboard.press("/");
      await find("toMicro", /^toMicro API/);
      await page.keyboard.press("ArrowDown");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^toMicro API/);
      await page.keyboard.press("Enter");
      await page.waitForURL(`${base}api/ads-v12.html#toMicro`);
    });
  });

  it("finds everything by its own name first, however many others have the word", async () => {
    await visit(`${root}index.html`, async (page) => {
      await page.keyboard.press("/");
      const dialog = page.getByRole("dialog", { name: "Search" });
      await dialog.getByRole("searchbox").fill("campaign");
      await dialog.getByText(/^\d+ found, of which the first 20 are shown$/).waitFor();
      expect(await dialog.getByRole("link").first().textContent()).toMatch(/^Campaign Schema, Ads v12/);
      const [all, late] = await page.evaluate(() => {
        const { makeSearchIndex, MiniSearch, searchEntries } = globalThis as unknown as SearchGlobals;
        const index = makeSearchIndex(MiniSearch, searchEntries);
        const titles = [...new Set(searchEntries.map(([, title = ""]) => title))];
        const isFirst = (title: string) => index.search(title)[0]?.title.toLowerCase() === title.toLowerCase();
        return [titles.length, titles.filter((title) => !isFirst(title))];
      });
      expect(all).toBeGreaterThan(700);
      expect(late).toEqual([]);
    });
  });

  it("is accessible while it searches, in light and in dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await visit(
        `${root}index.html`,
        async (page) => {
          await page.getByRole("button", { name: "Search" }).click();
          await page.getByRole("searchbox").fill("campaign");
          await page.getByRole("dialog").getByRole("link").first().waitFor();
          expect(await violations(page)).toEqual([]);
        },
        { colorScheme },
      );
    }
  });

  it("keeps the colours that a reader has chosen, in the references, too", async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    const page = await context.newPage();
    const dark = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor === "rgb(15, 20, 21)");
    const toggle = page.getByRole("button", { name: "Dark colours" });
    await page.goto(`${root}rules.html`);
    expect(await dark()).toBe(false);
    await toggle.press("Enter");
    expect(await dark()).toBe(true);
    expect(await toggle.getAttribute("aria-pressed")).toBe("true");
    await page.goto(`${root}platform-v2.html`);
    await page.waitForFunction(isReady);
    expect(await dark()).toBe(true);
    await toggle.click();
    await page.waitForFunction(() => document.documentElement.classList.contains("light"));
    await page.goto(`${root}index.html`);
    expect(await dark()).toBe(false);
    await context.close();
  });

  it("moves nothing for those who ask for less motion", async () => {
    await visit(
      `${root}index.html`,
      async (page) => {
        const longest = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll("*")].map((element) =>
              Number.parseFloat(getComputedStyle(element).transitionDuration),
            ),
          ),
        );
        expect(longest).toBeLessThan(0.001);
      },
      { reducedMotion: "reduce" },
    );
  });

  it("shows where the focus is, in the order of the page", async () => {
    await visit(`${root}rules/list.count.html`, async (page) => {
      const order: string[] = [];
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press("Tab");
        const { text, seen } = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const style = getComputedStyle(element);
          return {
            text: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
            seen: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0,
          };
        });
        expect(seen, text).toBe(true);
        order.push(text);
      }
      expect(order.slice(0, 3)).toEqual(["Skip to the content", "Social API", "Guides"]);
      expect(order.slice(-3)).toEqual(["Search", "Dark colours", "Rules"]);
    });
  });

  it.each(["index.html", ...REFERENCES.map(referencePage)])("lets a keyboard skip the header of %s", async (file) => {
    await visit(root + file, async (page) => {
      const titles = () => page.locator("h1:visible").allTextContents();
      const before = await titles();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
      expect(await titles()).toEqual(before);
    });
    await visit(
      root + file,
      async (page) => {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
      },
      { javaScriptEnabled: false },
    );
  });

  it.each(["guides.html", "rules.html", "not-shown.html", "ads-v12.html"])(
    "shows the link of %s in the bar, in whole, however small the screen",
    async (file) => {
      await visit(root + file, async (page) => {
        for (const screen of [SCREEN, PHONE, SMALL_PHONE]) {
          await page.setViewportSize(screen);
          await page.reload();
          await page.waitForFunction(isReady);
          const hidden = await page.evaluate(() => {
            const link = document.querySelector(".site-header li [aria-current]")?.getBoundingClientRect();
            const nav = document.querySelector(".site-header nav")?.getBoundingClientRect();
            if (!link || !nav) throw new Error("the bar has no such link");
            // What fades at either end.
            return Math.max(nav.left + 16 - link.left, link.right - (nav.right - 24));
          });
          expect(hidden, `${screen.width}`).toBeLessThanOrEqual(1);
        }
      });
    },
  );

  it.each(["changelog.html", "benchmarks.html"])("%s has room above each heading", async (file) => {
    await visit(root + file, async (page) => {
      const crowded = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, tr)")];
        return blocks
          .filter((block, index) => {
            const above = blocks[index - 1]?.getBoundingClientRect().bottom ?? 0;
            return /^H[23]$/.test(block.tagName) && block.getBoundingClientRect().top - above < 20;
          })
          .map(({ textContent }) => textContent);
      });
      expect(crowded).toEqual([]);
    });
  });

  it("begins the bar where the text begins", async () => {
    await visit(`${root}index.html`, async (page) => {
      const [bar, text] = await page.evaluate(() =>
        [".home", "main > *"].map((selector) => document.querySelector(selector)?.getBoundingClientRect().left),
      );
      expect(bar).toBe(text);
    });
  });

  it("prints the whole of each line, in light colours, without the bar's links", async () => {
    await visit(
      `${root}guides/lists.html`,
      async (page) => {
        await page.evaluate(() => document.documentElement.classList.add("dark"));
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: 500, height: 700 });
        expect(await page.getByRole("navigation", { name: "Site" }).isVisible()).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
        expect(await page.evaluate(cutOff, ".code pre, .output")).toEqual([]);
        await page.emulateMedia({ media: null });
        expect(await page.evaluate(cutOff, ".code pre, .output")).not.toEqual([]);
      },
      { colorScheme: "light" },
    );
  });
});

/** What axe finds wrong with a page. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() =>
    // Only what is wrong is told in full: of a long page, all that is right takes seconds.
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ["violations"],
    }),
  );
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
}

const widthOf = (): number => document.documentElement.scrollWidth;

/** Whether a page has nothing left to do: Redoc, where it is and can run, has taken over what was prerendered. */
function isReady(): boolean {
  const redoc = document.documentElement.hasAttribute("data-scripts") ? document.getElementById("redoc") : null;
  return redoc === null || Object.keys(redoc).some((key) => key.startsWith("__reactContainer"));
}

/** The words of an element that stand in more than one line. */
function brokenWords(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (text.nextNode()) {
    for (const { 0: word, index } of (text.currentNode.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text.currentNode, index);
      range.setEnd(text.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

/** What is wider than its room. */
function cutOff(selector: string): string[] {
  const all = [...document.querySelectorAll(selector)];
  return all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent ?? "");
}

/** The captions of programs whose words a button lies over. */
function captionsBelowButtons(): string[] {
  const captions = [...document.querySelectorAll(".code:has(.copy) figcaption")].filter((caption) => {
    const button = caption.parentElement?.querySelector(".copy")?.getBoundingClientRect() ?? new DOMRect();
    const words = document.createRange();
    words.selectNodeContents(caption);
    return [...words.getClientRects()].some(({ right, bottom }) => right > button.left && bottom > button.top);
  });
  return captions.map(({ textContent }) => textContent ?? "");
}

/** The places that Redoc's menu leads to. It tells what a group holds once somebody goes there. */
async function menuOf(): Promise<string[]> {
  const hrefs = () => [...document.querySelectorAll(".menu-content a")].map((link) => link.getAttribute("href") ?? "");
  const places = new Set(hrefs());
  for (const group of [...places].filter((href) => /^#\/[^/]+$/.test(href))) {
    document.querySelector<HTMLElement>(`.menu-content a[href="${group}"]`)?.click();
    while (!hrefs().some((href) => href.startsWith(`${group}/`))) await new Promise(requestAnimationFrame);
    for (const href of hrefs()) places.add(href);
  }
  return [...places];
}

const unescapeHtml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_all, point) => String.fromCodePoint(Number(point))).replaceAll("&amp;", "&");
