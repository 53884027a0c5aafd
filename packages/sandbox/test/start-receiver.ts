import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

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
  readonly received: Received[];
}

/**
 * Starts a receiver at a free port.
 *
 * @param answer - the status to answer the delivery of this number with, from 0 on; null to hang. 200 unless given.
 */
export async function startReceiver(
  answer: (number: number) => number | null = () => 200,
  headers: Record<string, string> = {},
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const status = answer(received.length);
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
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, received };
}
