import { readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Keep, keepNothing } from "./keep.ts";

const compress = promisify(gzip);

/** Files below this size, in bytes, fit into one packet as they are. */
const SMALLEST = 1_000;

const LEVEL = 9;

/**
 * Puts a compressed copy beside each file of a folder that a server can send in its place: `index.html.gz`.
 *
 * @param keep - where the copies are kept
 */
export async function compressFolder(folder: string, keep: Keep = keepNothing): Promise<void> {
  const files: string[] = [];
  for await (const file of glob("**/*.{html,css,js,json,md,txt}", { cwd: folder })) files.push(file);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < SMALLEST) return;
      const from = [`zlib ${process.versions.zlib}, level ${LEVEL}`, content.toString()];
      const copy = await keep(`compressed/${file}`, from, async () =>
        (await compress(content, { level: LEVEL })).toString("base64"),
      );
      writeFileSync(join(folder, `${file}.gz`), copy, "base64");
    }),
  );
}
