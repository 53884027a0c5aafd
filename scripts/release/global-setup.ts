import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { publish, startRegistry } from "./registry.ts";
import { installTools, type PackedPackage, packAll } from "./stage.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Every public package, versioned and packed. */
    packed: readonly PackedPackage[];
    /** The URL of the registry that they are published to. */
    registry: string;
    /** A folder that goes away after the tests. */
    folder: string;
  }
}

/** Packs the packages, publishes them to a registry on loopback, and takes everything away again afterwards. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "social-api-release-"));
  try {
    await installTools();
    const packed = await packAll(folder);
    const registry = await startRegistry(folder);
    for (const each of packed) await publish(registry, each, folder);
    provide("packed", packed);
    provide("registry", registry.url);
    provide("folder", folder);
    return async () => {
      await registry.close();
      await rm(folder, { recursive: true, force: true });
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
