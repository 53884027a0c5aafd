import type { IncomingMessage } from "node:http";

/** What needs no parser to be what the parser would make of it. */
const PLAIN_HOST = /^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/;
const PLAIN_TARGET = /^\/[\w\-~!$&()*+,;=:@/%?[\].]*$/;
const DOT_STEP = /\/(?:\.|%2e){1,2}(?:[/?]|$)/i;
/** Where the parser would find the end of a host. */
const BEYOND_HOST = /[/?#@\\\s]/;

/**
 * The URL of a request, from its target and its header Host.
 *
 * @returns undefined when one of them is none
 */
export function readUrl({ url: target = "", headers: { host } }: IncomingMessage): string | undefined {
  if (host === undefined || host === "" || BEYOND_HOST.test(host)) return undefined;
  if (PLAIN_HOST.test(host) && PLAIN_TARGET.test(target) && !DOT_STEP.test(target)) return `http://${host}${target}`;
  const [path = ""] = target.split("?", 1);
  // The parser would take it for a slash.
  if (path.includes("\\")) return undefined;
  if (/^https?:\/\//i.test(target)) return URL.parse(target)?.href;
  return target.startsWith("/") ? URL.parse(`http://${host}${target}`)?.href : undefined;
}
