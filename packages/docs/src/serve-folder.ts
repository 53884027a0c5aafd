import { createServer } from "node:http";
import sirv from "sirv";
import { close, listen } from "../../sandbox/src/node/listen.ts";

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
  const url = await listen(server, { port, host, option: "the option port" });
  return { url: `${url}/`, close: () => close(server) };
}
