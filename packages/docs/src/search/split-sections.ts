import { markupText } from "../text/markup-text.ts";
import { withoutLanguages } from "../text/without-languages.ts";

/** A part of a page: what stands below a heading with an anchor. */
export interface PageSection {
  id: string;
  heading: string;
  text: string;
}

const HEADING = /<h([1-4])(?:\s[^>]*?)?\sid="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/;

/** A table of contents says what stands below again, and a place in a document is nothing that is looked for. */
const LEFT_OUT =
  /<nav[\s>][\s\S]*?<\/nav>|<form[\s>][\s\S]*?<\/form>|<h1[\s>][\s\S]*?<\/h1>|<code class="pointer">[\s\S]*?<\/code>/g;

/** Programs say little in words. */
const PROGRAM = /<pre[\s>][\s\S]*?<\/pre>/g;

/**
 * Splits a page at its headings with anchors; the first part is what stands before all of them. A heading with nothing
 * below it but further headings is no part.
 */
export function splitSections(markup: string): PageSection[] {
  const [before = "", ...parts] = withoutLanguages(markup).replace(LEFT_OUT, " ").split(new RegExp(HEADING, "g"));
  const sections: PageSection[] = [{ id: "", heading: "", text: inWords(before) }];
  for (let i = 0; i + 3 < parts.length; i += 4) {
    const [, id = "", heading = "", text = ""] = parts.slice(i, i + 4);
    if (markupText(text) === "") continue;
    sections.push({ id: markupText(id), heading: markupText(heading), text: inWords(text) });
  }
  return sections;
}

const inWords = (markup: string): string => markupText(markup.replace(PROGRAM, " "));
