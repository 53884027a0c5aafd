import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ReferenceId } from "../apis.ts";
import { annotate } from "../document/annotate.ts";
import type { ApiDocument } from "../document/types.ts";
import { redoclyConfig } from "./config.ts";
import { cutRequests } from "./cut-requests.ts";
import { keepLinksInside } from "./keep-links-inside.ts";
import { referenceTemplate } from "./template.ts";

const run = promisify(execFile);

const REDOCLY = join(import.meta.dirname, "..", "..", "node_modules", "@redocly", "cli", "bin", "cli.js");

/**
 * Renders the reference page of a document with Redoc: one file with everything in it, which needs no other host.
 *
 * @throws Error with what Redocly's CLI said when it failed.
 */
export async function buildReference(id: ReferenceId, document: ApiDocument): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  try {
    const write = (name: string, text: string) => writeFile(join(folder, name), text);
    await write("redocly.yaml", redoclyConfig(id));
    await write("template.hbs", referenceTemplate(id, document.info.summary ?? document.info.title));
    await write("document.json", JSON.stringify(annotate(id, document)));
    const title = `${document.info.title} · Social API`;
    await redocly(folder, [
      "document.json",
      "--inlineBundle",
      "-t",
      "template.hbs",
      "--title",
      title,
      "-o",
      "page.html",
    ]);
    return keepLinksInside(cutRequests(await readFile(join(folder, "page.html"), "utf8")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function redocly(cwd: string, args: string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await run(process.execPath, [REDOCLY, "build-docs", ...args], { cwd, env });
}
