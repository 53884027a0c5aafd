import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where the peers are installed: a workspace of its own with its own lockfile. */
export const PEERS = join(import.meta.dirname, "..", "peers");

/** Resolves what stands in the folder of the peers. */
export const fromPeers = createRequire(join(PEERS, "package.json"));

/** The version of a peer that is installed. */
export function peerVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(PEERS, "node_modules", name, "package.json"), "utf8"));
  return (manifest as { version: string }).version;
}
