import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PEERS } from "./peers.ts";

/**
 * Imports a peer as its users do.
 *
 * @returns what it exports, of which the caller knows the shape
 */
export async function loadPeer<Exports>(name: string): Promise<Exports> {
  const { load } = await import(pathToFileURL(join(PEERS, "load.mjs")).href);
  return load(name) as Promise<Exports>;
}
