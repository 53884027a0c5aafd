import { basename, dirname, join, relative, sep } from "node:path";
import { EXAMPLES, exampleFolder, examplePage, GUIDES, guidePage, guidePath } from "./guides.ts";

const PAGES: ReadonlyMap<string, string> = new Map([
  ...GUIDES.map((name) => [guidePath(name), guidePage(name)] as const),
  ...EXAMPLES.map((name) => [join(exampleFolder(name), "README.md"), examplePage(name)] as const),
]);

const SITE = "site:";

/**
 * The address on the site of what a guide or an example links to. Links lead from file to file, so that they work in the
 * repository, too: to other guides and examples, and from the README of an example to its files. A page of the site that
 * is no file of the repository is written `site:rules.html`.
 *
 * @param from - the Markdown file that holds the link
 * @throws Error for a link that leads to none of these
 */
export function articleLink(from: string, href: string): string {
  if (href.startsWith("#")) return href;
  if (href.startsWith(SITE)) return href.slice(SITE.length);
  const [path = "", hash] = href.split("#");
  const target = join(dirname(from), path);
  const page = PAGES.get(target);
  if (page !== undefined) return hash === undefined ? page : `${page}#${hash}`;
  const inside = relative(dirname(from), target);
  if (basename(from) === "README.md" && !inside.startsWith("..") && !inside.includes(sep)) return `#${inside}`;
  throw new Error(`${from} links to ${href}, which is no guide, no example and no file of its own`);
}
