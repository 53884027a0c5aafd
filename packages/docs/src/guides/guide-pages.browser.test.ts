import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page as Tab } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../../../scripts/testing/find-chromium.ts";
import { REFERENCES } from "../apis.ts";
import { writeAssets } from "../assets.ts";
import { loadDocument } from "../document/load-document.ts";
import { articlePage } from "../pages/article.ts";
import { examplePageOf } from "../pages/example.ts";
import { guidesPage } from "../pages/guides.ts";
import { type Page, renderPage } from "../pages/layout.ts";
import { record } from "../record.ts";
import { EXAMPLES, examplePage, GUIDES, guidePage, readExamples, readGuides } from "./guides.ts";
import { linkedNames } from "./linked-names.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core");
const FILES = ["guides.html", ...GUIDES.map(guidePage), ...EXAMPLES.map(examplePage)];
const PHONE = { width: 390, height: 844 };
const executablePath = findChromium();

/** The pages of the guides and the examples alone, which are made without Redoc. */
async function makePages(): Promise<Page[]> {
  const [guides, examples] = [await readGuides(), await readExamples()];
  const names = linkedNames(await record(REFERENCES, loadDocument), []);
  return [
    guidesPage(guides, examples),
    ...(await Promise.all(guides.map((guide) => articlePage(guide, { siblings: guides, names })))),
    ...(await Promise.all(examples.map((example) => examplePageOf(example, examples, names)))),
  ];
}

it("no link between guides and examples leads nowhere", async () => {
  const pages = await makePages();
  expect(pages.map(({ file }) => file)).toEqual(FILES);
  const markup = new Map(pages.map((page) => [page.file, renderPage(page)]));
  for (const [file, text] of markup) {
    for (const [, href = ""] of text.matchAll(/ href="([^"]*)"/g)) {
      const [path = "", anchor] = href.split("#");
      const place = path === "" ? file : posix.join(posix.dirname(file), path);
      // Whether there are the other pages of the site is the business of its own test.
      if (!/^(?:(?:guides|examples)\/.*|guides)\.html$/.test(place)) continue;
      const target = markup.get(place) ?? "";
      expect(target, `${file}: ${href}`).not.toBe("");
      if (anchor !== undefined) expect(target.includes(`id="${anchor}"`), `${file}: ${href}`).toBe(true);
    }
  }
});

describe.skipIf(executablePath === undefined)("guides and examples in Chromium", { timeout: 60_000 }, () => {
  let folder: string;
  let browser: Browser;
  let tab: Tab;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "social-api-guides-"));
    await mkdir(join(folder, "assets"));
    await writeAssets(join(folder, "assets"));
    for (const page of await makePages()) {
      await mkdir(dirname(join(folder, page.file)), { recursive: true });
      await writeFile(join(folder, page.file), renderPage(page));
    }
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    tab = await browser.newPage({ viewport: PHONE });
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("each fits a phone", async () => {
    for (const file of FILES) {
      await tab.goto(`file://${join(folder, file)}`);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), file).toBeLessThanOrEqual(PHONE.width);
    }
  });

  it("reads its tables on a small phone without scrolling, and they are tables all the same", async () => {
    await tab.setViewportSize({ width: 320, height: 568 });
    for (const file of FILES) {
      await tab.goto(`file://${join(folder, file)}`);
      const wide = await tab
        .locator(".table")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel));
      expect(wide, file).toEqual([]);
    }
    await tab.goto(`file://${join(folder, guidePage("batches"))}`);
    const label = await tab
      .locator("td")
      .first()
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toBe('"outcome" / ""');
    const devtools = await tab.context().newCDPSession(tab);
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    const named = (role: string) => nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
    expect(named("columnheader")).toEqual(["outcome", "what became of the operation"]);
    expect(named("cell")[0]).toBe("applied");
    await tab.setViewportSize(PHONE);
  });

  // One of each kind: the list, commands with output, a table beside programs, an example with its files.
  it.each(["guides.html", guidePage("start"), guidePage("batches"), examplePage("budget-dashboard")])(
    "%s is accessible",
    async (file) => {
      await tab.goto(`file://${join(folder, file)}`);
      await tab.addScriptTag({ path: AXE });
      const { violations } = await tab.evaluate(() =>
        (globalThis as unknown as { axe: { run(part: string): Promise<AxeResults> } }).axe.run("main"),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );
});
