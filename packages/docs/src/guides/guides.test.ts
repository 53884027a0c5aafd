import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REFERENCES } from "../apis.ts";
import { loadDocument } from "../document/load-document.ts";
import { rulePage } from "../document/place.ts";
import { readmePath } from "../packages.ts";
import { guidesPage } from "../pages/guides.ts";
import { samplePath } from "../samples.ts";
import { listSampleComments } from "./article-parts.ts";
import { EXAMPLES, exampleFolder, GUIDES, guidePath, readExamples, readGuides } from "./guides.ts";
import { linkedNames } from "./linked-names.ts";

const guides = await readGuides();
const examples = await readExamples();

it("every guide and every example is listed", async () => {
  const files = await readdir(join(guidePath("start"), ".."));
  expect(files.sort()).toEqual(GUIDES.map((name) => `${name}.md`).sort());
  const folders = await readdir(join(exampleFolder("x"), ".."));
  expect(folders.sort()).toEqual([...EXAMPLES].sort());
});

/** What looks like the name of a rule and is code. */
const NO_RULES = ["campaign.mjs", "sandbox.fetch"];

it("names no rule that there is not", async () => {
  const documents = Object.fromEntries(
    await Promise.all(REFERENCES.map(async (id) => [id, await loadDocument(id)] as const)),
  );
  const names = linkedNames(documents as never, []);
  const ruleNames = [...names.keys()].filter((name) => name.includes("."));
  const families = new Set(ruleNames.map((name) => name.split(".")[0]));
  for (const { name, lead, body } of [...guides, ...examples]) {
    const text = [lead, ...body.map(({ raw }) => raw)].join("\n").replace(/```[\s\S]*?```/g, "");
    for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
      const family = /^([a-z-]+)\.[a-z][a-z0-9-]+$/.exec(code)?.[1];
      if (family === undefined || !families.has(family) || NO_RULES.includes(code)) continue;
      expect(names.has(code), `${name}: ${code}`).toBe(true);
    }
  }
  expect(names.get("list.count")).toBe(rulePage("list.count"));
  expect(names.get("createCampaign")).toMatch(/^ads-v12\.html#.*createcampaign$/);
});

it("every region of a sample is shown by a guide", async () => {
  const shown = new Set(
    guides.flatMap(({ body }) => [...listSampleComments(body).values()]).map(({ name, region }) => `${name}#${region}`),
  );
  for (const name of new Set([...shown].map((each) => each.split("#")[0] ?? ""))) {
    const text = await readFile(samplePath(name), "utf8");
    for (const [, region] of text.matchAll(/^\/\/ #region (.*)$/gm)) expect(shown).toContain(`${name}#${region}`);
  }
});

it("the guides, their list and READMEs tell the same", async () => {
  const outcomes = /^\| answer .*\n(?:\|.*\n)+/m;
  const [core, errors, start] = await Promise.all(
    [readmePath("core"), guidePath("errors"), guidePath("start")].map((path) => readFile(path, "utf8")),
  );
  expect(outcomes.exec(errors ?? "")?.[0]).toBe(outcomes.exec(core ?? "")?.[0] ?? "a table");
  const [, begin] = /^(curl .*\/sandbox\/reset)$/m.exec(start ?? "") ?? [];
  expect(guidesPage(guides, examples).main.markup).toContain(`<code>${begin}</code>`);
});

it("no two samples of a page have the same label", () => {
  for (const { name, body } of guides) {
    const labels = [...listSampleComments(body).values()].map(({ label }) => label);
    expect(new Set(labels).size, name).toBe(labels.length);
  }
});
