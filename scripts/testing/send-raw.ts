import { request } from "node:http";
import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

export interface RawOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Sends a request that `fetch` would refuse or correct: a GET with a body, a path with dot segments. */
export function sendRaw(url: string, target: string, { method = "GET", headers = {}, body }: RawOptions = {}) {
  const { hostname, port } = new URL(url);
  const length =
    body === undefined || "Transfer-Encoding" in headers ? {} : { "Content-Length": `${Buffer.byteLength(body)}` };
  return new Promise<RawAnswer>((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method, path: target, headers: { ...length, ...headers } },
      async (answer) => {
        let text = "";
        for await (const chunk of answer.setEncoding("utf8")) text += chunk;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers as RawAnswer["headers"], text });
      },
    );
    outgoing.on("error", reject).end(body);
  });
}

/** Writes bytes to the server as they are, and reads until it closes the connection. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text)).on("error", reject);
  });
}
