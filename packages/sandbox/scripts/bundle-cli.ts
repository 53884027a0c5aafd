/**
 * Puts the command line and all that it loads into a few files: to find and read three hundred takes longer than the sandbox
 * takes for everything else until its first answer. What is imported stays as the compiler wrote it.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const folder = fileURLToPath(new URL("../dist/node/", import.meta.url));

const bundle = await rolldown({
  input: `${folder}cli.js`,
  platform: "node",
  // Whoever has it gets handlers for it, and those are not loaded here.
  external: [/^msw(\/|$)/],
});
const { output } = await bundle.write({
  dir: folder,
  format: "es",
  entryFileNames: "cli.js",
  chunkFileNames: "cli.[name].js",
});
await bundle.close();
// It led to the file that was replaced.
await rm(`${folder}cli.js.map`);

// Licences want to be where the code is.
const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
const foreign = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []);
const licences = [...new Set(foreign)].sort().map(async (directory) => {
  const name = directory.split("/node_modules/").at(-1);
  const file = (await readdir(directory)).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} is bundled, and has no licence`);
  return `${name}\n\n${await readFile(`${directory}/${file}`, "utf8")}`;
});
await writeFile(`${folder}third-party-licences.txt`, (await Promise.all(licences)).join(`\n${"-".repeat(80)}\n\n`));
