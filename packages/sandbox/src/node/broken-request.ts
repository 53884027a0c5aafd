import type { Duplex } from "node:stream";
import { STATUS_CODES } from "../http/builtin-http.ts";
import type { FaceName } from "../request-log.ts";

/** An answer to what is no request of any operation, because it cannot be read as one. */
export interface BrokenRequestAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

/** Words a failure as the API of a host does: a problem of the platform API, an error object of the others. */
export function brokenRequestAnswer(face: FaceName, status: number, detail: string): BrokenRequestAnswer {
  if (face === "platform") {
    const body = JSON.stringify({ type: "about:blank", title: STATUS_CODES[status], detail, status });
    return { status, mediaType: "application/problem+json", body };
  }
  const body = JSON.stringify({
    errors: [{ message: detail }],
    ...(face !== "control" && { request: { params: {} } }),
  });
  return { status, mediaType: "application/json", body };
}

const STATUSES: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request line and the headers are longer than 16 KiB together"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions of the body are too long"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};

/**
 * Makes the listener for what cannot be read as HTTP at all: it answers, then closes the connection, since no later
 * request on it could be told apart.
 */
export function refuseBrokenRequest(face: FaceName): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, detail] = STATUSES[error.code ?? ""] ?? [400, "The request is not readable as HTTP"];
    sendBrokenRequestAnswer(socket, brokenRequestAnswer(face, status, detail));
  };
}

/** Writes an answer to a connection that has no HTTP any more, and ends it. */
export function sendBrokenRequestAnswer(socket: Duplex, { status, mediaType, body }: BrokenRequestAnswer): void {
  socket.on("error", () => {});
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${mediaType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
