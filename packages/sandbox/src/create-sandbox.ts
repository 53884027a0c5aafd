import { createAdsFace } from "./ads/ads-face.ts";
import { createControlFace } from "./control/control-face.ts";
import type { FurtherHosts } from "./control/own-host.ts";
import { hostUrls } from "./host-urls.ts";
import { toResponse } from "./http/answer.ts";
import type { Face } from "./http/face.ts";
import { likeFetch } from "./like-fetch.ts";
import { createPlatformFace } from "./platform/platform-face.ts";
import type { FaceName } from "./request-log.ts";
import { Service, type ServiceOptions } from "./service.ts";

/** How a sandbox is made. */
export interface SandboxOptions extends ServiceOptions {
  /** Under which URLs its hosts are, each under one of its own, without a path; reserved example names unless given. */
  urls?: Partial<Record<FaceName, string>> | undefined;
}

/** A running sandbox. */
export interface Sandbox {
  /** Under which URL each host is. */
  readonly urls: Readonly<Record<FaceName, string>>;
  /**
   * Answers a request to any of its hosts, chosen by the URL: pass it to a client as `fetch`.
   *
   * @throws TypeError for a URL of no host, once the sandbox is closed, and where a fault drops the connection, as the
   *   global `fetch` does
   * @throws the reason of the signal when that is aborted
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Answers a request as one of the hosts, whatever its URL: for servers. */
  answer(face: FaceName, request: Request): Promise<Response>;
  /** Ends streams and deliveries, and closes the store. */
  close(): Promise<void>;
}

/**
 * Makes a sandbox: both APIs with state, in this process, without a port.
 *
 * @throws TypeError for `urls` that cannot be those of its hosts
 * @throws RangeError for an option outside of its bounds
 * @example
 * const sandbox = createSandbox();
 * const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createFaces({ ...options, urls: hostUrls(options.urls) }).sandbox;
}

/** How the faces of a sandbox are made. */
interface FacesOptions extends ServiceOptions {
  readonly urls: Sandbox["urls"];
  readonly furtherHosts?: FurtherHosts;
}

/** The same, with what answers at each of its hosts: for servers that make no `Request` and no `Response`. */
export function createFaces({ urls, furtherHosts, ...options }: FacesOptions): {
  readonly sandbox: Sandbox;
  readonly faces: Readonly<Record<FaceName, Face>>;
} {
  const service = new Service(options);
  const faces: Record<FaceName, Face> = {
    platform: createPlatformFace(service),
    ads: createAdsFace("production", service),
    adsSandbox: createAdsFace("sandbox", service),
    control: createControlFace(service, urls, furtherHosts),
  };
  const answer: Sandbox["answer"] = async (face, request) => {
    service.assertOpen();
    return toResponse(await faces[face](request));
  };
  const sandbox: Sandbox = {
    urls,
    async fetch(input, init) {
      const request = new Request(input, init);
      // What nobody waits for is not carried out.
      request.signal.throwIfAborted();
      const { origin } = new URL(request.url);
      const face = (Object.keys(urls) as FaceName[]).find((name) => new URL(urls[name]).origin === origin);
      if (face !== undefined) return likeFetch(request.signal, answer(face, request));
      throw new TypeError(`the sandbox has no host ${origin}: it has ${Object.values(urls).join(", ")}`);
    },
    answer,
    async close() {
      service.close();
    },
  };
  return { sandbox, faces };
}
