import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readChangesets } from "@changesets/read";
import { runCommand } from "./run-command.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where the tools are that the release tests compare with and run on. */
export const TOOLS = join(import.meta.dirname, "tools");

/** Resolves what stands in the folder of the tools. */
export const fromTools = createRequire(join(TOOLS, "package.json"));

/** A public package, versioned and packed as a release would. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** The file of its tarball. */
  readonly tarball: string;
  /** The folder that its tarball was unpacked to. */
  readonly folder: string;
  /** What its changelog says of this version. */
  readonly notes: string;
}

/** Installs the tools as their lockfile has them. */
export async function installTools(): Promise<void> {
  await pnpm(["install", "--frozen-lockfile", "--prefer-offline"], TOOLS);
}

/**
 * Versions and packs every public package in a copy of the repository, so that nothing here changes.
 *
 * @param folder - an empty folder
 */
export async function packAll(folder: string): Promise<PackedPackage[]> {
  const copy = join(folder, "repository");
  await copyRepository(copy);
  await pnpm(["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"], copy);
  await versionAll(copy);
  const packed: PackedPackage[] = [];
  for (const name of await readdir(join(copy, "packages"))) {
    const manifest = JSON.parse(await readFile(join(copy, "packages", name, "package.json"), "utf8")) as Manifest;
    if (manifest.private) continue;
    const tarball = join(folder, `${name}-${manifest.version}.tgz`);
    await pnpm(["pack", "--out", tarball], join(copy, "packages", name));
    const unpacked = join(folder, "unpacked", name);
    await mkdir(unpacked, { recursive: true });
    await runCommand("tar", ["-xzf", tarball, "-C", unpacked], { cwd: folder });
    const changelog = await readFile(join(copy, "packages", name, "CHANGELOG.md"), "utf8").catch(() => "");
    packed.push({
      name: manifest.name,
      version: manifest.version,
      tarball,
      folder: join(unpacked, "package"),
      notes: notesOf(changelog, manifest.version),
    });
  }
  return packed;
}

/**
 * Versions the packages as a release does: by the changesets, and by what has changed in the APIs' documents. Where all was
 * released there is neither, which `changeset version` refuses.
 */
export async function versionAll(repository: string): Promise<void> {
  const evolution = join(ROOT, "scripts", "evolution.ts");
  await runCommand(process.execPath, [evolution, "notes", "--root", repository], { cwd: repository });
  if ((await readChangesets(repository)).length === 0) return;
  await runCommand(join(ROOT, "node_modules", ".bin", "changeset"), ["version"], { cwd: repository });
}

/** The section of one version, without its heading. */
function notesOf(changelog: string, version: string): string {
  const [, section = ""] = changelog.split(`\n## ${version}\n`);
  return (section.split(/^## /m)[0] ?? "").trim();
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** What a clone would have, and what is built. Nothing is built again: what is packed is what was tested. */
async function copyRepository(copy: string): Promise<void> {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  // What is deleted but not committed yet is still named.
  for (const file of files
    .toString()
    .split("\0")
    .filter((name) => name !== "" && existsSync(join(ROOT, name)))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file));
  }
  const folders = ["specs", ...(await readdir(join(ROOT, "packages"))).map((name) => join("packages", name))];
  for (const folder of folders) {
    const built = join(ROOT, folder, "dist");
    if (existsSync(built)) await cp(built, join(copy, folder, "dist"), { recursive: true });
  }
  // Changesets asks git which commit a changeset came with.
  const git = (...args: string[]) =>
    runCommand("git", ["-c", "user.name=Release test", "-c", "user.email=release@example.com", ...args], { cwd: copy });
  await git("init", "--quiet");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "As it stands");
}

function pnpm(args: readonly string[], cwd: string): Promise<string> {
  return runCommand(join(ROOT, "node_modules", ".bin", "pnpm"), args, { cwd, env: { CI: "true" } });
}
