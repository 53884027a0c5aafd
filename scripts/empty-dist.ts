/** Empties `dist/` of the package that is built: what no source leads to any more would be published for ever. */
import { rm } from "node:fs/promises";
import { join } from "node:path";

await rm(join(process.cwd(), "dist"), { recursive: true, force: true });
