import { isIP } from "node:net";
import type { ApiRequest } from "../http/api-request.ts";
import { isLoopback } from "../http/is-loopback.ts";
import { refuse } from "../http/refusal.ts";

/** Under which hosts the control API answers, beside loopback addresses and its own URL. */
export interface FurtherHosts {
  /** Whether every address will do. What listens on all of a machine cannot tell its own, and nobody is led by one. */
  readonly addresses?: boolean;
  /** Names, whatever the port. */
  readonly names?: readonly string[];
}

/**
 * Makes sure that a request was meant for this host, and by nobody else's page. The control API has no credentials, and
 * every page in a browser can send requests to this machine: such a one tells its origin, and a page whose name was made
 * to lead here (DNS rebinding) tells that name.
 *
 * @param url - where the control API is told to be
 * @throws Refusal 403 for a host that is neither that one nor a loopback address nor a further one, and for a page of
 *   another origin
 */
export function assertOwnHost(request: ApiRequest, url: string, further: FurtherHosts = {}): void {
  const configured = hostOf(url);
  // Empty where the header Host is that of no URL, such as one with a port beyond 65535.
  const host = hostOf(request.url) ?? "";
  for (const name of [host, request.headers.get("host")]) {
    if (name === null || name === configured || isLoopback(name) || isLocalName(name)) continue;
    if (isFurther(name, further)) continue;
    const message = `The control API does not answer under this host: ask it under ${url}, or start the sandbox with --control-host and the name (controlHosts in code)`;
    refuse(403, { message });
  }
  const origin = request.headers.get("origin");
  // A page without an origin of its own, such as one in a file or a sandboxed frame, says `null`.
  if (origin === null || hostOf(origin) === host) return;
  refuse(403, { message: "The control API does not answer to pages of other origins" });
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}

function isFurther(host: string, { addresses = false, names = [] }: FurtherHosts): boolean {
  const hostname = URL.parse(`http://${host}/`)?.hostname ?? "";
  return (
    (addresses && isIP(hostname.replace(/^\[|\]$/g, "")) > 0) || names.some((name) => name.toLowerCase() === hostname)
  );
}

/** Whether a text is a host and no more: neither a URL nor a port nor a pattern. */
export function isHostName(text: string): boolean {
  return /^[\w.-]+$/.test(text) && URL.parse(`http://${text}/`)?.hostname === text.toLowerCase();
}

/** Browsers take every name under `localhost` for this machine, and ask nobody (RFC 6761). */
function isLocalName(host: string): boolean {
  return /\.localhost(:\d+)?$/i.test(host);
}
