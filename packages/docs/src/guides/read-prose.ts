import { readFile } from "node:fs/promises";
import { lexer, type Token, type Tokens, type TokensList } from "marked";

/** A guide, or the README of an example or of a package. */
export interface Prose {
  title: string;
  /** Its first paragraph, as Markdown: what the page is about. */
  lead: string;
  /** What comes after the first paragraph. */
  body: readonly Token[];
}

/**
 * Reads a Markdown file that begins with a title and a paragraph.
 *
 * @throws Error when it begins otherwise
 */
export async function readProse(path: string): Promise<Prose> {
  const tokens: TokensList = lexer(await readFile(path, "utf8"));
  const [title, lead, ...body] = tokens.filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || title["depth"] !== 1 || lead?.type !== "paragraph") {
    throw new Error(`${path} does not begin with "# Title" and a paragraph`);
  }
  return { title: (title as Tokens.Heading).text, lead: (lead as Tokens.Paragraph).text.replaceAll("\n", " "), body };
}
