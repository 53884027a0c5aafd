import ts from "typescript";

/** The sources of a package that were written by hand, be it found as a folder or by its name, and its manifest. */
const READ = /\/packages\/[\w-]+\/(?:node_modules\/@social-api\/[\w-]+\/)?(?:src\/(?!generated\/)|package\.json$)/;

/**
 * The program that TypeDoc reads: the sources of the packages that were written by hand, and the language itself without
 * what browsers add to it. What is generated from the documents and what comes from elsewhere, the pages do not tell of.
 * Left out here, too, it is not read, which would take longer than all the rest; and TypeDoc tells the same whatever the
 * documents say.
 */
export function createProgram(entries: readonly string[], options: ts.CompilerOptions): ts.Program {
  const own: ts.CompilerOptions = { ...options, types: [], lib: ["lib.es2023.d.ts"] };
  const host = ts.createCompilerHost(own);
  const { fileExists } = host;
  host.fileExists = (file) => READ.test(file) && fileExists(file);
  return ts.createProgram(entries, own, host);
}
