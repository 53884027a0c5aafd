import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PEERS } from "../peers.ts";

/** The generators of clients among the peers. */
export type Generator = "openapi-typescript" | "@hey-api/openapi-ts" | "@kubb/plugin-client" | "orval";

const run = promisify(execFile);

const ENTRIES: Readonly<Record<Generator, string>> = {
  "openapi-typescript": "index.ts",
  "@hey-api/openapi-ts": "index.ts",
  "@kubb/plugin-client": "src/index.ts",
  orval: "index.ts",
};

/** A folder for what is written to be measured, from which the peers can be imported. Not part of the repository. */
export function benchFolder(name: string): string {
  return join(PEERS, "dist", name);
}

/**
 * Lets a peer generate its client of a document, the way its manual begins, into a folder made anew.
 *
 * @param document - the file of an OpenAPI document
 * @returns the module to import
 */
export async function generateClient(generator: Generator, document: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Kubb reports each run to its makers otherwise.
  const env = { ...process.env, DO_NOT_TRACK: "1" };
  const node = (program: string, ...args: string[]) =>
    run(process.execPath, [join(PEERS, "node_modules", program), ...args], { cwd: folder, env });
  switch (generator) {
    case "openapi-typescript":
      await node("openapi-typescript/bin/cli.js", document, "-o", "index.ts");
      break;
    case "@hey-api/openapi-ts":
      await node("@hey-api/openapi-ts/bin/run.js", "-i", document, "-o", ".", "--no-log-file");
      break;
    case "@kubb/plugin-client":
      await writeFile(join(folder, "kubb.config.mjs"), kubbConfig(document));
      await node("@kubb/cli/bin/kubb.cjs", "generate", "--config", "kubb.config.mjs");
      break;
    case "orval":
      await node("orval/dist/bin/orval.mjs", "--input", document, "--output", "./index.ts", "--client", "fetch");
  }
  return join(folder, ENTRIES[generator]);
}

function kubbConfig(document: string): string {
  return `import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default {
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "src", format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" })],
};
`;
}
