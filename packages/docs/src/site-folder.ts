import { join } from "node:path";

/** Where the site is built to and served from. */
export const SITE_FOLDER: string = join(import.meta.dirname, "..", "dist");

/** Where the build keeps what takes it long: beside the dependencies, so that a fresh clone begins with nothing. */
export const KEPT_FOLDER: string = join(import.meta.dirname, "..", "node_modules", ".cache", "site");
