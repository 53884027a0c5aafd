import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "./failure.ts";
import { platformFailureBody } from "./platform-failure-body.ts";

const STATUSES: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request line and the headers are longer than 16 KiB together."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions of the body are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Answers what cannot be read as HTTP at all, then closes the connection: no later request on it could be told apart. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = STATUSES[error.code ?? ""] ?? [400, "The request is not readable as HTTP."];
  refuse(socket, status, detail);
}

/** Answers CONNECT, which asks for a way to another host. */
export function refuseConnect(_request: IncomingMessage, socket: Duplex): void {
  refuse(socket, 405, "CONNECT is no method of this host.");
}

/** Answers a request that expects something else than to be told to go on. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { mediaType, content } = failure(417, "Only 100-continue can be expected.");
  const length = Buffer.byteLength(content);
  response.writeHead(417, { "Content-Type": mediaType, "Content-Length": length, Connection: "close" }).end(content);
  request.resume();
}

function refuse(socket: Duplex, status: number, detail: string): void {
  const { mediaType, content } = failure(status, detail);
  socket.on("error", () => {});
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${mediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(content)}\r\nConnection: close\r\n\r\n${content}`,
    () => socket.destroy(),
  );
}

function failure(status: number, detail: string): { mediaType: string; content: string } {
  const { mediaType, body } = platformFailureBody(new Failure(status, detail));
  return { mediaType, content: JSON.stringify(body) };
}
