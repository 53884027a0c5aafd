import { isLoopback } from "../../http/is-loopback.ts";

/** The longest URL of a webhook, in characters. */
const LENGTH = 2_000;

/**
 * Tells what is wrong with the URL of a webhook. Only this machine unless told: a sandbox should not be made to send
 * requests to others. The URL parser writes every form of an IPv4 address as four decimals, so nothing hides in one.
 *
 * @returns nothing where the URL is fine
 */
export function findUrlFault(text: string, allowRemote: boolean): string | undefined {
  if (text.length > LENGTH) return `url is longer than ${LENGTH} characters`;
  const url = URL.parse(text);
  if (url === null) return "url is no absolute URL, such as http://127.0.0.1:8080/events";
  if (url.protocol !== "http:" && url.protocol !== "https:") return "url must begin with http:// or https://";
  if (url.username !== "" || url.password !== "") return "url must not hold a user name or a password";
  if (allowRemote || isLoopback(url.hostname)) return undefined;
  return "url must be on this machine (localhost, 127.0.0.1 or [::1]), unless the sandbox allows remote webhooks";
}
