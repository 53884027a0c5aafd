import type { Subscription } from "../../store/entities.ts";
import { foldCase } from "../../store/fold-case.ts";
import type { EmittedEvent } from "./check-event.ts";
import { directionOfType, hasDirection } from "./event-type.ts";

/**
 * Whether a subscription wants an event (rule `events.subscription-filters`). How a keyword is compared is our choice:
 * as a whole, anywhere in any text of the event, without regard to case.
 */
export function matchesSubscription(subscription: Subscription, event: EmittedEvent): boolean {
  const { user_id, event_type, keyword, direction } = subscription;
  if (user_id !== event.user_id) return false;
  if (event_type !== undefined && event_type !== event.event_type) return false;
  if (keyword !== undefined && !mentions(event, foldCase(keyword))) return false;
  if (direction === undefined || direction === "both" || !hasDirection(event.event_type)) return true;
  // An event that tells no direction is neither sent nor received.
  return direction === (directionOfType(event.event_type) ?? event.direction);
}

function mentions(
  { event_type: _type, user_id: _user, direction: _direction, ...rest }: EmittedEvent,
  keyword: string,
) {
  const left: unknown[] = [rest];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && foldCase(value).includes(keyword)) return true;
    if (typeof value === "object" && value !== null) for (const member of Object.values(value)) left.push(member);
  }
  return false;
}
