import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand } from "./run-command.ts";
import { fromTools, type PackedPackage } from "./stage.ts";

/** A package registry on loopback. */
export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts Verdaccio, a real npm registry. It holds what is published to it, and passes requests for everything else on to
 * the registry of this machine.
 *
 * @param folder - where it keeps its packages
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const upstream = (await runCommand("npm", ["config", "get", "registry"], { cwd: folder })).trim().split("\n").at(-1);
  const { runServer } = (await import(pathToFileURL(fromTools.resolve("verdaccio")).href)) as Verdaccio;
  const app = await runServer({
    self_path: join(folder, "config.yaml"),
    storage: join(folder, "storage"),
    uplinks: { upstream: { url: upstream, maxage: "60m", timeout: "60s" } },
    packages: {
      "@social-api/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "upstream" },
    },
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    log: { type: "stdout", format: "pretty", level: "fatal" },
    max_body_size: "100mb",
  });
  const server = app instanceof Object && "listen" in app ? (app as Server) : createServer(app as never);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Verdaccio {
  runServer(config: object): Promise<unknown>;
}

/** Publishes a package from its tarball, as `changeset publish` does. */
export async function publish({ url }: Registry, { tarball }: PackedPackage, folder: string): Promise<void> {
  // npm wants a token before it sends anything; this registry takes any.
  const token = `--${url.replace(/^http:/, "")}:_authToken=any`;
  await runCommand("npm", ["publish", tarball, `--registry=${url}`, token, "--provenance=false", "--access=public"], {
    cwd: folder,
  });
}
