import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

/** Files below this size, in bytes, fit into one packet as they are. */
const SMALLEST = 1_000;

/** Puts a compressed copy beside each file of a folder that a server can send in its place: `index.html.gz`. */
export async function compressFolder(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob("**/*.{html,css,js,json,md,txt}", { cwd: folder })) files.push(file);
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      if (content.length < SMALLEST) return;
      await writeFile(join(folder, `${file}.gz`), await compress(content, { level: 9 }));
    }),
  );
}
