import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readChangesets } from "@changesets/read";
import { folderOf, type PublicPackage } from "../packages.ts";

/** What a version of a package brings, as Markdown. */
export interface Release {
  /** The name of the package. */
  name: string;
  /** Its version; undefined for what is not released yet. */
  version?: string;
  text: string;
}

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/**
 * Reads what each package has brought, newest first: what waits in `.changeset/`, then the versions of its
 * `CHANGELOG.md`. A package without either has none.
 *
 * @param root - the root of the repository; another one in tests
 */
export async function readChangelog(packages: readonly PublicPackage[], root: string = ROOT): Promise<Release[]> {
  const pending = await readChangesets(root);
  const releases = packages.map(async ({ name }) => {
    const own = pending.filter(({ releases }) => releases.some((release) => release.name === name));
    const text = own.map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`).join("\n");
    return [...(text === "" ? [] : [{ name, text }]), ...(await releasesOf(name, root))];
  });
  return (await Promise.all(releases)).flat();
}

async function releasesOf(name: string, root: string): Promise<Release[]> {
  const path = join(root, "packages", folderOf(name), "CHANGELOG.md");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = "", ...lines] = part.split("\n");
      return { name, version: version.trim(), text: lines.join("\n").trim() };
    });
}
