import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient, operationTable as platformOperations } from "@social-api/platform-v2";
import { type StartedSandbox, startSandbox } from "../../src/node/start-sandbox.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";
import { prismViolations, startPrismProxy } from "./start-prism-proxy.ts";

/** The day that the arguments of the operations tell of. */
const NOW = Date.UTC(2026, 2, 10, 18, 30);

export interface Called {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A sandbox of its own with Prism in front of each host of its APIs. */
export interface BehindPrism {
  readonly started: StartedSandbox;
  /** Calls an operation by its name, where its host is, as somebody or nobody. */
  call(operationId: string, args: object, options?: { token?: string; production?: boolean }): Promise<Called>;
  /** What Prism had against any answer so far. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

type Method = (args: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Starts both. Every answer is judged, whatever becomes of it.
 *
 * @param options.validateRequest - whether Prism answers wrong requests itself, so that the sandbox never sees them
 */
export async function startBehindPrism({ validateRequest }: { validateRequest: boolean }): Promise<BehindPrism> {
  const started = await startSandbox({ ...FREE_PORTS, clock: { now: () => NOW } });
  const { urls } = started;
  const [platform, ads, adsSandbox] = await Promise.all([
    startPrismProxy({ api: "platform-v2", upstream: urls.platform, validateRequest }),
    startPrismProxy({ api: "ads-v12", upstream: urls.ads, validateRequest }),
    startPrismProxy({ api: "ads-v12", upstream: urls.adsSandbox, validateRequest }),
  ]);
  const violations: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = await globalThis.fetch(request);
    const told = await prismViolations(answer);
    violations.push(...told.map((violation) => `${request.method} ${request.url}: ${answer.status} ${violation}`));
    return answer;
  };
  return {
    started,
    violations,
    async call(operationId, args, { token = started.token ?? "", production = false } = {}) {
      const headers = { Authorization: `Bearer ${token}` };
      const client =
        operationId in platformOperations
          ? createPlatformClient({ baseUrl: platform.url, token, fetch })
          : createAdsClient({
              baseUrl: ads.url,
              sandboxUrl: production ? ads.url : adsSandbox.url,
              headers,
              fetch,
            });
      const method = (client as unknown as Record<string, Method>)[operationId] as Method;
      const { data, error, response } = await method(args);
      const body = data instanceof ReadableStream ? await new Response(data).text() : (data ?? error);
      return { status: response.status, body, headers: response.headers };
    },
    async close() {
      await Promise.all([platform.close(), ads.close(), adsSandbox.close()]);
      await started.close();
    },
  };
}
