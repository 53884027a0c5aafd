/** Builds the site into `dist/`. */
import { buildSite } from "./build-site.ts";
import { keepIn } from "./keep.ts";
import { KEPT_FOLDER, SITE_FOLDER } from "./site-folder.ts";

await buildSite(SITE_FOLDER, keepIn(KEPT_FOLDER));
console.log(`The site is in ${SITE_FOLDER}`);
