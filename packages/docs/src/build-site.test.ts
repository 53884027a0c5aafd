import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { readChangesets } from "@changesets/read";
import { afterAll, beforeAll, expect, it } from "vitest";
import { APIS, REFERENCES } from "./apis.ts";
import { buildSite } from "./build-site.ts";
import { loadDocument } from "./document/load-document.ts";
import { EXAMPLES } from "./guides/guides.ts";
import { keepIn } from "./keep.ts";
import { folderOf, listPackages, packagePage, readmePath } from "./packages.ts";
import { REPOSITORY } from "./repository.ts";
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
  // Its parameters and type parameters are not what is exported under the same name.
  const sandbox = await read("api/sandbox.html");
  expect(/id="Store\.transaction">.*?<\/dt>/s.exec(sandbox)?.[0]).not.toContain("#Result");
  const platform = await read("api/platform-v2.html");
  expect(/id="StreamOptions\.sleep">.*?<\/dt>/s.exec(platform)?.[0]).not.toContain("#sleep");
  expect((await read("api/platform-v2.md")).match(/function currentEventType\(/g)).toHaveLength(2);
});

it("names a type of arguments that the client has", async () => {
  for (const api of APIS) {
    const [, name] = /such as <code>(\w+Arguments)<\/code>/.exec(await read(`api/${api}.html`)) ?? [];
    const methods = join(import.meta.dirname, "..", "..", api, "src", "generated", "operation-methods.ts");
    expect(await readFile(methods, "utf8")).toContain(`export type ${name} =`);
  }
});

it("tells what waits to be released", async () => {
  const page = await read("changelog.html");
  for (const { releases } of await readChangesets(join(import.meta.dirname, "..", "..", ".."))) {
    for (const { name } of releases) expect(page).toContain(`>${name}</h2>`);
  }
});

it("loads what gives programs and commands their button wherever it shows any", async () => {
  const lacking: string[] = [];
  for (const file of await pages()) {
    const page = await read(file);
    if (page.includes(" data-copy>") && !page.includes("assets/copy.js")) lacking.push(file);
  }
  expect(lacking).toEqual([]);
});

it("names the folder of each example, on its page and in the copy of it", async () => {
  for (const name of EXAMPLES) {
    const path = `packages/docs/examples/${name}`;
    for (const type of ["html", "md"]) {
      expect(await read(`examples/${name}.${type}`)).toContain(`${REPOSITORY}/tree/main/${path}`);
    }
    expect(existsSync(join(import.meta.dirname, "..", "..", "..", path, "README.md"))).toBe(true);
  }
});

it("has a copy in Markdown beside each page, linked from it, and names each in llms.txt", async () => {
  const [llms, full] = await Promise.all([read("llms.txt"), read("llms-full.txt")]);
  const wholly = withoutTargets(full);
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
    expect(wholly).toContain(withoutTargets(text));
  }
});

it("has no words that stand side by side on a page and run together in its text", async () => {
  for (const file of await pages()) {
    // What is drawn by Redoc is not of these pages.
    if (REFERENCES.some((id) => file === `${id}.html`)) continue;
    expect(await read(file), file).not.toMatch(/[\w.]<\/(?:a|span)><(?:a|span)(?: [^>]*)?>\w/);
  }
});

/** A text without what its links lead to, which in `llms-full.txt` is told from the root. */
const withoutTargets = (text: string) => text.replace(/\]\([^()\s]*\)/g, "]");

it("has no copy that links to a copy that is not there, and llms-full.txt neither", async () => {
  for await (const file of glob("**/{*.md,llms*.txt}", { cwd: join(folder, "one") })) {
    // What is code may look like a link.
    const text = (await read(file)).replace(/```[\s\S]*?```|`[^`\n]*`|\\./g, "");
    const targets = [...text.matchAll(/\]\((?!https?:)([^()#]*)(?:#[^()]*)?\)/g)].map(([, target = ""]) => target);
    for (const target of new Set(targets)) {
      const path = target === "" ? file : join(dirname(file), target);
      expect(existsSync(join(folder, "one", path)), `${file} links to ${target}`).toBe(true);
    }
  }
});

it("has a heading for each operation and schema that a copy links to", async () => {
  const headings = new Map<string, string[]>();
  for (const id of REFERENCES) {
    const names = [...(await read(`${id}.md`)).matchAll(/^#+ ([\w-]+)$/gm)].map(([, name = ""]) => name.toLowerCase());
    // GitHub would number the second of the same name.
    expect(new Set(names).size).toBe(names.length);
    headings.set(`${id}.md`, names);
  }
  let links = 0;
  for await (const file of glob("**/{*.md,llms-full.txt}", { cwd: join(folder, "one") })) {
    for (const [, target = "", anchor] of (await read(file)).matchAll(/\]\(([./\w-]+\.md)#([^()]*)\)/g)) {
      const names = headings.get(join(dirname(file), target));
      if (names === undefined) continue;
      expect(names, `${file} links to ${target}#${anchor}`).toContain(anchor);
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(100);
});

it("finds pages, parts of guides, rules, parts of references, operations, schemas, exports and changes", async () => {
  const entries = JSON.parse(/\[.*\]/.exec(await read("assets/search-entries.js"))?.[0] ?? "") as string[][];
  const kinds = "API Changelog Example Guide Operation Package Page Reference Rule Schema";
  expect([...new Set(entries.map(([kind]) => kind))].sort().join(" ")).toBe(kinds);
  for (const [kind, , , href = ""] of entries) {
    const [page = "", anchor] = href.split("#");
    if (kind === "Reference" && anchor !== undefined) expect(await read(page)).toContain(` href="#${anchor}"`);
  }
});

interface Hit {
  kind: string;
  title: string;
}

/** What the search of the built site finds, asked as its dialog asks. */
async function search(): Promise<(words: string) => Hit[]> {
  const context = createContext();
  for (const name of ["minisearch", "search-entries", "search-index"]) {
    runInContext(await read(`assets/${name}.js`), context);
  }
  const index = runInContext("makeSearchIndex(MiniSearch, searchEntries)", context);
  return (words) => index.search(words).map(({ kind, title }: Hit) => ({ kind, title }));
}

it.each([
  ["AGE_TARGETING", "SandboxFeatureKey"],
  ["RESTAURANT", "IndustryType"],
  ["PARTNER_MANAGED", "FundingInstrumentType"],
  ["TAP_FULL", "Placement"],
  ["MAX_REACH", "Goal"],
  ["VIEW_6S", "Goal"],
  ["SlowReader", "OperationalDisconnectProblem"],
  ["client-not-enrolled", "ClientForbiddenProblem"],
  ["official-client-forbidden", "ClientForbiddenProblem"],
  ["PAUSED_BY_ADVERTISER", "Campaign"],
  ["SIMILAR_TO_FOLLOWERS_OF_USER", "TargetingCriterion"],
  ["about:blank", "GenericProblem"],
])("finds the value %s at %s", async (value, schema) => {
  // The README of a package may have a word of it in a heading.
  const [first] = (await search())(value).filter(({ kind }) => kind !== "Package");
  expect(first).toEqual({ kind: "Schema", title: schema });
});

it("finds the operations that take a parameter, and what is about it before them", async () => {
  const find = await search();
  const operations = (words: string) => find(words).flatMap(({ kind, title }) => (kind === "Operation" ? title : []));
  const taking = ["listCampaigns", "listFundingInstruments", "listLineItems"];
  expect(operations("funding_instrument_ids").sort()).toEqual(taking);
  expect(operations("sort_by")).toEqual(expect.arrayContaining(["listAccounts", "listCampaigns", "listPromotedPosts"]));
  expect(operations("history_allowed")).toEqual(["updateAccountSettings"]);
  expect(operations("next_after")).toEqual(["listEntities"]);
  for (const [words, title] of [
    ["sort_by", "list.sort-by"],
    ["with_deleted", "entity.deleted"],
    ["industry_type", "IndustryType"],
    ["placements", "placements.combinations"],
    ["toMicro", "toMicro"],
    ["x-not-shown", "How to read this document"],
    ["connections", "Connections"],
    ["TooManyConnections", "Too many connections"],
  ] as const) {
    const first = find(words).slice(0, 2);
    expect(first.map((hit) => hit.title)).toContain(title);
  }
});

it("loads no more than 110 kB to search", async () => {
  const { size } = await stat(join(folder, "one", "assets", "search-entries.js.gz"));
  expect(size).toBeLessThan(110_000);
});

it("has a page for the README of each package, whose links stay on the site where they can", async () => {
  const packages = await listPackages();
  const llms = await read("llms.txt");
  for (const { name } of packages) {
    const file = packagePage(folderOf(name));
    const page = await read(file);
    const readme = await readFile(readmePath(folderOf(name)), "utf8");
    const headings = readme.replace(/```[\s\S]*?```/g, "").match(/^##+ .+$/gm) ?? [];
    expect(new Set(page.match(/<h[23] id="[^"]+">/g)).size).toBe(headings.length);
    expect(page).toContain(`href="../api/${folderOf(name)}.html"`);
    expect(await read(`api/${folderOf(name)}.html`)).toContain(`href="../${file}"`);
    expect(await read("api.html")).toContain(`href="${file}"`);
    expect(llms).toContain(`- [${name}](${file.replace(/html$/, "md")}): `);
    const copy = await read(file.replace(/html$/, "md"));
    for (const text of [page, copy]) expect(text).not.toMatch(/npmjs\.com\/package\/@social-api/);
    for (const [block] of readme.matchAll(/^```(?:ts|js|yaml)\n[\s\S]*?^```$/gm)) expect(copy).toContain(block);
  }
  const find = await search();
  for (const [words, title] of [
    ["storage sqlite file", "Storage"],
    ["plug'n'play", "Yarn's Plug'n'Play"],
    ["control-host option", "@social-api/sandbox"],
  ] as const) {
    expect(find(words).slice(0, 3), words).toContainEqual({ kind: "Package", title });
  }
});

it("leads to its source from each page that has a footer", async () => {
  for (const file of await pages()) {
    const page = await read(file);
    if (page.includes("<footer class=")) expect(page, file).toContain(`<a href="${REPOSITORY}">Source</a>`);
  }
  expect(await read("index.html")).toContain('<footer class="site-footer">');
});

it("loads nothing from another host, and links to none but the repository, Redoc's home page and what READMEs name", async () => {
  const packages = await listPackages();
  const readmes = await Promise.all(packages.map(({ name }) => readFile(readmePath(folderOf(name)), "utf8")));
  const named = readmes.join("\n").match(/https:\/\/[^\s)]+/g) ?? [];
  for (const file of await pages()) {
    const page = await read(file);
    // What follows the rendered page of a reference is Redoc's program and the document itself.
    const [markup = ""] = page.split('<script type="module">');
    const linked = markup.replace(/<link rel="icon" href="data:image\/svg\+xml,[^"]*">/, "");
    const targets = [...linked.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
    expect(targets.length, file).toBeGreaterThan(5);
    // A character reference can hide a colon.
    const foreign = targets.filter((target) => /^(?:\/|[a-z][a-z\d+.-]*:|[^?#]*&)/i.test(target));
    const linkable = file.startsWith("packages/") ? [REPOSITORY, ...named] : [REPOSITORY, "https://redocly.com/redoc/"];
    const loaded = [...linked.matchAll(/<(?!a\s)[^<>]* (?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
    expect(loaded.filter((target) => foreign.includes(target))).toEqual([]);
    const inside = [`${REPOSITORY}/blob/main/`, `${REPOSITORY}/tree/main/`];
    const known = (target: string) => linkable.includes(target) || inside.some((start) => target.startsWith(start));
    expect(foreign.filter((target) => !known(target))).toEqual([]);
  }
});
