import type { Delivery, Webhook } from "../../store/entities.ts";
import type { ActivitySettings } from "./activity-options.ts";
import { findUrlFault } from "./webhook-url.ts";

/**
 * Sends an event to a webhook: a POST of JSON, unsigned, since signing is not shown. Redirects are not followed: they
 * could lead to another machine.
 *
 * @returns the status of the answer; null when there is none, in time or at all
 */
export async function postDelivery(
  { url }: Webhook,
  { id, payload }: Delivery,
  { deliver, deliveryTimeoutMs, allowRemoteWebhooks }: ActivitySettings,
  signal: AbortSignal,
): Promise<number | null> {
  // Judged again: the webhook may be from a time when others were allowed.
  if (findUrlFault(url, allowRemoteWebhooks) !== undefined) return null;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, deliveryTimeoutMs);
  signal.addEventListener("abort", end);
  try {
    const request = new Request(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sandbox-Delivery": id },
      body: payload,
      redirect: "manual",
      signal: ending.signal,
    });
    // A `deliver` of somebody else's may know nothing of the signal.
    const aborted = new Promise<never>((_resolve, reject) => {
      ending.signal.addEventListener("abort", () => reject(ending.signal.reason));
    });
    const answer = deliver(request);
    const { status, body } = await Promise.race([answer, aborted]);
    // Nothing of it is of use; unread, it would keep the connection.
    body?.cancel().catch(() => {});
    return status >= 100 ? status : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
