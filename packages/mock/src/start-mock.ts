import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadApis } from "./api.ts";
import type { LogEntry } from "./log-entry.ts";
import { createPrism } from "./prism.ts";
import { refuseBrokenRequest, refuseConnect, refuseExpectation } from "./refuse-broken-request.ts";
import { createRequestListener } from "./request-listener.ts";

/** How a mock is started. */
export interface MockOptions {
  /** The TCP port; 0 takes any free one. 4010 unless told. */
  port?: number;
  /** The address to listen on. 127.0.0.1 unless told: reachable from this machine alone. */
  host?: string;
  /** Whether pages of any origin may read the answers. They may unless told. */
  cors?: boolean;
  /** Takes an entry for each answered request and each warning. Nothing is logged unless given. */
  log?: (entry: LogEntry) => void;
}

/** A running mock. */
export interface Mock {
  /** Where it is served, without the version segment: what the clients take as `baseUrl`. */
  readonly url: string;
  readonly port: number;
  /** Stops it and ends the connections that are still open. May be called more than once. */
  close(): Promise<void>;
}

/**
 * Starts a contract mock of both APIs: paths under `/2` are the platform API v2, those under `/12` the Ads API v12.
 *
 * @throws Error when the port or the address cannot be had; its message says what to do.
 * @example
 * const mock = await startMock({ port: 0 });
 * const ads = createAdsClient({ baseUrl: mock.url, sandboxUrl: mock.url });
 * await mock.close();
 */
export async function startMock({
  port = 4010,
  host = "127.0.0.1",
  cors = true,
  log = () => {},
}: MockOptions = {}): Promise<Mock> {
  const listener = createRequestListener({ apis: await loadApis(), prism: createPrism(), cors, log });
  // The header Host is looked at by the listener, to answer in JSON when it is missing.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("clientError", refuseBrokenRequest);
  // Without listeners Node.js would end these connections without an answer, or send one without a body.
  server.on("connect", refuseConnect);
  server.on("checkExpectation", refuseExpectation);
  await listen(server, port, host);
  if (!isLoopback(host)) {
    log({ kind: "warning", message: `${host} is no loopback address: other machines may be able to reach this mock` });
  }
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${urlHost(host)}:${actual}`, port: actual, close: () => close(server) };
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
      ? `port ${port} is in use: choose another with --port, 0 for any free one`
      : `cannot listen on ${host}, port ${port} (${cause.code ?? cause.message}): choose others with --host and --port`;
  return new Error(message, { cause });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error there is: it was closed before.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** What stands in the URL for an address: one that can be called where the address means all of them. */
function urlHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
