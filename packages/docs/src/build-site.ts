import { mkdirSync, writeFileSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bundlePath, REFERENCES, type ReferenceId, referencePage, SHORT_TITLES } from "./apis.ts";
import { writeAssets } from "./assets.ts";
import { collectPages } from "./collect-pages.ts";
import { compressFolder } from "./compress-folder.ts";
import { annotate } from "./document/annotate.ts";
import { loadDocument } from "./document/load-document.ts";
import type { ApiDocument } from "./document/types.ts";
import { type Keep, keepNothing } from "./keep.ts";
import { type Copy, llmsFullText, llmsText } from "./llms/llms-text.ts";
import { ownCode } from "./own-code.ts";
import { markdownCopy } from "./pages/header.ts";
import { renderPage } from "./pages/layout.ts";
import { record } from "./record.ts";
import { buildReference } from "./reference/build-reference.ts";
import { referenceMarkdown } from "./reference/reference-markdown.ts";
import { splitProgram } from "./reference/split-program.ts";
import { pageEntries } from "./search/page-entries.ts";
import { referenceEntries } from "./search/reference-entries.ts";
import { writeSearch } from "./search/write-search.ts";
import { keepMarkdown } from "./text/keep-markdown.ts";

/** Redoc, which is the same for all references. */
const PROGRAM = "assets/redoc.js";

/**
 * Builds the whole site into a folder, which is emptied first. The same inputs give the same bytes.
 *
 * @param keep - where what takes most of the time is kept
 */
export async function buildSite(folder: string, keep: Keep = keepNothing): Promise<void> {
  const code = await ownCode();
  const documents = await record(REFERENCES, loadDocument);
  const annotated = await record(REFERENCES, async (id) => annotate(id, documents[id]));
  // Redoc takes its time in processes of its own; the pages are made meanwhile.
  const references = record(REFERENCES, (id) => buildReference(id, annotated[id], keep));
  const [pages] = await Promise.all([collectPages(documents, code, keep), references]);
  const rendered = await references;
  const split = REFERENCES.map((id) => ({ id, ...splitProgram(rendered[id], PROGRAM) }));
  const programs = new Set(split.map(({ program }) => program));
  if (programs.size !== 1)
    throw new Error("Redoc's program differs from reference to reference, so they cannot share it");
  const copies: Copy[] = [
    ...(await Promise.all(pages.map(async (page) => ({ ...page, markdown: await keepMarkdown(page, code, keep) })))),
    ...REFERENCES.map((id) => referenceCopy(id, annotated[id])),
  ];
  const entries = [...pages.flatMap(pageEntries), ...REFERENCES.flatMap((id) => referenceEntries(id, documents[id]))];

  await rm(folder, { recursive: true, force: true });
  // At once: hundreds of small files are written sooner than as many tasks are handed over.
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of ["assets", "openapi"]) mkdirSync(join(folder, name), { recursive: true });
  await Promise.all([
    ...pages.map((page) => write(page.file, renderPage(page))),
    ...split.map(({ id, page }) => write(referencePage(id), page)),
    ...[...programs].map((program) => write(PROGRAM, program)),
    ...REFERENCES.map((id) => copyFile(bundlePath(id), join(folder, "openapi", `${id}.json`))),
    ...copies.map(({ file, markdown }) => write(markdownCopy(file), markdown)),
    write("llms.txt", llmsText(copies)),
    write("llms-full.txt", llmsFullText(copies)),
    writeAssets(join(folder, "assets")),
    writeSearch(join(folder, "assets"), entries, keep),
  ]);
  await compressFolder(folder, keep);
}

function referenceCopy(id: ReferenceId, document: ApiDocument): Copy {
  return {
    file: referencePage(id),
    title: `${SHORT_TITLES[id]} · Social API`,
    description: document.info.summary ?? document.info.title,
    markdown: referenceMarkdown(id, document),
  };
}
