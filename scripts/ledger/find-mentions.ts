import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import type * as TypeScript from "typescript";
import type { Mentions } from "./ledger-entry.ts";

// Not imported: Node would first read all of it to find out what it exports.
const ts: typeof TypeScript = createRequire(import.meta.url)("typescript");

/** The site and the dashboard tell of rules, and what is seeded keeps them: none of these upholds any. */
const UPHOLDS_NONE = /^packages\/(?:docs|sandbox\/src\/(?:dashboard|seed))\//;

/** What refuses requests by the names of rules. */
const SERVICE = "packages/sandbox/src/";

/** Finds the files of the packages that name rules, by rule id: `packages/<name>/src/**`, in paths from the root. */
export async function findMentions(root: string, ids: ReadonlySet<string>): Promise<Map<string, Mentions>> {
  const mentions = new Map<string, Mentions>();
  for (const file of await sourceFiles(join(root, "packages"))) {
    const path = relative(root, file).split(sep).join("/");
    const kind = kindOf(path);
    if (kind === undefined) continue;
    const text = await readFile(file, "utf8");
    for (const id of namedIn(text, ids)) {
      const entry = mentions.get(id) ?? { sources: [], refusing: [], generated: [], tests: [] };
      entry[kind].push(path);
      // In comments, names stand between backquotes.
      if (kind === "sources" && path.startsWith(SERVICE) && text.includes(`"${id}"`)) entry.refusing.push(path);
      mentions.set(id, entry);
    }
  }
  return mentions;
}

async function sourceFiles(packages: string): Promise<string[]> {
  const names = await readdir(packages).catch(() => []);
  const folders = names.map((name) => join(packages, name, "src"));
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return entries
    .flat()
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Of what is generated, only the constraints do anything; the types repeat what the spec says. */
function kindOf(path: string): Exclude<keyof Mentions, "refusing"> | undefined {
  if (UPHOLDS_NONE.test(path)) return undefined;
  if (/\/generated\//.test(path)) return path.endsWith("/constraints.ts") ? "generated" : undefined;
  return /\.test(-d)?\.ts$/.test(path) ? "tests" : "sources";
}

/** The ids in the strings and comments of a text. In code, `batch.size` may be a property: that is no mention. */
function namedIn(text: string, ids: ReadonlySet<string>): Set<string> {
  // Between quotes there is no code, and most ids stand there: only for the others the text is parsed, which takes long.
  const quoted = idsAmong((text.match(/(["'`])[a-z0-9-]+\.[a-z0-9-]+\1/g) ?? []).join("\n"), ids);
  if (quoted.size === idsAmong(text, ids).size) return quoted;
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, false);
  const words: string[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    words.push(text.slice(node.getFullStart(), node.getStart(source)));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.push(node.text);
    }
  };
  visit(source);
  return idsAmong(words.join("\n"), ids);
}

function idsAmong(text: string, ids: ReadonlySet<string>): Set<string> {
  return new Set((text.match(/[a-z0-9-]+\.[a-z0-9-]+/g) ?? []).filter((word) => ids.has(word)));
}
