import { createAdsFace } from "./ads/ads-face.ts";
import { createControlFace } from "./control/control-face.ts";
import { likeFetch } from "./like-fetch.ts";
import { createPlatformFace } from "./platform/platform-face.ts";
import type { FaceName } from "./request-log.ts";
import { Service, type ServiceOptions } from "./service.ts";

/** How a sandbox is made. */
export interface SandboxOptions extends ServiceOptions {
  /** Under which URLs its hosts are; reserved example names unless given. */
  urls?: Partial<Record<FaceName, string>>;
}

/** A running sandbox. */
export interface Sandbox {
  /** Under which URL each host is. */
  readonly urls: Readonly<Record<FaceName, string>>;
  /**
   * Answers a request to any of its hosts, chosen by the URL: pass it to a client as `fetch`.
   *
   * @throws TypeError for a URL of no host, and where a fault drops the connection, as the global `fetch` does
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Answers a request as one of the hosts, whatever its URL: for servers. */
  answer(face: FaceName, request: Request, bindings?: object): Promise<Response>;
  /** Ends streams and deliveries, and closes the store. */
  close(): Promise<void>;
}

/** The addresses that stand for the hosts where nothing listens: names that are reserved for examples. */
const URLS: Readonly<Record<FaceName, string>> = {
  platform: "https://api.example.com",
  ads: "https://ads-api.example.com",
  adsSandbox: "https://ads-api-sandbox.example.com",
  control: "https://sandbox-control.example.com",
};

/**
 * Makes a sandbox: both APIs with state, in this process, without a port.
 *
 * @throws Error when the data file of the store cannot be used
 * @example
 * const sandbox = createSandbox();
 * const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });
 */
export function createSandbox({ urls: given = {}, ...options }: SandboxOptions = {}): Sandbox {
  const service = new Service(options);
  const urls = { ...URLS, ...given };
  const faces: Record<FaceName, { fetch(request: Request, bindings?: object): Response | Promise<Response> }> = {
    platform: createPlatformFace(service),
    ads: createAdsFace("production", service),
    adsSandbox: createAdsFace("sandbox", service),
    control: createControlFace(service, urls),
  };
  return {
    urls,
    async fetch(input, init) {
      const request = new Request(input, init);
      const face = (Object.keys(urls) as FaceName[]).find(
        (name) => new URL(urls[name]).origin === new URL(request.url).origin,
      );
      if (face === undefined)
        throw new TypeError(
          `the sandbox has no host ${new URL(request.url).origin}: it has ${Object.values(urls).join(", ")}`,
        );
      return likeFetch(request.signal, faces[face].fetch(request));
    },
    answer: async (face, request, bindings) => faces[face].fetch(request, bindings),
    close: () => service.close(),
  };
}
