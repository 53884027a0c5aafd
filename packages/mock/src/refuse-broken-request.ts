import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "./failure.ts";
import { platformFailureBody } from "./platform-failure-body.ts";

const STATUSES: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request line and the headers are longer than 16 KiB together."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Answers what cannot be read as HTTP at all, then closes the connection: no later request on it could be told apart. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = STATUSES[error.code ?? ""] ?? [400, "The request is not readable as HTTP."];
  const { mediaType, body } = platformFailureBody(new Failure(status, detail));
  const content = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${mediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(content)}\r\nConnection: close\r\n\r\n${content}`,
  );
}
