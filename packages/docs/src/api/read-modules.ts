import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Application,
  type CommentDisplayPart,
  type DeclarationReflection,
  OptionDefaults,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from "typedoc";
import ts from "typescript";
import { type ApiModule, type ApiSymbol, type Described, SYMBOL_KINDS, type SymbolKind } from "./api-module.ts";
import { createProgram } from "./create-program.ts";
import { declarationText } from "./declaration-text.ts";
import { ENTRIES, entryPath, ROOT } from "./entries.ts";
import { localNames } from "./local-names.ts";

const KINDS: Partial<Record<ReflectionKind, SymbolKind>> = {
  [ReflectionKind.Function]: "function",
  [ReflectionKind.Class]: "class",
  [ReflectionKind.Interface]: "interface",
  [ReflectionKind.TypeAlias]: "type",
  [ReflectionKind.Variable]: "variable",
};

/**
 * Reads what the public packages export, with TypeDoc. What is generated from the documents is left out: the references
 * tell of it.
 *
 * @throws Error when TypeDoc cannot read a package
 */
export async function readModules(): Promise<Omit<ApiModule, "schemas">[]> {
  const project = await convert();
  const modules = project.children ?? [];
  const sources = new Sources();
  return ENTRIES.map(([name, folder, file]) => {
    const path = `packages/${folder}/src/${file}`;
    const module = modules.find(({ sources }) => sources?.[0]?.fileName === path);
    if (module === undefined) throw new Error(`TypeDoc found nothing in ${path}`);
    const children = module.children ?? [];
    return {
      name,
      folder,
      symbols: children.flatMap((child) => toSymbol(child, sources)).sort(byKindAndName),
      passedOn: children.flatMap(passedOn).sort((a, b) => a.name.localeCompare(b.name, "en")),
    };
  });
}

async function convert(): Promise<ProjectReflection> {
  const entryPoints = ENTRIES.map(entryPath);
  const app = await Application.bootstrap({
    entryPoints,
    tsconfig: join(import.meta.dirname, "tsconfig.json"),
    exclude: ["**/generated/**"],
    excludeExternals: true,
    excludePrivate: true,
    excludeProtected: true,
    sort: ["source-order"],
    logLevel: "Error",
    disableGit: true,
    basePath: ROOT,
    sourceLinkTemplate: "{path}",
    gitRevision: "main",
    // Tags of the generated types.
    blockTags: [...OptionDefaults.blockTags, "@description", "@constant"],
  });
  const program = createProgram(entryPoints, app.options.getCompilerOptions(app.logger));
  return app.converter.convert(
    entryPoints.map((path) => {
      const sourceFile = program.getSourceFile(path);
      if (sourceFile === undefined) throw new Error(`TypeScript cannot read ${path}`);
      return { displayName: path, program, sourceFile };
    }),
  );
}

/** The source files, each read once. */
class Sources {
  readonly #files = new Map<string, ts.SourceFile>();

  /** How something is declared. */
  declarationOf(reflection: DeclarationReflection): Pick<Described, "code" | "localNames"> {
    const [place] = reflection.sources ?? [];
    if (place === undefined) return { code: reflection.name, localNames: [] };
    const file = this.#files.get(place.fileName) ?? this.#read(place.fileName);
    const at = [file, place.line, place.character] as const;
    return { code: declarationText(...at), localNames: localNames(...at) };
  }

  #read(fileName: string): ts.SourceFile {
    const text = readFileSync(join(ROOT, fileName), "utf8");
    const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
    this.#files.set(fileName, file);
    return file;
  }
}

function toSymbol(reflection: DeclarationReflection, sources: Sources): ApiSymbol[] {
  const kind = KINDS[reflection.kind];
  // What comes from elsewhere has no source.
  if (kind === undefined || reflection.sources === undefined) return [];
  const members = (reflection.children ?? []).filter(({ sources }) => sources?.[0]?.fileName.startsWith("packages/"));
  return [
    {
      ...describe(reflection, sources),
      kind,
      file: reflection.sources[0]?.fileName ?? "",
      // The members of a type stand in its own text.
      members: kind === "class" || kind === "interface" ? members.map((member) => describe(member, sources)) : [],
    },
  ];
}

function describe(reflection: DeclarationReflection, sources: Sources): Described {
  const signature = reflection.signatures?.[0] ?? reflection.getSignature;
  const comment = signature?.comment ?? reflection.comment;
  const tagged = (tag: `@${string}`) => (comment?.getTags(tag) ?? []).map(({ content }) => textOf(content));
  const [deprecated] = tagged("@deprecated");
  return {
    name: reflection.name,
    ...sources.declarationOf(reflection),
    text: [textOf(comment?.summary), ...tagged("@remarks")].filter(Boolean).join("\n\n"),
    parameters: (signature?.parameters ?? []).flatMap(({ name, comment }) =>
      comment?.hasVisibleComponent() ? [{ name, text: textOf(comment.summary).replace(/^- /, "") }] : [],
    ),
    returns: tagged("@returns").join("\n\n"),
    throws: tagged("@throws"),
    examples: tagged("@example").map(programOf),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** An example is a program, fenced by TypeDoc or by its author. */
const programOf = (text: string): string => text.trim().replace(/^```\w*\n([\s\S]*)\n```$/, "$1");

function textOf(parts: readonly CommentDisplayPart[] | undefined): string {
  return (parts ?? [])
    .map((part) => (part.kind === "inline-tag" ? `\`${part.text}\`` : part.text))
    .join("")
    .trim();
}

function passedOn(reflection: Reflection): { name: string; folder: string }[] {
  if (!reflection.isReference()) return [];
  const [source] = (reflection.getTargetReflectionDeep() as DeclarationReflection).sources ?? [];
  const folder = source?.fileName.split("/")[1];
  return folder === undefined ? [] : [{ name: reflection.name, folder }];
}

const byKindAndName = (a: ApiSymbol, b: ApiSymbol): number =>
  SYMBOL_KINDS.indexOf(a.kind) - SYMBOL_KINDS.indexOf(b.kind) || a.name.localeCompare(b.name, "en");
