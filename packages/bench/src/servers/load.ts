import { fromPeers } from "../peers.ts";
import type { RunningServer } from "./spawn-server.ts";

/** A request that is sent over and over. */
export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Processor time of the server, whoever else uses the machine. */
  readonly cpuMsPerThousand: number;
}

/** As much of undici as is used: nothing that Node.js brings sends requests with less work of its own. */
interface Undici {
  readonly Pool: new (
    url: string,
    options: { connections: number },
  ) => {
    request(request: LoadRequest): Promise<{
      readonly statusCode: number;
      readonly body: { arrayBuffer(): Promise<ArrayBuffer> };
    }>;
    close(): Promise<void>;
  };
}

/** How many requests are under way at once. */
const CONNECTIONS = 10;

/**
 * Sends requests over and over on kept connections, from this process to that of the server.
 *
 * @param asked - one, or several that take turns
 * @param requests - how many are measured; as many again before, for the server to become warm
 * @throws Error when one is not answered with success
 */
export async function load(
  server: RunningServer,
  asked: LoadRequest | readonly LoadRequest[],
  requests: number,
): Promise<Load> {
  const turns = [asked].flat();
  await send(server, turns, requests);
  const before = await server.usage();
  const started = performance.now();
  await send(server, turns, requests);
  const elapsed = performance.now() - started;
  const after = await server.usage();
  return {
    requestsPerSecond: (requests / elapsed) * 1_000,
    cpuMsPerThousand: ((after.cpuMs - before.cpuMs) / requests) * 1_000,
  };
}

async function send({ url }: RunningServer, turns: readonly LoadRequest[], amount: number): Promise<void> {
  // Not before: the peers are installed after the rows were loaded.
  const { Pool } = fromPeers("undici") as Undici;
  const pool = new Pool(url, { connections: CONNECTIONS });
  let left = amount;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const request = turns[left % turns.length] as LoadRequest;
      const { statusCode, body } = await pool.request(request);
      const bytes = await body.arrayBuffer();
      if (statusCode < 200 || statusCode > 299) {
        throw new Error(`${request.method} ${request.path}: ${statusCode} ${Buffer.from(bytes).toString()}`);
      }
    }
  };
  // Never asleep: who sleeps is woken by the server, on its account, which in a virtual machine costs more than the answer.
  const stayAwake = () => void (left > 0 && setImmediate(stayAwake));
  stayAwake();
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  await pool.close();
}
