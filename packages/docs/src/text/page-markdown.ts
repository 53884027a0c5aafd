import { NodeHtmlMarkdown } from "node-html-markdown";
import type { Page } from "../pages/layout.ts";
import { fromFile } from "../pages/relative-links.ts";
import { withoutLanguages } from "./without-languages.ts";

/** What serves only those who look at the page: forms, and lists of what stands right below. */
const LEFT_OUT = /<form[\s>][\s\S]*?<\/form>|<nav class="contents"[\s\S]*?<\/nav>/g;

const converter = new NodeHtmlMarkdown(
  {
    bulletMarker: "-",
    ignore: ["button", "svg"],
    maxConsecutiveNewlines: 2,
    // What the converter escapes anyway, and what would begin a tag.
    globalEscape: [/[\\`*_~[\]<]/g, "\\$&"],
  },
  {
    dt: { prefix: "**", postfix: "**", surroundingNewlines: 2 },
    dd: { surroundingNewlines: 2 },
    figcaption: { surroundingNewlines: 2 },
    summary: { surroundingNewlines: 2 },
    // Between two lines of text, a list without empty lines around it would take in the second.
    "ol,ul": ({ parent }) => ({ surroundingNewlines: parent?.tagName === "LI" ? 1 : 2 }),
    // An item may hold programs: its lines are indented, and no line is broken.
    li: ({ listKind, listItemNumber }) => {
      const marker = listKind === "OL" && listItemNumber !== undefined ? `${listItemNumber}. ` : "- ";
      return { prefix: marker, surroundingNewlines: 1, postprocess: ({ content }) => indented(content, marker.length) };
    },
    h4: { prefix: "#### ", surroundingNewlines: 2 },
  },
);
// In tables, the converter knows no code and escapes the first bar of a cell alone.
converter.tableCellTranslators.set("code", converter.translators.get("code"));
converter.tableRowTranslators.set("td,th", () => ({
  childTranslators: converter.tableCellTranslators,
  prefix: " ",
  postfix: " |",
  postprocess: ({ content }) => content.trim().replace(/\n+/g, " ").replaceAll("|", "\\|"),
}));

/** The copy of a page in Markdown, for readers that are programs. It links to the copies of other pages. */
export function pageMarkdown({ file, main }: Pick<Page, "file" | "main">): string {
  const markup = withoutLanguages(main.markup)
    .replace(LEFT_OUT, "")
    .replace(
      /<div class="command"[^>]*><code>([\s\S]*?)<\/code><\/div>/g,
      '<pre><code class="language-sh">$1</code></pre>',
    )
    .replace(/<pre[^>]*><samp>([\s\S]*?)<\/samp><\/pre>/g, '<pre><code class="language-text">$1</code></pre>')
    .replace(/\n<\/code>/g, "</code>")
    // Markdown has no links inside of code.
    .replace(/<code[\s>][\s\S]*?<\/code>/g, (code) => code.replace(/<\/?a(?:\s[^>]*)?>/g, ""))
    // The converter would leave the line break out, and nothing in its place.
    .replace(/(<\/(?:a|code|em|strong)>)\n *(?=[^\s<]|<(?:a|code|em|strong)[\s>])/g, "$1 ")
    .replace(/<pre([^>]*)><code>/g, '<pre$1><code class="language-ts">');
  return `${converter.translate(toCopies(fromFile(file, markup))).trim()}\n`;
}

const indented = (content: string, width: number): string =>
  content.trim().replace(/\n(?=[^\n])/g, `\n${" ".repeat(width)}`);

/**
 * Makes links to pages of the site links to their copies. A reference has anchors like `#/campaigns/listcampaigns`; its
 * copy has a heading for each operation and schema, but none for a group of operations.
 */
const toCopies = (markup: string): string =>
  markup
    .replace(/( href=")(?![a-z][a-z0-9+.-]*:)([^"#]*)\.html(#[^"]*)?"/gi, '$1$2.md$3"')
    .replace(/( href="[^"#]*\.md#)\/[^"/]+(?:\/([^"/]+))?"/g, (_all, before: string, name = "operations") => {
      return `${before}${name}"`;
    });
