import { createAdsFace } from "./ads/ads-face.ts";
import { createControlFace } from "./control/control-face.ts";
import { toResponse } from "./http/answer.ts";
import type { Face } from "./http/face.ts";
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
  answer(face: FaceName, request: Request): Promise<Response>;
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
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createFaces(options).sandbox;
}

/** The same, with what answers at each of its hosts: for servers that make no `Request` and no `Response`. */
export function createFaces({ urls: given = {}, ...options }: SandboxOptions = {}): {
  readonly sandbox: Sandbox;
  readonly faces: Readonly<Record<FaceName, Face>>;
} {
  const service = new Service(options);
  const urls = { ...URLS, ...given };
  const faces: Record<FaceName, Face> = {
    platform: createPlatformFace(service),
    ads: createAdsFace("production", service),
    adsSandbox: createAdsFace("sandbox", service),
    control: createControlFace(service, urls),
  };
  const answer: Sandbox["answer"] = async (face, request) => toResponse(await faces[face](request));
  const sandbox: Sandbox = {
    urls,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { origin } = new URL(request.url);
      const face = (Object.keys(urls) as FaceName[]).find((name) => new URL(urls[name]).origin === origin);
      if (face !== undefined) return likeFetch(request.signal, answer(face, request));
      throw new TypeError(`the sandbox has no host ${origin}: it has ${Object.values(urls).join(", ")}`);
    },
    answer,
    close: () => service.close(),
  };
  return { sandbox, faces };
}
