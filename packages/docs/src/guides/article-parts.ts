import type { Token, Tokens } from "marked";
import { parseSampleComment, type SampleComment } from "./sample-comment.ts";

/** The samples that are named in an article, by the whole comment. */
export function listSampleComments(body: readonly Token[]): ReadonlyMap<string, SampleComment> {
  const found = new Map<string, SampleComment>();
  for (const token of body) {
    const comment = token.type === "html" ? parseSampleComment(token.raw.trim()) : undefined;
    if (comment !== undefined) found.set(token.raw.trim(), comment);
  }
  return found;
}

/** The anchor of a heading. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-");

/** The headings of an article, for its table of contents. */
export function listHeadings(body: readonly Token[]): { id: string; text: string }[] {
  return body
    .filter((token): token is Tokens.Heading => token.type === "heading" && token["depth"] === 2)
    .map(({ text }) => ({ id: headingId(text), text }));
}

/** The lead without its markup, for the description of a page. */
export const plainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");

/** The blocks that go into a shell, each with what is shown to come out of it. */
export function listCommands(body: readonly Token[]): { command: string; output?: Tokens.Code }[] {
  const tokens = body.filter(({ type }) => type !== "space");
  return tokens.flatMap((token, index) => {
    if (token.type !== "code" || token["lang"] !== "sh") return [];
    const next = tokens[index + 1];
    const isOutput = next?.type === "code" && next["lang"] !== "sh";
    return [{ command: token["text"] as string, ...(isOutput && { output: next as Tokens.Code }) }];
  });
}
