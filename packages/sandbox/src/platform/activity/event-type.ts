import { currentEventType, isDeprecatedActivityEventType } from "@social-api/platform-v2";
import type { Violation } from "../../http/refusal.ts";

const DOTTED = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;

/**
 * Checks the name of an event type. Thirteen are named, and there are more (rule `events.names`): any name of that form
 * will do. The deprecated ones are refused, with what to write instead (rule `events.deprecated-names`): our choice.
 */
export function checkEventType(name: unknown): Violation[] {
  const parameter = "event_type";
  if (typeof name !== "string") return [{ parameter, message: "event_type must be a string, such as post.create" }];
  if (isDeprecatedActivityEventType(name)) {
    const successor = currentEventType(name);
    const hint = successor === undefined ? "its dot-separated name is not shown" : `write ${successor}`;
    const message = `${name} is deprecated since 18 March 2026: ${hint}`;
    return [{ rule: "events.deprecated-names", parameter, message, value: name }];
  }
  if (DOTTED.test(name) && name.length <= 100) return [];
  const message = "event_type must be dot-separated and in lower case, such as post.create";
  return [{ rule: "events.names", parameter, message, value: name.slice(0, 60) }];
}

/** Whether a subscription can limit events of this type by direction: direct messages and chats alone. */
export function hasDirection(eventType: string): boolean {
  return /^(dm|chat)\./.test(eventType);
}

/** The direction that the name of an event type tells. */
export function directionOfType(eventType: string): "sent" | "received" | undefined {
  const [, direction] = /^(?:dm|chat)\.(sent|received)$/.exec(eventType) ?? [];
  return direction as "sent" | "received" | undefined;
}
