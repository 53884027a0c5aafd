import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** How the site is served. */
export interface ServeDocsOptions {
  /** The TCP port; 0 takes any free one. 4020 unless told. */
  port?: number;
  /** The address to listen on. 127.0.0.1 unless told: reachable from this machine alone. */
  host?: string;
}

/** A site that is being served. */
export interface DocsServer {
  /** The address of the landing page. */
  readonly url: string;
  /** Stops it and ends the connections that are still open. */
  close(): Promise<void>;
}

/**
 * Serves the files of a folder.
 *
 * @throws Error when the port or the address cannot be had; its message says what to do.
 */
export async function serveFolder(
  folder: string,
  { port = 4020, host = "127.0.0.1" }: ServeDocsOptions = {},
): Promise<DocsServer> {
  // `dev` reads the folder at each request, so a rebuilt site shows at once; `gzip` sends the compressed copies.
  const files = sirv(folder, { dev: true, gzip: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    }),
  );
  await listen(server, port, host);
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}/`, close: () => close(server) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function explain(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  const message =
    cause.code === "EADDRINUSE"
      ? `port ${port} is in use, so the docs cannot be served there: choose another, 0 for any free one`
      : `the docs cannot be served on ${host}, port ${port}: ${cause.message}`;
  return new Error(message, { cause });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error there is: it was closed before.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
