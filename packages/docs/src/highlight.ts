import { createRequire } from "node:module";
import type * as TypeScript from "typescript";
import { type Html, html, type Renderable } from "./html.ts";

// Not imported: Node would first read all of it to find out what it exports.
const ts: typeof TypeScript = createRequire(import.meta.url)("typescript");

/** The classes of tokens that have a colour of their own. */
const CLASSES = new Map<TypeScript.TokenClass, string>([
  [ts.TokenClass.Keyword, "keyword"],
  [ts.TokenClass.StringLiteral, "string"],
  [ts.TokenClass.NumberLiteral, "number"],
  [ts.TokenClass.Comment, "comment"],
]);

/**
 * Marks the tokens of a TypeScript program up, so that a style sheet can colour them.
 *
 * @param hrefs - the addresses of names that are links wherever they stand in the code
 */
export function highlight(code: string, hrefs: ReadonlyMap<string, string> = new Map()): Html {
  const classifier = ts.createClassifier();
  let state = ts.EndOfLineState.None;
  const lines = code.split("\n").map((line) => {
    const { entries, finalLexState } = classifier.getClassificationsForLine(line, state, true);
    state = finalLexState;
    return html`${markTokens(line, entries, hrefs)}\n`;
  });
  return html`${lines}`;
}

function markTokens(
  line: string,
  entries: readonly TypeScript.ClassificationInfo[],
  hrefs: ReadonlyMap<string, string>,
): Renderable[] {
  let end = 0;
  return entries.map(({ length, classification }) => {
    const start = end;
    end += length;
    const text = line.slice(start, end);
    const href = classification === ts.TokenClass.Identifier ? hrefs.get(text) : undefined;
    if (href !== undefined) return html`<a href="${href}">${text}</a>`;
    const name = CLASSES.get(classification) ?? (isCall(classification, line.slice(end)) ? "call" : undefined);
    return name === undefined ? text : html`<span class="${name}">${text}</span>`;
  });
}

const isCall = (classification: TypeScript.TokenClass, rest: string): boolean =>
  classification === ts.TokenClass.Identifier && rest.startsWith("(");
