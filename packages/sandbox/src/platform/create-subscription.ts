import { shortText, stringifyJson } from "@social-api/core";
import { toMilliseconds } from "../clock.ts";
import { Refusal, type Violation } from "../http/refusal.ts";
import type { Subscription } from "../store/entities.ts";
import { checkEventType, directionOfType, hasDirection } from "./activity/event-type.ts";
import type { PlatformCall, PlatformHandlers } from "./call.ts";

/** What the id of a user looks like: our choice, as is that of the control API. No event can be of anyone else. */
const USER_ID = /^[0-9]{1,19}$/;

/** The longest keyword, in characters. */
const KEYWORD_LENGTH = 200;

/**
 * Subscriptions (rule `events.subscription-filters`). The form of request and answer is not shown: these are the names
 * of the illustrations in the spec, and `webhook_id`, which limits webhook deliveries to one webhook. Other members of
 * the body are ignored.
 */
export const subscriptionHandlers: PlatformHandlers<"createActivitySubscription"> = {
  createActivitySubscription(call) {
    const { service, user, now } = call;
    const given = Object(call.args.body) as Readonly<Record<string, unknown>>;
    const violations = check(given, call);
    if (violations.length > 0) throw new Refusal(400, violations);
    const { event_type, user_id, keyword, direction, webhook_id } = given as Partial<Subscription>;
    const subscription: Subscription = {
      subscription_id: service.ids.numeric(now, "subscriptions"),
      ...(event_type != null && { event_type }),
      user_id: user_id as string,
      ...(keyword != null && { keyword }),
      ...(direction != null && { direction }),
      ...(webhook_id != null && { webhook_id }),
      created_at: toMilliseconds(now),
    };
    service.tables.subscriptions.put(subscription.subscription_id, subscription, { owner: user.id });
    return { body: stringifyJson(subscription) };
  },
};

function check(given: Readonly<Record<string, unknown>>, { service, user }: PlatformCall): Violation[] {
  const rule = "events.subscription-filters";
  const violations: Violation[] = [];
  const tell = (parameter: string, message: string) => {
    const value = given[parameter] == null ? {} : { value: shortText(given[parameter]) };
    violations.push({ rule, parameter, message: `${parameter} ${message}`, ...value });
  };
  const { event_type, user_id, keyword, direction, webhook_id } = given;
  if (event_type != null) violations.push(...checkEventType(event_type));
  if (user_id == null) tell("user_id", "is required: the user whose activity is wanted");
  else if (typeof user_id !== "string" || !USER_ID.test(user_id)) {
    tell("user_id", "must be a string of 1 to 19 digits: no event is of any other user");
  }
  if (keyword != null && !isKeyword(keyword)) {
    tell("keyword", `must be a string of 1 to ${KEYWORD_LENGTH} characters`);
  }
  if (direction != null) {
    const told = typeof event_type === "string" ? directionOfType(event_type) : undefined;
    if (!["sent", "received", "both"].includes(direction as string))
      tell("direction", "must be sent, received or both");
    else if (typeof event_type === "string" && !hasDirection(event_type)) {
      tell("direction", `limits direct-message and chat events alone, which ${event_type} is none of`);
    } else if (told !== undefined && direction !== "both" && direction !== told) {
      tell("direction", `would leave nothing of ${event_type}`);
    }
  }
  if (webhook_id != null) {
    const webhook = typeof webhook_id === "string" ? service.tables.webhooks.get(webhook_id) : undefined;
    if (webhook?.wire.user_id !== user.id) {
      tell("webhook_id", "must be the id of a webhook of the user, as a string");
    }
  }
  return violations;
}

function isKeyword(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && value.length <= KEYWORD_LENGTH;
}
