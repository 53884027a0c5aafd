import { readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { gzipSync } from "node:zlib";
import ts from "typescript";
import { fromPeers } from "../peers.ts";

/** What a page has to load for a program. */
export interface BundleSize {
  readonly minified: number;
  /** Minified, then compressed. */
  readonly compressed: number;
}

/** What a program is bundled without. */
export interface LeftOut {
  /** True for what is left when no message says anything. */
  readonly words?: boolean;
  /** Files whose exports become nothing. */
  readonly files?: RegExp;
}

interface Esbuild {
  build(options: object): Promise<{ outputFiles: readonly { contents: Uint8Array }[] }>;
}

interface PluginBuild {
  onLoad(on: { filter: RegExp }, load: (file: { path: string }) => Promise<{ contents: string }>): void;
}

/**
 * Bundles a program for browsers, as an ES module.
 *
 * Modules of Node that a package imports even so are left out, as if they weighed nothing.
 *
 * @param folder - where the program's imports are looked up from
 */
export async function bundleSize(program: string, folder: string, { words, files }: LeftOut = {}): Promise<BundleSize> {
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
    plugins: files ? [emptied(files)] : [],
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error("esbuild wrote nothing");
  const contents = words ? Buffer.from(withoutWords(new TextDecoder().decode(script.contents))) : script.contents;
  return { minified: contents.length, compressed: gzipSync(contents, { level: 9 }).length };
}

/** Keeps of files nothing but what they import and the names that they export. */
function emptied(files: RegExp): object {
  return {
    name: "emptied",
    setup(build: PluginBuild) {
      build.onLoad({ filter: files }, async ({ path }) => {
        const code = await readFile(path, "utf8");
        const imports = [...code.matchAll(/^import \{ (.*) \} from .*$/gm)];
        const exports = code.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm);
        const imported = `[${imports.map(([, names]) => names).join()}]`;
        const stubs = [...exports].map(([, name]) => `export const ${name} = ${imported};`);
        return { contents: [...imports.map(([line]) => line), ...stubs].join("\n") };
      });
    },
  };
}

/** Empties all texts of a script that have a space: its messages. */
function withoutWords(script: string): string {
  const file = ts.createSourceFile("script.js", script, ts.ScriptTarget.Latest);
  let left = "";
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (!node.text.includes(" ")) return;
      const [, open = "", close = ""] = /^(["'`}]).*(["'`]|\$\{)$/s.exec(node.getText(file)) ?? [];
      left += script.slice(end, node.getStart(file)) + open + close;
      end = node.getEnd();
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return left + script.slice(end);
}
