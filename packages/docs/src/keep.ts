import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives a text that takes long to make: the one that was made before if it was made of the same, otherwise a new one.
 *
 * @param name - tells the texts of the site apart
 * @param from - everything that the text depends on
 */
export type Keep = (name: string, from: readonly string[], make: () => Promise<string>) => Promise<string>;

/** Makes each text anew. */
export const keepNothing: Keep = (_name, _from, make) => make();

/** Keeps the last text of each name in a folder, in a file that is named after what the text was made of. */
export function keepIn(folder: string): Keep {
  return async (name, from, make) => {
    const file = `${name}.${hash("sha256", JSON.stringify(from))}`;
    const kept = await readFile(join(folder, file), "utf8").catch(() => undefined);
    if (kept !== undefined) return kept;
    const text = await make();
    await mkdir(folder, { recursive: true });
    // Renamed, so that nobody ever reads a part of it.
    const unfinished = join(folder, `${file}.${process.pid}`);
    await writeFile(unfinished, text);
    await rename(unfinished, join(folder, file));
    const old = (await readdir(folder)).filter((other) => other.startsWith(`${name}.`) && other !== file);
    await Promise.all(old.map((other) => rm(join(folder, other), { force: true })));
    return text;
  };
}
