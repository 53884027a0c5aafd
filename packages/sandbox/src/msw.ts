import { type HttpHandler, HttpResponse, http } from "msw";
import type { Sandbox } from "./create-sandbox.ts";

/**
 * Request handlers of MSW that answer for every host of a sandbox: what the code under test sends with the global
 * `fetch` reaches the sandbox, without a port. A connection that a fault drops is a network error there, too.
 *
 * @example
 * const sandbox = createSandbox();
 * const server = setupServer(...sandboxHandlers(sandbox));
 * server.listen();
 * const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox });
 */
export function sandboxHandlers(sandbox: Pick<Sandbox, "urls" | "fetch">): HttpHandler[] {
  return Object.values(sandbox.urls).map((url) =>
    http.all(`${new URL(url).origin}/*`, async ({ request }) => {
      try {
        return await sandbox.fetch(request);
      } catch {
        // The connection was dropped, or whoever asked has gone. MSW would answer what is thrown with a 500.
        return HttpResponse.error();
      }
    }),
  );
}
