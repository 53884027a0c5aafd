import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APIS, type ApiId, referencePage } from "./apis.ts";
import { buildSite } from "./build-site.ts";
import { annotate } from "./document/annotate.ts";
import { loadDocument } from "./document/load-document.ts";
import { listOperations } from "./document/operations.ts";
import { operationHref } from "./document/place.ts";
import { type DocsServer, serveFolder } from "./serve-folder.ts";
import { findChromium } from "./testing/find-chromium.ts";
import { watchPage } from "./testing/watch-page.ts";

const OWN_PAGES = ["index.html", "rules.html", "ledger.html", "not-shown.html"];
const PAGES = [...OWN_PAGES, ...APIS.map(referencePage)];
const PHONE = { width: 390, height: 844 };
const AXE = createRequire(import.meta.url).resolve("axe-core");

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)("the site in Chromium", { timeout: 60_000 }, () => {
  let folder: string;
  let docs: DocsServer;
  let browser: Browser;
  let root: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
    // Not at the root of the server: every link has to be relative.
    await buildSite(join(folder, "some", "prefix"));
    docs = await serveFolder(folder, { port: 0 });
    root = `${docs.url}some/prefix/`;
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  });

  afterAll(async () => {
    await browser?.close();
    await docs?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens a page, hands it over once it is ready, and then asserts that it did nothing that a page should never do. */
  async function visit(address: string, check: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      const offences = watchPage(page, address.startsWith("file:") ? "file:" : docs.url);
      await page.goto(address);
      await page.waitForFunction(isReady);
      await check(page);
      expect(offences).toEqual([]);
    } finally {
      await context.close();
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

  it.each(PAGES)("%s fits a phone, in light and in dark", async (file) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await visit(
        root + file,
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
          const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          expect(background).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(15, 20, 21)");
        },
        { viewport: PHONE, colorScheme },
      );
    }
  });

  it.each(PAGES)("%s works from a disk", async (file) => {
    await visit(pathToFileURL(join(folder, "some", "prefix", file)).href, async (page) => {
      expect(await page.locator("h1, h2").first().textContent()).not.toBe("");
      expect(await page.locator(".site-header a").count()).toBe(5);
    });
  });

  it.each(OWN_PAGES)("%s is accessible", async (file) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await visit(
        root + file,
        async (page) => {
          await page.addScriptTag({ path: AXE });
          const { violations } = await page.evaluate(() =>
            (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
          );
          const told = violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
          expect(told).toEqual([]);
        },
        { colorScheme },
      );
    }
  });

  it("has no link that leads nowhere", async () => {
    const links = new Set<string>();
    const targets = new Set<string>();
    for (const file of PAGES) {
      await visit(root + file, async (page) => {
        targets.add(root + file);
        for (const id of await page.evaluate(ids)) targets.add(`${root}${file}#${id}`);
        for (const href of await page.evaluate(hrefs)) links.add(href);
      });
    }
    // Redoc renders what is in sight; the links of the other operations stand in their descriptions.
    for (const api of APIS) {
      for (const { node } of listOperations(annotate(api, await loadDocument(api)))) {
        for (const [, href] of String(node["description"]).matchAll(/\]\(([^)]+)\)/g)) links.add(`${root}${href}`);
      }
    }
    const own = [...links].filter((href) => href.startsWith(docs.url));
    expect(own.length).toBeGreaterThan(200);
    for (const href of own.filter((href) => !href.includes("#"))) {
      expect((await fetch(href, { method: "HEAD" })).status, href).toBe(200);
    }

    for (const api of APIS) {
      const page = `${root}${referencePage(api)}`;
      await visit(page, async (reference) => {
        for (const href of own.filter((href) => href.startsWith(`${page}#/`))) {
          if (targets.has(href)) continue;
          // Redoc renders a part of the document once somebody goes there, and its neighbours with it.
          await reference.evaluate((hash) => void location.replace(hash), new URL(href).hash);
          const section = `[data-section-id="${new URL(href).hash.slice(1)}"]`;
          await reference.waitForSelector(section, { state: "attached", timeout: 5_000 }).catch(() => {});
          for (const id of await reference.evaluate(ids)) targets.add(`${page}#${id}`);
        }
      });
    }
    expect(own.filter((href) => href.includes("#") && !targets.has(href))).toEqual([]);
  });

  it.each(APIS)("the reference of %s shows the operation that a link names, with its rules", async (api) => {
    const [first] = listOperations(await loadDocument(api)).filter(({ id }) => /createWeb|createCampaign/.test(id));
    if (first === undefined) throw new Error("there is no such operation");
    await visit(root + operationHref(api, first), async (page) => {
      await page.locator("h2", { hasText: first.summary }).waitFor();
      const rule = page.locator('a[href^="rules.html#"]').first();
      await rule.click();
      await page.waitForURL(/rules\.html#/);
      expect(await page.locator(".entry:target").count()).toBe(1);
    });
  });

  it.each([
    ["platform-v2", "createWebhookReplayJob", "Create a webhook replay job"],
    ["ads-v12", "batchCampaigns", "campaigns in a batch"],
  ] as const)("the search of %s finds %s", async (api: ApiId, words, title) => {
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

  it("lets a keyboard skip the header", async () => {
    await visit(`${root}index.html`, async (page) => {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  });
});

/** Whether a page has nothing left to do: Redoc, where there is one, has taken over what was prerendered. */
function isReady(): boolean {
  const redoc = document.getElementById("redoc");
  return redoc === null || Object.keys(redoc).some((key) => key.startsWith("__reactContainer"));
}

/** The anchors of a page; those of a reference are the places that Redoc can scroll to. */
function ids(): string[] {
  const own = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const redoc = [...document.querySelectorAll<HTMLElement>("[data-section-id]")].map(
    (element) => element.dataset["sectionId"] ?? "",
  );
  return [...own, ...redoc];
}

function hrefs(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
}
