import { posix } from "node:path";
import type { Page } from "../pages/layout.ts";

/** A page as `llms.txt` names it: its copy in Markdown, and what it is about. */
export interface Copy extends Pick<Page, "file" | "title" | "description"> {
  markdown: string;
}

/** The parts of `llms.txt`, by how files are named; what many programs will not need comes last. */
const PARTS: readonly (readonly [heading: string, pattern: RegExp])[] = [
  ["Guides", /^guide/],
  ["Examples", /^example/],
  ["References", /^(?:platform|ads|sandbox)-/],
  ["Packages", /^(?:packages|api)/],
  ["Pages", /^[^/]+$/],
  ["Optional", /^rules\//],
];

/** The index of the site for readers that are programs, in the form that llmstxt.org describes. Its links are relative. */
export function llmsText(copies: readonly Copy[]): string {
  const left = new Set(copies);
  const parts = PARTS.map(([heading, pattern]) => {
    const own = [...left].filter(({ file }) => pattern.test(file));
    for (const copy of own) left.delete(copy);
    const lines = own.map(({ file, title, description }) => {
      const [name = title] = title.split(" · ");
      return `- [${name}](${copyFile(file)}): ${description.replaceAll("<", "\\<")}`;
    });
    return own.length === 0 ? "" : `## ${heading}\n\n${lines.join("\n")}\n`;
  });
  return [
    "# Social API\n",
    "> Typed clients, a contract mock, a stateful sandbox and references for a social platform's API v2 and its Ads API v12. Every rule that the APIs state has a name and a page.\n",
    "All pages in one file: [llms-full.txt](llms-full.txt). Each page has a copy in Markdown beside it, with `.md` in the place of `.html`. The OpenAPI documents: [platform-v2.json](openapi/platform-v2.json), [ads-v12.json](openapi/ads-v12.json), [sandbox-control.json](openapi/sandbox-control.json).\n",
    ...parts.filter(Boolean),
  ].join("\n");
}

/** All pages in one file, each below its address. Their links are relative to the root, where the file is. */
export function llmsFullText(copies: readonly Copy[]): string {
  return copies
    .map(({ file, markdown }) => `<!-- ${copyFile(file)} -->\n\n${fromRoot(copyFile(file), markdown)}`)
    .join("\n");
}

/** Programs, code, escaped brackets, and where links lead. */
const LINKS = /```[\s\S]*?```|`[^`\n]*`|\\.|\]\((?![a-z][a-z0-9+.-]*:)([^()\s#]*)(#[^()\s]*)?\)/gi;

function fromRoot(copy: string, markdown: string): string {
  return markdown.replace(LINKS, (all, path?: string, anchor = "") => {
    if (path === undefined) return all;
    return `](${path === "" ? copy : posix.join(posix.dirname(copy), path)}${anchor})`;
  });
}

const copyFile = (file: string): string => file.replace(/\.html$/, ".md");
