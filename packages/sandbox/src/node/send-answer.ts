import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { type Answer, isStream } from "../http/answer.ts";

/** For how long an answered request is read on, in milliseconds. */
const DRAIN_MS = 500;

/** Sends an answer, and resolves once that is done or the client is gone. */
export async function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status = 200, headers, mediaType = "application/json", body }: Answer,
): Promise<void> {
  if (!incoming.complete) outgoing.once("finish", () => drain(incoming));
  if (isStream(body)) {
    outgoing.writeHead(status, { "Content-Type": mediaType, ...headers }).flushHeaders();
    // A client that goes away is no fault.
    return pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch(() => {});
  }
  // To HEAD, the length of a body that is not sent would be none.
  const length = body === null || incoming.method === "HEAD" ? undefined : Buffer.byteLength(body);
  outgoing
    .writeHead(status, {
      ...(body !== null && { "Content-Type": mediaType }),
      ...(length !== undefined && { "Content-Length": length }),
      ...headers,
    })
    .end(body);
}

/**
 * Reads on what a client still sends: a connection that is closed over unread bytes can lose the answer. But not for long:
 * the answer is all that it gets.
 */
function drain(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.socket.destroySoon(), DRAIN_MS).unref();
  incoming.once("end", () => clearTimeout(timer)).resume();
}
