import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { ENTRIES, ROOT } from "../api/entries.ts";
import { packagePage, readmePath } from "../packages.ts";
import { REPOSITORY, SITE_URL } from "../repository.ts";
import { EXAMPLES, exampleFolder, examplePage, GUIDES, guidePage, guidePath } from "./guides.ts";

const PACKAGES = [...new Set(ENTRIES.map(([, folder]) => folder))];
const READMES: ReadonlyMap<string, string> = new Map(
  PACKAGES.map((folder) => [readmePath(folder), packagePage(folder)] as const),
);
const PAGES: ReadonlyMap<string, string> = new Map([
  ...GUIDES.map((name) => [guidePath(name), guidePage(name)] as const),
  ...EXAMPLES.map((name) => [join(exampleFolder(name), "README.md"), examplePage(name)] as const),
  ...READMES,
]);

const SITE = "site:";

/** Whether a Markdown file is the README of a public package, which is read elsewhere, too. */
export const isReadme = (path: string): boolean => READMES.has(path);

/**
 * The address on the site of what an article links to. Links lead from file to file, so that they work in the repository,
 * too: to guides, examples and the READMEs of packages, and from the README of an example to its files. A page of the
 * site that is no file of the repository is written `site:rules.html`, or by its whole address where a README has to.
 *
 * The README of a package is also read where there are no files beside it. It may link to any address of https; those of
 * packages and files of this repository become pages of the site where there is one. Its links to other files lead into
 * the repository.
 *
 * @param from - the Markdown file that holds the link
 * @throws Error for a link that leads to none of these
 */
export function articleLink(from: string, href: string): string {
  if (href.startsWith("#")) return href;
  for (const site of [SITE, SITE_URL]) if (href.startsWith(site)) return href.slice(site.length) || "index.html";
  const [path = "", hash] = href.split("#");
  const target = pathOf(path) ?? join(dirname(from), path);
  const page = PAGES.get(target) ?? PAGES.get(join(target, "README.md"));
  if (page !== undefined) return hash === undefined || hash === "readme" ? page : `${page}#${hash}`;
  if (isReadme(from)) {
    if (path.startsWith("https://")) return href;
    if (existsSync(target)) return `${REPOSITORY}/blob/main/${relative(ROOT, target).split(sep).join("/")}`;
  }
  const inside = relative(dirname(from), target);
  if (basename(from) === "README.md" && !inside.startsWith("..") && !inside.includes(sep)) return `#${inside}`;
  throw new Error(`${from} links to ${href}, which is no page of the site and no file of its own`);
}

/** The file or folder of this repository that an address of https leads to. */
function pathOf(address: string): string | undefined {
  const name = /^https:\/\/www\.npmjs\.com\/package\/@social-api\/([\w-]+)$/.exec(address)?.[1];
  if (name !== undefined) return readmePath(name);
  const file = address.startsWith(REPOSITORY) && /^\/(?:blob|tree)\/main\/(.+)$/.exec(address.slice(REPOSITORY.length));
  return file ? join(ROOT, file[1] ?? "") : undefined;
}
