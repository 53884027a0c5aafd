import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PEERS } from "../peers.ts";

/** The packages of the compilers, and where in them the program is. */
const COMPILERS = { typescript: "lib/tsc.js", "typescript-7": "bin/tsc" } as const;
export type Compiler = keyof typeof COMPILERS;

/** What a compiler says of one run. */
export interface Check {
  readonly instantiations: number;
  /** MiB. */
  readonly memory: number;
  /** From start to end: reading, binding and checking; ms. */
  readonly time: number;
}

/** What a new project sets: strict, declarations of dependencies taken as they are. */
const OPTIONS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  module: "esnext",
  moduleResolution: "bundler",
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/**
 * Type-checks a program in a process of its own.
 *
 * @param options - what the compiler is told besides, or instead
 * @throws Error with what the compiler reports when the program has an error.
 */
export async function checkTypes(program: string, compiler: Compiler, options: object = {}): Promise<Check> {
  const project = program.replace(/\.ts$/, ".tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files: [program] }));
  const tsc = join(PEERS, "node_modules", compiler, COMPILERS[compiler]);
  // With it, TypeScript 5 collects garbage before it tells the memory used.
  const args = ["--expose-gc", tsc, "-p", project, "--extendedDiagnostics"];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(({ stdout, message }) => {
    throw new Error(`${program} does not type-check: ${stdout || message}`);
  });
  return {
    instantiations: read(stdout, /^Instantiations: +(\d+)$/m),
    memory: read(stdout, /^Memory used: +(\d+)K$/m) / 1024,
    time: read(stdout, /^Total time: +([\d.]+)s$/m) * 1000,
  };
}

function read(diagnostics: string, line: RegExp): number {
  const [, number] = line.exec(diagnostics) ?? [];
  if (number === undefined) throw new Error(`the compiler does not say ${line}: ${diagnostics}`);
  return Number(number);
}
