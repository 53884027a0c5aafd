import { builtinModules } from "node:module";
import { gzipSync } from "node:zlib";
import { fromPeers } from "../peers.ts";

/** What a page has to load for a program. */
export interface BundleSize {
  readonly minified: number;
  /** Minified, then compressed. */
  readonly compressed: number;
}

interface Esbuild {
  build(options: object): Promise<{ outputFiles: readonly { contents: Uint8Array }[] }>;
}

/**
 * Bundles a program for browsers, as an ES module.
 *
 * Modules of Node that a package imports even so are left out, as if they weighed nothing.
 *
 * @param folder - where the program's imports are looked up from
 */
export async function bundleSize(program: string, folder: string): Promise<BundleSize> {
  const { build } = fromPeers("esbuild") as Esbuild;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: [...builtinModules, "node:*"],
    logLevel: "error",
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error("esbuild wrote nothing");
  return { minified: script.contents.length, compressed: gzipSync(script.contents, { level: 9 }).length };
}
