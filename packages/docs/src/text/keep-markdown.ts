import type { Keep } from "../keep.ts";
import type { Page } from "../pages/layout.ts";
import { pageMarkdown } from "./page-markdown.ts";

/**
 * The copy of a page in Markdown.
 *
 * @param code - a digest of the code that makes it
 * @param keep - where the copies are kept, since they take longer than the pages
 */
export function keepMarkdown(page: Pick<Page, "file" | "main">, code: string, keep: Keep): Promise<string> {
  return keep(`markdown/${page.file}`, [code, page.file, page.main.markup], async () => pageMarkdown(page));
}
