import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page as Tab } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../../../scripts/testing/find-chromium.ts";
import { writeAssets } from "../assets.ts";
import { html } from "../html.ts";
import { keepNothing } from "../keep.ts";
import { renderPage } from "../pages/layout.ts";
import { writeSearch } from "./write-search.ts";

const executablePath = findChromium();

/** More than an excerpt shows. */
const LONG = "which is told in many words that have nothing to do with what somebody looks for here, ".repeat(2);

const TEXTS = {
  Plural: `The subcategory and listCategories, ${LONG}and then the categories themselves`,
  Singular: `The subcategories and CategoryList, ${LONG}and then the category itself`,
  Thousands: `The 4, the 400 and the 40001, ${LONG}and then 4,000 of them`,
};

describe.skipIf(executablePath === undefined)("the search in Chromium", () => {
  let folder: string;
  let browser: Browser;
  let tab: Tab;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "social-api-search-"));
    await mkdir(join(folder, "assets"));
    const entries = Object.entries(TEXTS).map(([title, text]) => ({ kind: "Page", title, href: "index.html", text }));
    const page = { file: "index.html", title: "Home", description: "Home.", main: html`<h1>Home</h1>` };
    await Promise.all([
      writeAssets(join(folder, "assets")),
      writeSearch(join(folder, "assets"), entries, keepNothing),
      writeFile(join(folder, page.file), renderPage(page)),
    ]);
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    tab = await browser.newPage();
    await tab.goto(pathToFileURL(join(folder, page.file)).href);
    await tab.keyboard.press("/");
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ["category", "Plural", "the categories themselves"],
    ["categories", "Plural", "the categories themselves"],
    ["category", "Singular", "the category itself"],
    ["categories", "Singular", "the category itself"],
    ["categori", "Plural", "the categories themselves"],
    ["4000", "Thousands", "then 4,000 of them"],
    ["4,00", "Thousands", "then 4,000 of them"],
  ])("shows the words around what was found: %s at %s", async (words, title, shown) => {
    await tab.getByRole("searchbox").fill(words);
    const hit = tab.getByRole("link", { name: new RegExp(`^${title} Page`) });
    expect(await hit.textContent()).toContain(shown);
  });
});
