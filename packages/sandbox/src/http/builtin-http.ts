import type * as http from "node:http";

/**
 * Of `node:http` what is used. An `import` would read each of its exports, among them the `WebSocket`, for which Node.js
 * loads its whole `fetch`: longer than the rest of the sandbox takes to start, and 13 MiB.
 */
export const { createServer, STATUS_CODES }: Pick<typeof http, "createServer" | "STATUS_CODES"> =
  process.getBuiltinModule("node:http");
