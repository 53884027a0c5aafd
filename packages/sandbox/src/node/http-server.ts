import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { ConnectionDropped } from "../faults/faults.ts";
import type { Answer } from "../http/answer.ts";
import { createServer } from "../http/builtin-http.ts";
import type { Face } from "../http/face.ts";
import type { FaceName } from "../request-log.ts";
import { brokenRequestAnswer, refuseBrokenRequest, sendBrokenRequestAnswer } from "./broken-request.ts";
import { LIMITS, type Limits } from "./limits.ts";
import { NodeRequest } from "./node-request.ts";
import { readUrl } from "./read-url.ts";
import { sendAnswer } from "./send-answer.ts";

/** How a server is made. */
export interface HttpServerOptions {
  readonly limits?: Partial<Limits>;
}

/** Makes the server of one host, which is not listening yet. Whatever is sent to it, it answers or ends the connection. */
export function createHttpServer(face: FaceName, answer: Face, { limits }: HttpServerOptions = {}): Server {
  const { headerBytes, headers, headersMs, requestMs, idleMs, checkMs } = { ...LIMITS, ...limits };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await sendAnswer(incoming, outgoing, await answerOf(incoming, outgoing));
    } catch (error) {
      // Nobody is to hear of a dropped connection; anything else is a fault, which nobody can be told in more words.
      if (!(error instanceof ConnectionDropped)) {
        console.error("sandbox: a request could not be answered:", error);
      }
      incoming.socket.destroy();
    }
  }

  function answerOf(incoming: IncomingMessage, outgoing: ServerResponse): Answer | Promise<Answer> {
    // Node.js would drop the headers beyond its own limit without a word, the token among them.
    if (incoming.rawHeaders.length > 2 * headers) {
      return brokenRequestAnswer(face, 431, `The request has more than ${headers} headers`);
    }
    const url = readUrl(incoming);
    if (url !== undefined) return answer(new NodeRequest(incoming, outgoing, url));
    return brokenRequestAnswer(face, 400, "The request target or the Host header is not readable");
  }

  const server = createServer(
    {
      maxHeaderSize: headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: checkMs,
      // It is looked at here, to answer in JSON when it is missing.
      requireHostHeader: false,
      insecureHTTPParser: false,
    },
    (incoming, outgoing) => void serve(incoming, outgoing),
  );
  server.maxHeadersCount = 0;
  server.on("clientError", refuseBrokenRequest(face));
  // Without listeners Node.js would end these connections without an answer, or send one without a body.
  server.on("connect", (_request, socket) =>
    sendBrokenRequestAnswer(socket, brokenRequestAnswer(face, 405, "CONNECT is no method of this host")),
  );
  server.on("checkExpectation", (incoming, outgoing) => {
    const { status, mediaType, body } = brokenRequestAnswer(face, 417, "Only 100-continue can be expected");
    outgoing.writeHead(status, { "Content-Type": mediaType, Connection: "close" }).end(body);
    incoming.resume();
  });
  return server;
}
