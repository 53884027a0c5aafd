/**
 * Shows what a release would do, and does nothing of it: the versions, what each tarball holds, and the release notes.
 *
 *   pnpm release:dry
 */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { type PackedPackage, packAll } from "./stage.ts";

const folder = await mkdtemp(join(tmpdir(), "social-api-release-"));
try {
  const packed = await packAll(folder);
  for (const each of packed) console.log(await describe(each));
  console.log(packed.length === 0 ? "Nothing would be released." : "Nothing was published.");
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function describe({ name, version, tarball, folder, notes }: PackedPackage): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const { size } = await stat(tarball);
  return [
    styleText("bold", `${name} ${version}`),
    `  ${files.length} files, ${(size / 1024).toFixed(1)} KiB packed`,
    ...notes
      .split("\n")
      .filter(Boolean)
      .map((line) => `  ${line}`),
    "",
  ].join("\n");
}
