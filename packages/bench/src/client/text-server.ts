/** The process of `serveText`. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServedAnswer } from "./serve-text.ts";

process.once("message", ({ body, pages, created = body, latencyMs = 0 }: ServedAnswer) => {
  const encoded = new Map(Object.entries({ ...pages, "": body }).map(([cursor, text]) => [cursor, Buffer.from(text)]));
  const answerOfPost = Buffer.from(created);
  const server = createServer(async (request, response) => {
    if (request.method !== "GET") for await (const _ of request);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const cursor = new URL(request.url ?? "", "http://127.0.0.1").searchParams.get("cursor") ?? "";
    const bytes = request.method === "GET" ? (encoded.get(cursor) as Buffer) : answerOfPost;
    response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
  });
  // A client may rest for longer than a server of Node.js waits, while it is another's turn.
  server.keepAliveTimeout = 600_000;
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.on("disconnect", () => process.exit());
