import { Marked } from "marked";
import { escapeHtml, type Html, trusted } from "./html.ts";

/** Markup inside the texts of a document is shown, not obeyed: a text says `<kind>` and means it. */
const marked = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** Renders a text of one or more paragraphs. */
export const markdown = (text: string): Html => trusted(marked.parse(text, { async: false }));

/** Renders a text that stands inside a paragraph. */
export const inlineMarkdown = (text: string): Html => trusted(marked.parseInline(text, { async: false }));
