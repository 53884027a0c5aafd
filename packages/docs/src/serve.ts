import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DocsServer, type ServeDocsOptions, serveFolder } from "./serve-folder.ts";
import { SITE_FOLDER } from "./site-folder.ts";

/**
 * Serves the built site.
 *
 * @throws Error when the site is not built, or when the port or the address cannot be had; its message says what to do.
 * @example
 * const docs = await serveDocs({ port: 0 });
 * console.log(docs.url);
 * await docs.close();
 */
export async function serveDocs(options: ServeDocsOptions = {}): Promise<DocsServer> {
  if (!existsSync(join(SITE_FOLDER, "index.html"))) throw new Error("the docs are not built: run `pnpm build` first");
  return serveFolder(SITE_FOLDER, options);
}
