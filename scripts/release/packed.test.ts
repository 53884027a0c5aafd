import { readdir, readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { fromTools } from "./stage.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const packed = inject("packed");

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const tool = <Tool>(name: string) => import(pathToFileURL(fromTools.resolve(name)).href) as Promise<Tool>;

describe.each(packed)("$name", ({ name, version, tarball, folder, notes }) => {
  test("has release notes", () => {
    expect(notes).toMatch(/^### (Major|Minor|Patch) Changes\n/);
  });

  test("has a version, and names its neighbours by theirs", async () => {
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
    expect(version).not.toBe("0.0.0");
    expect(JSON.stringify(manifest)).not.toContain("workspace:");
    for (const [dependency, range] of Object.entries((manifest["dependencies"] ?? {}) as Record<string, string>)) {
      const neighbour = packed.find((each) => each.name === dependency);
      if (neighbour) expect(range).toBe(`^${neighbour.version}`);
    }
  });

  test("says what a registry and its readers want to know", async () => {
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      type: "module",
      license: "MIT",
      description: expect.stringMatching(/\.$/),
      repository: { type: "git", directory: `packages/${name.split("/")[1]}` },
      engines: { node: expect.stringMatching(/^>=/) },
      publishConfig: { access: "public", provenance: true },
    });
    // Servers do something when they are imported by name from the command line; libraries must not.
    if (!manifest.bin) expect(manifest.sideEffects).toBe(false);
    expect(JSON.stringify(manifest.exports)).not.toContain("@social-api/source");
    expect(Object.keys(manifest.exports)).not.toContain("./*");
  });

  test("holds what is needed to use it, and nothing else", async () => {
    const files = await filesOf(folder);
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    const others = files.filter((file) => !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+)$/.test(file));
    expect(others).toEqual([]);
    expect(
      files.filter((file) => /\.test(-d)?\.|(^|\/)(test|tests|scripts|fixtures)\/|\.tsbuildinfo$/.test(file)),
    ).toEqual([]);
    // Sources are in the source maps; beside them they would be a second way to import.
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  test("names no path of the machine that built it", async () => {
    for (const file of await filesOf(folder)) {
      const text = await readFile(join(folder, file), "utf8");
      for (const place of [ROOT, homedir() === "/" ? ROOT : `${homedir()}/`])
        expect(text.includes(place), `${file} names ${place}`).toBe(false);
    }
  });

  test("has source maps that lead to sources", async () => {
    const maps = (await filesOf(folder)).filter((file) => file.endsWith(".map"));
    expect(maps.length).toBeGreaterThan(0);
    for (const file of maps) {
      const map = JSON.parse(await readFile(join(folder, file), "utf8")) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      for (const [at, source] of map.sources.entries()) {
        const inside = map.sourcesContent?.[at] ?? undefined;
        const beside = await stat(join(folder, dirname(file), source)).catch(() => undefined);
        expect(inside !== undefined || beside !== undefined, `${file}: ${source}`).toBe(true);
      }
    }
  });

  test("is clean for publint", async () => {
    const { publint } = await tool<{ publint: (options: object) => Promise<{ messages: unknown[] }> }>("publint");
    expect((await publint({ pkgDir: folder, strict: true, pack: false })).messages).toEqual([]);
  });

  test("has types that are right, for every way to import it", async () => {
    const attw = await tool<{
      checkPackage: (
        pkg: object,
      ) => Promise<{ problems?: { kind: string; entrypoint?: string; resolutionKind?: string }[] }>;
      createPackageFromTarballData: (data: Uint8Array) => object;
    }>("@arethetypeswrong/core");
    const { problems } = await attw.checkPackage(attw.createPackageFromTarballData(await readFile(tarball)));
    // ESM alone, by choice: Node.js 20.19 and later load it with `require`, and nothing is there for older resolution.
    const expected = (problem: { kind: string; resolutionKind?: string }) =>
      problem.kind === "CJSResolvesToESM" || problem.resolutionKind === "node10";
    expect((problems ?? []).filter((problem) => !expected(problem))).toEqual([]);
  });
});
