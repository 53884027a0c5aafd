import { join } from "node:path";
import { fromPeers } from "../peers.ts";
import { benchFolder, type Generator, generateClient } from "../spec/generate-client.ts";

const GENERATORS: readonly Generator[] = ["@hey-api/openapi-ts", "@kubb/plugin-client", "orval"];
const BUNDLE = join(import.meta.dirname, "..", "..", "..", "..", "specs", "dist", "ads-v12.json");

type Esbuild = { build(options: object): Promise<unknown> };

/**
 * Lets the generators among the peers write their clients of the Ads API, and turns each into one file of JavaScript,
 * since what they write imports as bundlers allow it.
 *
 * @returns by name of the generator, the file
 */
export async function generateClients(): Promise<Readonly<Record<string, string>>> {
  const { build } = fromPeers("esbuild") as Esbuild;
  const files: Record<string, string> = {};
  for (const generator of GENERATORS) {
    const folder = benchFolder(join("client", generator.replaceAll("/", "-")));
    const entry = await generateClient(generator, BUNDLE, folder);
    files[generator] = join(folder, "bundle.mjs");
    await build({
      entryPoints: [entry],
      outfile: files[generator],
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node24",
      logLevel: "error",
    });
  }
  return files;
}
