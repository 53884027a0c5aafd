import { join } from "node:path";

/** Where the site is built to and served from. */
export const SITE_FOLDER: string = join(import.meta.dirname, "..", "dist");
