import type { ApiRequest } from "../http/api-request.ts";
import { isLoopback } from "../http/is-loopback.ts";
import { refuse } from "../http/refusal.ts";

/**
 * Makes sure that a request was meant for this host, and by nobody else's page. The control API has no credentials, and
 * every page in a browser can send requests to this machine: such a one tells its origin, and a page whose name was made
 * to lead here (DNS rebinding) tells that name.
 *
 * @param url - where the control API is told to be
 * @throws Refusal 403 for a host that is neither that one nor a loopback address, and for a page of another origin
 */
export function assertOwnHost(request: ApiRequest, url: string): void {
  const configured = hostOf(url);
  // Empty where the header Host is that of no URL, such as one with a port beyond 65535.
  const host = hostOf(request.url) ?? "";
  for (const name of [host, request.headers.get("host")]) {
    if (name === null || name === configured || isLoopback(name) || isLocalName(name)) continue;
    refuse(403, { message: `The control API does not answer under this host: ask it under ${url}` });
  }
  const origin = request.headers.get("origin");
  // A page without an origin of its own, such as one in a file or a sandboxed frame, says `null`.
  if (origin === null || hostOf(origin) === host) return;
  refuse(403, { message: "The control API does not answer to pages of other origins" });
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}

/** Browsers take every name under `localhost` for this machine, and ask nobody (RFC 6761). */
function isLocalName(host: string): boolean {
  return /\.localhost(:\d+)?$/i.test(host);
}
