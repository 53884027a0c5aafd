import { createServer } from "node:net";

/**
 * Reads a port option.
 *
 * @throws Error when it is not a whole number from 0 to 65535.
 */
export function parsePort(text: string, option: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`${option} must be a whole number from 0 to 65535, not "${text}"`);
  }
  return port;
}

/**
 * Resolves when a server could listen on the loopback port.
 *
 * @throws Error when it could not, naming the option that chooses another port.
 */
export async function assertPortIsFree(port: number, option: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", resolve);
    });
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    throw new Error(
      taken
        ? `port ${port} is in use: stop what uses it, or choose another with ${option} (0 takes any free one)`
        : `port ${port} cannot be used: ${(error as Error).message}`,
    );
  } finally {
    server.close();
  }
}
