import { fileURLToPath } from "node:url";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec, type IHttpProxyConfig } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

/** Prism between a client and one host, as `prism proxy --errors` puts it there. */
export interface PrismProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** How {@link startPrismProxy} works. */
export interface PrismProxyOptions {
  readonly api: "platform-v2" | "ads-v12";
  /** The host that answers. */
  readonly upstream: string;
  /** Prism answers wrong requests itself, unless it is told not to look at them: `--validate-request=false`. */
  readonly validateRequest: boolean;
}

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

const operations = new Map<string, Promise<Operations>>();

/**
 * Starts Prism's validating proxy on a free port. An answer that the spec does not allow becomes a 500 with the problem
 * `VIOLATIONS`; what is merely odd about it stands in the header `sl-violations`.
 */
export async function startPrismProxy({ api, upstream, validateRequest }: PrismProxyOptions): Promise<PrismProxy> {
  const document = fileURLToPath(new URL(`../../../../specs/dist/${api}.json`, import.meta.url));
  const known = operations.get(api) ?? getHttpOperationsFromSpec(document);
  operations.set(api, known);
  const config: IHttpProxyConfig = {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    validateRequest,
    validateResponse: true,
    checkSecurity: validateRequest,
    errors: true,
    mock: { dynamic: false },
  };
  const logger = createLogger("prism", { level: "silent" });
  const server = createServer(await known, { cors: false, config, components: { logger } });
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}

/** Everything that Prism has against an answer; nothing when the spec allows it. */
export async function prismViolations(answer: Response): Promise<string[]> {
  const listed = JSON.parse(answer.headers.get("sl-violations") ?? "[]") as { location: string[]; message: string }[];
  const ofAnswer = listed.filter(({ location }) => location[0] === "response");
  const told = ofAnswer.map(({ location, message }) => `${location.join(".")} ${message}`);
  if (!answer.headers.get("content-type")?.startsWith("application/problem+json")) return told;
  const { type, detail } = (await answer.clone().json()) as { type?: string; detail?: string };
  return type?.startsWith("https://stoplight.io/prism/errors#") ? [...told, `${type} ${detail}`] : told;
}
