import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SOURCE = join(import.meta.dirname, "assets");

/** The style sheet of each kind of page, and the files that it is made of: a page waits for one request alone. */
const SHEETS = {
  "site.css": ["palette.css", "frame.css", "site.css", "pages.css"],
  "reference.css": ["palette.css", "frame.css", "reference.css"],
};

/** Writes the scripts and style sheets of the site into a folder. */
export async function writeAssets(folder: string): Promise<void> {
  const read = (name: string) => readFile(join(SOURCE, name), "utf8");
  const scripts = (await readdir(SOURCE)).filter((name) => name.endsWith(".js"));
  await Promise.all([
    ...scripts.map(async (name) => writeFile(join(folder, name), await read(name))),
    ...Object.entries(SHEETS).map(async ([name, parts]) =>
      writeFile(join(folder, name), (await Promise.all(parts.map(read))).join("\n")),
    ),
  ]);
}
