// What builds the site and serves it, for the benchmarks that hold it against others.
export { bundlePath } from "./apis.ts";
export { buildSite } from "./build-site.ts";
export { compressFolder } from "./compress-folder.ts";
export { loadDocument } from "./document/load-document.ts";
export { keepIn } from "./keep.ts";
export { serveFolder } from "./serve-folder.ts";
export { KEPT_FOLDER } from "./site-folder.ts";
