import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadApis } from "./api.ts";
import { isLoopback } from "./is-loopback.ts";
import { close, listen } from "./listen.ts";
import type { LogEntry } from "./log-entry.ts";
import { createPrism } from "./prism.ts";
import { refuseBrokenRequest, refuseConnect, refuseExpectation } from "./refuse-broken-request.ts";
import { createRequestListener } from "./request-listener.ts";

/** How a mock is started. */
export interface MockOptions {
  /** The TCP port; 0 takes any free one. 4010 unless told. */
  port?: number | undefined;
  /** The address to listen on. 127.0.0.1 unless told: reachable from this machine alone. */
  host?: string | undefined;
  /** Whether pages of any origin may read the answers. They may unless told. */
  cors?: boolean | undefined;
  /** Takes an entry for each answered request and each warning. Nothing is logged unless given. */
  log?: ((entry: LogEntry) => void) | undefined;
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
  const url = await listen(server, { port, host, option: "--port" });
  if (!isLoopback(host)) {
    log({ kind: "warning", message: `${host} is no loopback address: other machines may be able to reach this mock` });
  }
  const { port: actual } = server.address() as AddressInfo;
  return { url, port: actual, close: () => close(server) };
}
