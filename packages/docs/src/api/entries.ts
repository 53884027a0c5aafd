import { join } from "node:path";

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** A module of a public package: what it is imported by, the folder of the package, and its file in there. */
export type Entry = readonly [name: string, folder: string, file: string];

/**
 * The entry points of the public packages, by what they are imported by; `tsconfig.json` beside this file lists them, too.
 * TypeDoc tells of a symbol where it meets it first, and refers to it elsewhere: so what is shared comes first.
 */
export const ENTRIES: readonly Entry[] = [
  ["@social-api/core", "core", "index.ts"],
  ["@social-api/platform-v2", "platform-v2", "index.ts"],
  ["@social-api/ads-v12", "ads-v12", "index.ts"],
  ["@social-api/mock", "mock", "index.ts"],
  ["@social-api/sandbox", "sandbox", "index.ts"],
  ["@social-api/sandbox/msw", "sandbox", "msw.ts"],
];

/** Where the file of an entry stands. */
export const entryPath = ([, folder, file]: Entry): string => join(ROOT, "packages", folder, "src", file);
