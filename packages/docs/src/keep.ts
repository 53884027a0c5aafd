import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gives a text that takes long to make: the one that was made before if it was made of the same, otherwise a new one.
 *
 * @param name - tells the texts of the site apart
 * @param from - everything that the text depends on
 */
export type Keep = (name: string, from: readonly string[], make: () => Promise<string>) => Promise<string>;

/** Makes each text anew. */
export const keepNothing: Keep = (_name, _from, make) => make();

/**
 * Keeps the last text of each name in a folder, in a file that begins with a digest of what the text was made of.
 *
 * The files are small and many: to read them at once takes less than to have them read meanwhile.
 */
export function keepIn(folder: string): Keep {
  return async (name, from, make) => {
    const file = join(folder, name);
    const digest = `${digestOf(from)}\n`;
    const kept = read(file);
    if (kept?.startsWith(digest)) return kept.slice(digest.length);
    const text = await make();
    mkdirSync(dirname(file), { recursive: true });
    // Renamed, so that nobody ever reads a part of it.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, digest + text);
    renameSync(unfinished, file);
    return text;
  };
}

/** Each text after its length, so that no two lists have the same digest. */
function digestOf(texts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(`${text.length}:`).update(text);
  return digest.digest("hex");
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
