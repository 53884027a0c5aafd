import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SOURCE = join(import.meta.dirname, "assets");

/** The files that the style sheet of the pages is made of: a page waits for one request alone. */
const SITE = ["palette", "frame", "base", "landing", "code", "rules", "guides", "pages"].map((name) => `${name}.css`);
const REFERENCE = ["palette.css", "frame.css", "reference.css"];

/** Writes the scripts and the style sheet of the site into a folder. */
export async function writeAssets(folder: string): Promise<void> {
  const scripts = (await readdir(SOURCE)).filter((name) => name.endsWith(".js"));
  await Promise.all([
    ...scripts.map(async (name) => writeFile(join(folder, name), await read(name))),
    writeFile(join(folder, "site.css"), await concatenate(SITE)),
  ]);
}

/** The style sheet of the references, which stands in them: they are drawn without waiting for anything else. */
export const referenceStyles = (): Promise<string> => concatenate(REFERENCE);

const read = (name: string): Promise<string> => readFile(join(SOURCE, name), "utf8");

async function concatenate(names: readonly string[]): Promise<string> {
  return (await Promise.all(names.map(read))).join("\n");
}
