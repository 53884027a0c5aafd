import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver of webhook deliveries on loopback. */
export interface Receiver {
  readonly url: string;
  /** What came since it was asked the last time, oldest first. */
  take(): unknown[];
  close(): Promise<void>;
}

/** Opens a receiver that takes everything. */
export async function openReceiver(): Promise<Receiver> {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    take: () => received.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
