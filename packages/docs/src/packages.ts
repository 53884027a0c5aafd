import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A package of the repository that anybody can install. */
export interface PublicPackage {
  name: string;
  description: string;
}

/** The folder of a package. */
export const folderOf = (name: string): string => name.replace(/^@[^/]+\//, "");

/** The page that shows the README of a package, relative to the root of the site. */
export const packagePage = (folder: string): string => `packages/${folder}.html`;

/** Where the README of a package stands. */
export const readmePath = (folder: string): string => join(PACKAGES, folder, "README.md");

const PACKAGES = join(import.meta.dirname, "..", "..");

/** What most readers look for comes first. */
const ORDER = ["platform-v2", "ads-v12", "core", "mock", "sandbox"];

/** Reads what the public packages of the repository are and say they are, so that the site names what exists. */
export async function listPackages(): Promise<PublicPackage[]> {
  const packages: PublicPackage[] = [];
  for await (const file of glob("*/package.json", { cwd: PACKAGES })) {
    const manifest = JSON.parse(await readFile(join(PACKAGES, file), "utf8"));
    if (manifest.private !== true) packages.push({ name: manifest.name, description: manifest.description });
  }
  return packages.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** A package that is not in the list comes after those that are. */
function rank({ name }: PublicPackage): number {
  const index = ORDER.indexOf(folderOf(name));
  return index === -1 ? ORDER.length : index;
}
