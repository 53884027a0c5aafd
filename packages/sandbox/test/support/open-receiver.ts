import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A delivery as a receiver got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly event: { readonly event_id: string; readonly [member: string]: unknown };
}

/** A receiver of webhook deliveries on this machine. */
export interface Receiver {
  readonly url: string;
  /** What came, oldest first. */
  readonly received: Received[];
  close(): void;
}

/**
 * Opens a receiver at a free port.
 *
 * @param answer - the status to answer the delivery of this number with, from 0 on; null to hang. 200 unless given.
 */
export async function openReceiver(
  answer: (number: number) => number | null = () => 200,
  headers: Record<string, string> = {},
): Promise<Receiver> {
  const received: Received[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const status = answer(count);
    count += 1;
    received.push({
      method: request.method ?? "",
      path: request.url ?? "",
      contentType: request.headers["content-type"] ?? "",
      event: JSON.parse(text),
    });
    if (status !== null) response.writeHead(status, headers).end("thanks");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
