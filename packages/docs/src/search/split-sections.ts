import { markupText } from "../text/markup-text.ts";

/** A part of a page: what stands below a heading with an anchor. */
export interface PageSection {
  id: string;
  heading: string;
  text: string;
}

const HEADING = /<h([1-4])(?:\s[^>]*?)?\sid="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/;

/** Programs say little in words, and a table of contents says what stands below again. */
const LEFT_OUT = /<pre[\s>][\s\S]*?<\/pre>|<nav[\s>][\s\S]*?<\/nav>|<form[\s>][\s\S]*?<\/form>|<h1[\s>][\s\S]*?<\/h1>/g;

/** Splits a page at its headings with anchors; the first part is what stands before all of them. */
export function splitSections(markup: string): PageSection[] {
  const [before = "", ...parts] = markup.replace(LEFT_OUT, " ").split(new RegExp(HEADING, "g"));
  const sections: PageSection[] = [{ id: "", heading: "", text: markupText(before) }];
  for (let i = 0; i + 3 < parts.length; i += 4) {
    const [, id = "", heading = "", text = ""] = parts.slice(i, i + 4);
    sections.push({ id: markupText(id), heading: markupText(heading), text: markupText(text) });
  }
  return sections;
}
