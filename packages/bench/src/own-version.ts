import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of a package of this repository. */
export function ownVersion(name: "ads-v12" | "core" | "mock" | "sandbox"): string {
  const file = join(import.meta.dirname, "..", "..", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
