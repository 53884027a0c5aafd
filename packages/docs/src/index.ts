export { serveDocs } from "./serve.ts";
export type { DocsServer, ServeDocsOptions } from "./serve-folder.ts";
