import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Where a server is to listen. */
export interface Place {
  /** The TCP port; 0 takes any free one. */
  readonly port: number;
  /** The address. */
  readonly host: string;
  /** How an error names the option that chooses the port. */
  readonly option: string;
}

/**
 * Starts to listen.
 *
 * @returns a URL that can be called on this machine
 * @throws Error when the port or the address cannot be had; its message says what to do.
 */
export async function listen(server: Server, place: Place): Promise<string> {
  const { port, host } = place;
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, place));
    server.once("error", fail);
    try {
      server.listen(port, host, () => {
        server.off("error", fail);
        resolve();
      });
    } catch (error) {
      fail(error as NodeJS.ErrnoException);
    }
  });
  return `http://${urlHost(host)}:${(server.address() as AddressInfo).port}`;
}

function explain(cause: NodeJS.ErrnoException, place: Place): Error {
  return new Error(messageOf(cause, place), { cause });
}

function messageOf({ code, message }: NodeJS.ErrnoException, { port, host, option }: Place): string {
  if (code === "EADDRINUSE") return `port ${port} is in use: choose another with ${option}, 0 for any free one`;
  if (code === "ERR_SOCKET_BAD_PORT") {
    return `port ${port} is none: choose a whole number from 0 to 65535 with ${option}, 0 for any free one`;
  }
  return `cannot listen on ${host}, port ${port} (${code ?? message}): choose another host, or another port with ${option}`;
}

/** Stops listening and ends the connections that are still open. May be called more than once, and before it listens. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error there is: it does not listen.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The addresses that mean all network interfaces, and for each one that can be called. */
const ALL: ReadonlyMap<string, string> = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
]);

/** Whether an address means all network interfaces of this machine. */
export function meansAll(host: string): boolean {
  return ALL.has(host);
}

function urlHost(host: string): string {
  return ALL.get(host) ?? (host.includes(":") ? `[${host}]` : host);
}
