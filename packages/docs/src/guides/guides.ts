import { join } from "node:path";
import { folderOf, type PublicPackage, packagePage, readmePath } from "../packages.ts";
import { type Prose, readProse } from "./read-prose.ts";

/** The guides, in the order in which they are meant to be read: files of `guides/`. */
export const GUIDES = [
  "start",
  "authentication",
  "lists",
  "batches",
  "money",
  "errors",
  "requests",
  "replay",
  "stream",
  "testing",
  "migrating",
  "upgrading",
] as const;

/** The examples: folders of `examples/`, each a program with its own README. */
export const EXAMPLES = ["webhook-receiver", "campaign-sync", "budget-dashboard"] as const;

/** A guide, an example or the README of a package, and the page that it becomes. */
export interface Article extends Prose {
  name: string;
  /** Where its Markdown stands. */
  path: string;
  /** Its page, relative to the root of the site. */
  file: string;
}

const ROOT = join(import.meta.dirname, "..", "..");

/** The page of a guide, relative to the root of the site. */
export const guidePage = (name: string): string => `guides/${name}.html`;

/** The page of an example, relative to the root of the site. */
export const examplePage = (name: string): string => `examples/${name}.html`;

/** Where the Markdown of a guide stands. */
export const guidePath = (name: string): string => join(ROOT, "guides", `${name}.md`);

/** The folder of an example. */
export const exampleFolder = (name: string): string => join(ROOT, "examples", name);

/** Reads all guides. */
export const readGuides = (): Promise<Article[]> =>
  Promise.all(
    GUIDES.map(async (name) => {
      const path = guidePath(name);
      return { name, path, file: guidePage(name), ...(await readProse(path)) };
    }),
  );

/** Reads the READMEs of all examples. */
export const readExamples = (): Promise<Article[]> =>
  Promise.all(
    EXAMPLES.map(async (name) => {
      const path = join(exampleFolder(name), "README.md");
      return { name, path, file: examplePage(name), ...(await readProse(path)) };
    }),
  );

/** Reads the READMEs of all public packages. */
export const readReadmes = (packages: readonly PublicPackage[]): Promise<Article[]> =>
  Promise.all(
    packages.map(async (shown) => {
      const name = folderOf(shown.name);
      const path = readmePath(name);
      return { name, path, file: packagePage(name), ...(await readProse(path)) };
    }),
  );
