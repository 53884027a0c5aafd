import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ReferenceId } from "../apis.ts";
import { referenceStyles } from "../assets.ts";
import type { ApiDocument } from "../document/types.ts";
import type { Keep } from "../keep.ts";
import { redoclyConfig } from "./config.ts";
import { cutRequests } from "./cut-requests.ts";
import { keepLinksInside } from "./keep-links-inside.ts";
import { referenceTemplate } from "./template.ts";

const run = promisify(execFile);

const CLI = join(import.meta.dirname, "..", "..", "node_modules", "@redocly", "cli");

/**
 * Renders the reference page of a document with Redoc: one file with everything in it, which needs no other host.
 *
 * @param document - with what `annotate` adds to it
 * @param keep - where what Redoc renders is kept, since it takes its time
 * @throws Error with what Redocly's CLI said when it failed.
 */
export async function buildReference(id: ReferenceId, document: ApiDocument, keep: Keep): Promise<string> {
  const { title, summary = title } = document.info;
  // The rules stand in the descriptions of what they bind; Redoc does not show the list of them.
  const { "x-rule-catalogue": _rules, ...shown } = document;
  const inputs: Inputs = {
    "redocly.yaml": redoclyConfig(id),
    "template.hbs": referenceTemplate(id, title, summary, await referenceStyles()),
    "document.json": JSON.stringify(shown),
  };
  const version = await readFile(join(CLI, "package.json"), "utf8");
  const page = await keep(id, [version, title, ...Object.values(inputs)], () => render(inputs, title));
  return keepLinksInside(cutRequests(page));
}

/** The files that Redocly's CLI reads, by name. */
type Inputs = Readonly<Record<"redocly.yaml" | "template.hbs" | "document.json", string>>;

async function render(inputs: Inputs, title: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  try {
    await Promise.all(Object.entries(inputs).map(([name, text]) => writeFile(join(folder, name), text)));
    await redocly(folder, [
      "document.json",
      "--inlineBundle",
      "-t",
      "template.hbs",
      "--title",
      `${title} · Social API`,
      "-o",
      "page.html",
    ]);
    return await readFile(join(folder, "page.html"), "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function redocly(cwd: string, args: string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await run(process.execPath, [join(CLI, "bin", "cli.js"), "build-docs", ...args], { cwd, env });
}
