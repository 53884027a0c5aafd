import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readChangesets } from "@changesets/read";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "./build-site.ts";
import { loadDocument } from "./document/load-document.ts";
import { keepIn } from "./keep.ts";
import { KEPT_FOLDER } from "./site-folder.ts";

let folder: string;
/** What the third build made, of the same as the second. */
const made: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  // What the build has kept must be what is made anew.
  await Promise.all([buildSite(join(folder, "one")), buildSite(join(folder, "two"), keepIn(KEPT_FOLDER))]);
  const kept = keepIn(KEPT_FOLDER);
  await buildSite(join(folder, "three"), (name, from, make) =>
    kept(name, from, () => {
      made.push(name);
      return make();
    }),
  );
}, 240_000);
afterAll(() => rm(folder, { recursive: true }));

async function digests(site: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of glob("**/*.*", { cwd: site })) {
    found[file] = createHash("sha256")
      .update(await readFile(join(site, file)))
      .digest("hex");
  }
  return found;
}

it("gives the same bytes each time, and names no folder that it was built in", async () => {
  const one = await digests(join(folder, "one"));
  expect(Object.keys(one)).toContain("rules/list.count.html");
  expect(await digests(join(folder, "two"))).toEqual(one);
  for (const file of Object.keys(one)) {
    expect(await readFile(join(folder, "one", file), "utf8")).not.toContain("social-api-docs-");
  }
});

it("makes nothing of what it keeps anew when nothing has changed, and gives the same bytes", async () => {
  expect(made).toEqual([]);
  expect(await digests(join(folder, "three"))).toEqual(await digests(join(folder, "one")));
});

/** The pages of the site, from its root. */
async function pages(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("**/*.html", { cwd: join(folder, "one") })) found.push(file);
  return found.sort();
}

const read = (file: string) => readFile(join(folder, "one", file), "utf8");

it("has a page for each rule, linked from the lists and from the references", async () => {
  const { "x-rule-catalogue": rules } = await loadDocument("ads-v12");
  for (const { id } of rules) {
    const page = await read(`rules/${id}.html`);
    expect(page).toContain(`<code>${id}</code></h1>`);
    expect(await read("ledger.html")).toContain(`href="rules/${id}.html"`);
    expect(await read("rules.html")).toContain(`href="rules/${id}.html"`);
  }
  expect(await read("ads-v12.html")).toContain("(rules/campaign.daily-within-total.html)");
});

it("shows the cases of a rule with what comes of them, and what a client says of what it refuses", async () => {
  const daily = await read("rules/campaign.daily-within-total.md");
  expect(daily).toContain("#### A daily budget a millionth above the total is refused");
  expect(daily).toMatch(
    /daily_budget_amount_local_micro: 1650000001,[\s\S]+\*\*Refused\*\*[\s\S]+exceeds the total budget/,
  );
  expect(await read("rules/replay.redelivers.md")).toContain("createWebhookReplayJob({\n");
  expect(await read("rules/campaign.active-limit.md")).toMatch(/refuses it with 4\d\d/);
});

it("tells what each package exports, at addresses that stay", async () => {
  const page = await read("api/ads-v12.html");
  for (const name of ["walk", "batchCampaigns", "toMicro", "BatchOptions"]) expect(page).toContain(`<h3 id="${name}">`);
  expect(page).toContain('<div id="BatchOptions.chunkSize">');
  expect(page).toContain('href="../api/core.html#Walk"');
  expect(page).toContain('href="../rules/batch.size.html"');
  expect(page).toContain('href="../ads-v12.html#/schemas/campaign"');
});

it("tells what waits to be released", async () => {
  const page = await read("changelog.html");
  for (const { releases } of await readChangesets(join(import.meta.dirname, "..", "..", ".."))) {
    for (const { name } of releases) expect(page).toContain(`>${name}</h2>`);
  }
});

it("has a copy in Markdown beside each page, linked from it, and names each in llms.txt", async () => {
  const [llms, full] = await Promise.all([read("llms.txt"), read("llms-full.txt")]);
  for (const file of await pages()) {
    const copy = file.replace(/html$/, "md");
    expect(await read(file)).toContain(
      `<link rel="alternate" type="text/markdown" href="${"../".repeat(file.split("/").length - 1)}${copy}"`,
    );
    const text = await read(copy);
    expect(text).toMatch(/^#+ \S/m);
    // Programs may hold markup.
    expect(text.replace(/```[\s\S]*?```/g, "")).not.toMatch(/<(?:div|span|p|section)[ >]/);
    expect(llms).toContain(`](${copy}): `);
    expect(full).toContain(text);
  }
});

it("has no copy that links to a copy that is not there", async () => {
  for await (const file of glob("**/*.md", { cwd: join(folder, "one") })) {
    for (const [, target = ""] of (await read(file)).matchAll(/\]\(((?:\.\.\/)*[\w/.-]+\.md)(?:#[^)]*)?\)/g)) {
      const path = join(folder, "one", dirname(file), target);
      expect(existsSync(path), `${file} links to ${target}`).toBe(true);
    }
  }
});

it("finds pages, parts of guides, rules, operations, schemas, exports and changes", async () => {
  const kinds = new Set(
    [...(await read("assets/search-entries.js")).matchAll(/\["([A-Z]\w+)",/g)].map(([, kind]) => kind),
  );
  expect([...kinds].sort()).toEqual(["API", "Changelog", "Example", "Guide", "Operation", "Page", "Rule", "Schema"]);
});

it("refers to nothing by an absolute path, and to no other host than Redoc's home page", async () => {
  for (const file of await pages()) {
    const page = await read(file);
    // What follows the rendered page of a reference is Redoc's program and the document itself.
    const [markup = ""] = page.split('<script type="module">');
    const targets = [...markup.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
    expect(targets.length, file).toBeGreaterThan(5);
    const foreign = targets.filter((target) => /^(?:\/|https?:)/.test(target));
    expect(foreign.filter((target) => target !== "https://redocly.com/redoc/")).toEqual([]);
  }
});
