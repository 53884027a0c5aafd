/** Copies the bundles beside the built code, where the published package reads them. */
import { cp, mkdir } from "node:fs/promises";

const target = new URL("../dist/specs/", import.meta.url);
await mkdir(target, { recursive: true });
for (const name of ["platform-v2.json", "ads-v12.json", "sandbox-control.json"]) {
  await cp(new URL(import.meta.resolve(`@social-api/specs/${name}`)), new URL(name, target));
}
