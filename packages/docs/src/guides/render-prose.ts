import { Marked, type RendererObject, type Tokens } from "marked";
import { escapeHtml, type Html, trusted } from "../html.ts";
import { commandBlock, outputBlock, programBlock, sampleBlock } from "../pages/code-block.ts";
import { readSample, type Sample } from "../samples.ts";
import { linkNames } from "../text/link-names.ts";
import { articleLink, isReadme } from "./article-link.ts";
import { headingId, listSampleComments, plainText } from "./article-parts.ts";
import type { Article } from "./guides.ts";
import type { SampleComment } from "./sample-comment.ts";

/** What the text of an article refers to. */
export interface ProseContext {
  article: Pick<Article, "path" | "lead" | "body">;
  /** The addresses of what is linked wherever it is named in code. */
  names: ReadonlyMap<string, string>;
}

/** An article as markup. */
export interface RenderedProse {
  lead: Html;
  body: Html;
}

/**
 * Renders an article: samples in the place of the comments that name them, commands and their output as such, links as
 * they are on the site, and names of operations and rules as links.
 *
 * @throws Error for a sample that there is not, for a link that leads nowhere, and for markup
 */
export async function renderProse({ article, names }: ProseContext): Promise<RenderedProse> {
  const samples = await readSamples(article);
  let programs = 0;
  const renderer: RendererObject = {
    html: ({ text }) => {
      const sample = samples.get(text.trim());
      if (sample === undefined) throw new Error(`${article.path} holds markup that names no sample: ${text}`);
      return sampleBlock(sample.label, sample).markup;
    },
    code(token) {
      const language = isReadme(article.path) ? LANGUAGES.get(token.lang ?? "") : undefined;
      if (language === undefined) return codeBlock(token, article.path).markup;
      programs += 1;
      return programBlock(language, token, programs).markup;
    },
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(articleLink(article.path, href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    // It can be scrolled by keyboard where it is wider than the screen. On a small one, its cells stand one below the
    // other, each with its heading; roles say that it is a table all the same.
    table(token) {
      const headings = token.header.map(({ text }) => plainText(text));
      const names = headings.filter(Boolean);
      const cell = ({ text, tokens }: Tokens.TableCell, label = "") => {
        const attribute = label !== "" && names.length > 1 ? ` data-label="${escapeHtml(label)}"` : "";
        return `<td role="cell"${attribute}>${text === "" ? "" : this.parser.parseInline(tokens)}</td>`;
      };
      const heading = (one: Tokens.TableCell) =>
        one.text === "" ? cell(one) : `<th role="columnheader">${this.parser.parseInline(one.tokens)}</th>`;
      const row = (cells: readonly string[]) => `<tr role="row">${cells.join("")}</tr>`;
      const rows = token.rows.map((cells) => row(cells.map((one, column) => cell(one, headings[column]))));
      return `<div class="table" tabindex="0" role="region" aria-label="Table: ${escapeHtml(names.join(", "))}"><table role="table"><thead role="rowgroup">${row(token.header.map(heading))}</thead><tbody role="rowgroup">${rows.join("")}</tbody></table></div>`;
    },
  };
  const marked = new Marked({ renderer });
  return {
    lead: linkNames(trusted(marked.parseInline(article.lead, { async: false })), names),
    body: linkNames(trusted(marked.parser([...article.body])), names),
  };
}

/** What READMEs show as a whole, by how a block is marked: a test of its own runs their programs. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["ts", "TypeScript"],
  ["js", "JavaScript"],
  ["yaml", "YAML"],
]);

/** The samples that an article shows, by the comments that name them. */
async function readSamples({ body }: Pick<Article, "body">): Promise<ReadonlyMap<string, SampleComment & Sample>> {
  const comments = listSampleComments(body);
  return new Map(
    await Promise.all(
      [...comments].map(async ([text, comment]) => {
        const sample = await readSample(comment.name, comment.region);
        return [text, { ...comment, ...sample }] as const;
      }),
    ),
  );
}

/** Code that no compiler reads: what goes into a shell, and what comes out of it. */
function codeBlock({ lang, text }: Tokens.Code, path: string): Html {
  if (lang === "sh") return commandBlock(text);
  if (lang === "text" || lang === "json") return outputBlock(text);
  throw new Error(`${path} holds a block of ${lang}: programs are files of samples/ or of the example`);
}
