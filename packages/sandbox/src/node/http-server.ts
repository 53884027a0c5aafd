import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { ConnectionDropped } from "../faults/faults.ts";
import type { FaceName } from "../request-log.ts";
import { brokenRequestAnswer, refuseBrokenRequest, sendBrokenRequestAnswer } from "./broken-request.ts";
import { LIMITS, type Limits } from "./limits.ts";

/** How a server is made. */
export interface HttpServerOptions {
  readonly limits?: Partial<Limits>;
  /**
   * Whether the global `Request` and `Response` may be replaced by ones that are faster to serve. Only for a process
   * that does nothing else.
   */
  readonly replaceGlobals?: boolean;
}

/** Makes the server of one host, which is not listening yet. Whatever is sent to it, it answers or ends the connection. */
export function createHttpServer(
  face: FaceName,
  answer: (request: Request, bindings: HttpBindings) => Promise<Response>,
  { limits, replaceGlobals = false }: HttpServerOptions = {},
): Server {
  const { headerBytes, headers, headersMs, requestMs, idleMs, checkMs } = { ...LIMITS, ...limits };
  const refused = (status: number, detail: string): Response => {
    const { mediaType, body } = brokenRequestAnswer(face, status, detail);
    return new Response(body, { status, headers: { "Content-Type": mediaType } });
  };

  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      // Node.js would drop the headers beyond its own limit without a word, the token among them.
      if (incoming.rawHeaders.length > 2 * headers) {
        return refused(431, `The request has more than ${headers} headers`);
      }
      try {
        return await answer(request, { incoming, outgoing });
      } catch (error) {
        // Nobody is to hear of a dropped connection; anything else is a fault, which nobody can be told in more words.
        if (!(error instanceof ConnectionDropped)) {
          console.error("sandbox: a request could not be answered:", error);
        }
        incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    {
      overrideGlobalObjects: replaceGlobals,
      // What the listener itself cannot read: a target that is no URL, a host that is none.
      errorHandler: () => refused(400, "The request target or the Host header is not readable"),
    },
  );

  const server = createServer(
    {
      maxHeaderSize: headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: checkMs,
      // The listener asks for the Host header itself, to answer in JSON when it is missing.
      requireHostHeader: false,
      insecureHTTPParser: false,
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => void listener(incoming, outgoing),
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
