import { setImmediate as written } from "node:timers/promises";
import { isHostName } from "../control/own-host.ts";
import { createFaces, type Sandbox, type SandboxOptions } from "../create-sandbox.ts";
import type { Face } from "../http/face.ts";
import { isLoopback } from "../http/is-loopback.ts";
import type { FaceName } from "../request-log.ts";
import { createSqliteStore } from "../store/sqlite-store.ts";
import { findStory, type Story } from "./find-story.ts";
import { createHttpServer } from "./http-server.ts";
import type { Limits } from "./limits.ts";
import { close, listen } from "./listen.ts";

/** How a sandbox is served. */
export interface StartSandboxOptions extends Omit<SandboxOptions, "urls"> {
  /** The TCP port of the platform API; 0 takes any free one. 4030 unless told. */
  platformPort?: number | undefined;
  /** The TCP port of the Ads API's production host; 0 takes any free one. 4031 unless told. */
  adsPort?: number | undefined;
  /** The TCP port of the Ads API's sandbox host; 0 takes any free one. 4032 unless told. */
  adsSandboxPort?: number | undefined;
  /** The TCP port of the control API and the dashboard; 0 takes any free one. 4033 unless told. */
  controlPort?: number | undefined;
  /** The address to listen on. 127.0.0.1 unless told: reachable from this machine alone. */
  host?: string | undefined;
  /**
   * Names under which the control API and the dashboard answer, too, whatever the port: that of a container, say. None
   * unless told: a loopback address and, where `host` is none of these, any address.
   */
  controlHosts?: readonly string[] | undefined;
  /** The file that everything is stored in, created when it is missing. In memory unless given; `store` goes before. */
  data?: string | undefined;
  /**
   * What the servers put up with; unless given 16 KiB and 100 headers, 10 s for headers, 30 s for a request, 65 s idle,
   * looked at every second.
   */
  limits?: Partial<Limits> | undefined;
  /** Takes what whoever runs the sandbox ought to know. `console.warn` unless given. */
  warn?: ((message: string) => void) | undefined;
}

/** A sandbox that is served. */
export interface StartedSandbox extends Story {
  /** Where each host is served: what the clients take as `baseUrl` and `sandboxUrl`. */
  readonly urls: Sandbox["urls"];
  /** The sandbox itself. */
  readonly sandbox: Sandbox;
  /** Ends streams, deliveries and the connections that are still open. May be called more than once. */
  close(): Promise<void>;
}

const PORTS = { platform: 4030, ads: 4031, adsSandbox: 4032, control: 4033 } as const;
const PORT_OPTIONS = {
  platform: "--platform-port",
  ads: "--ads-port",
  adsSandbox: "--ads-sandbox-port",
  control: "--control-port",
} as const;
const FACES = Object.keys(PORTS) as FaceName[];

/**
 * Makes a sandbox and serves each of its hosts on a port of its own. All of them are served, or none.
 *
 * @throws TypeError for control hosts that are no names
 * @throws Error when a port, the address or the data file cannot be had; its message says what to do.
 * @example
 * const { urls, token, close } = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
 * const ads = createAdsClient({ baseUrl: urls.ads, sandboxUrl: urls.adsSandbox });
 * await close();
 */
export async function startSandbox({
  platformPort = PORTS.platform,
  adsPort = PORTS.ads,
  adsSandboxPort = PORTS.adsSandbox,
  controlPort = PORTS.control,
  host = "127.0.0.1",
  controlHosts = [],
  data,
  warn = console.warn,
  limits,
  store: given,
  ...options
}: StartSandboxOptions = {}): Promise<StartedSandbox> {
  const wrong = controlHosts.find((name) => !isHostName(name));
  if (wrong !== undefined) throw new TypeError(`controlHosts must be host names without a port, not "${wrong}"`);
  const ports = { platform: platformPort, ads: adsPort, adsSandbox: adsSandboxPort, control: controlPort };
  // The sandbox knows its URLs, so that it is made last; who calls before waits.
  let make: (faces: Readonly<Record<FaceName, Face>>) => void = () => {};
  const made = new Promise<Readonly<Record<FaceName, Face>>>((resolve) => {
    make = resolve;
  });
  const servers = FACES.map((face) =>
    createHttpServer(face, async (request) => (await made)[face](request), limits && { limits }),
  );
  const closeServers = () => Promise.all(servers.map(close));
  try {
    const urls: Partial<Record<FaceName, string>> = {};
    for (const [index, face] of FACES.entries()) {
      const place = { host, port: ports[face], option: PORT_OPTIONS[face] };
      urls[face] = await listen(servers[index] as (typeof servers)[number], place);
    }
    const store = given ?? createSqliteStore(data === undefined ? {} : { file: data });
    const furtherHosts = { addresses: !isLoopback(host), names: controlHosts };
    const { sandbox, faces } = createFaces({ ...options, store, urls: urls as Sandbox["urls"], furtherHosts });
    make(faces);
    if (furtherHosts.addresses) {
      warn(`${host} is no loopback address: other machines may be able to reach this sandbox and its control API`);
    }
    return {
      ...findStory(store),
      urls: sandbox.urls,
      sandbox,
      async close() {
        // The streams first: their last records still find a connection.
        await sandbox.close();
        await written();
        await closeServers();
      },
    };
  } catch (error) {
    await closeServers();
    throw error;
  }
}
