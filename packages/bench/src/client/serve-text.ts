import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What the server answers with. */
export interface ServedAnswer {
  /** The body of a GET; with `pages`, that of the first. */
  readonly body: string;
  /** Bodies by the query parameter `cursor`, for a walk. */
  readonly pages?: Readonly<Record<string, string>>;
  /** What a POST is answered with. */
  readonly created?: string;
  /** How long it takes to answer. None unless told. */
  readonly latencyMs?: number;
}

/** A server on loopback in a process of its own, so that it is not counted. */
export interface TextServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server that answers everything with what it is given. */
export async function serveText(answer: ServedAnswer): Promise<TextServer> {
  const child = fork(join(import.meta.dirname, "text-server.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", 2, "ipc"],
  });
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
