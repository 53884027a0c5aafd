import { Marked } from "marked";
import { escapeHtml, type Html, trusted } from "./html.ts";

/** What stays on the site or is safe to follow: every scheme but https is a mistake, and some run as scripts. */
const ADDRESS = /^(?:https:\/\/|(?!\/)[\w./~-]*(?:[?#]|$))/;

/** Markup inside the texts of a document is shown, not obeyed: a text says `<kind>` and means it. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link: ({ href }) => assertAddress(href),
    image: ({ href }) => assertAddress(href),
  },
});

/**
 * Renders a text of one or more paragraphs.
 *
 * @throws Error for a link or an image whose address is neither relative nor of https
 */
export const markdown = (text: string): Html => trusted(marked.parse(text, { async: false }));

/**
 * Renders a text that stands inside a paragraph.
 *
 * @throws Error for a link or an image whose address is neither relative nor of https
 */
export const inlineMarkdown = (text: string): Html => trusted(marked.parseInline(text, { async: false }));

/** Leaves the rest to the renderer of marked. */
function assertAddress(href: string): false {
  if (!ADDRESS.test(href)) throw new Error(`a text links to ${href}: addresses are relative or of https`);
  return false;
}
