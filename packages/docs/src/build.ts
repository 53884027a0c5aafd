/** Builds the site into `dist/`. */
import { buildSite } from "./build-site.ts";
import { SITE_FOLDER } from "./site-folder.ts";

await buildSite(SITE_FOLDER);
console.log(`The site is in ${SITE_FOLDER}`);
