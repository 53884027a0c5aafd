import { Refusal, type Violation } from "../../http/refusal.ts";
import { checkEventType, directionOfType, hasDirection } from "./event-type.ts";

/** An event to be delivered. What the API's documents do not show of it is free; these names are our choice. */
export interface EmittedEvent {
  readonly event_type: string;
  /** Whose activity it is: subscriptions filter by it. */
  readonly user_id: string;
  /** Of direct-message and chat events whose type does not tell it. */
  readonly direction?: "sent" | "received";
  /** By it a receiver knows repeats; given to the event unless it has one. */
  readonly event_id?: string;
  readonly [member: string]: unknown;
}

/**
 * Makes sure that an event can be delivered.
 *
 * @throws Refusal 400 with all that is wrong
 */
export function assertEvent(event: Readonly<Record<string, unknown>>): asserts event is EmittedEvent {
  const { event_type, user_id, direction, event_id } = event;
  const violations: Violation[] = checkEventType(event_type);
  if (typeof user_id !== "string" || user_id === "") {
    violations.push({ parameter: "user_id", message: "user_id must be a string: the user whose activity it is" });
  }
  if (event_id !== undefined && (typeof event_id !== "string" || event_id === "")) {
    violations.push({ parameter: "event_id", message: "event_id must be a string" });
  }
  const limited = typeof event_type === "string" && hasDirection(event_type);
  if (limited && direction !== undefined) {
    const told = directionOfType(event_type);
    if (direction !== "sent" && direction !== "received") {
      violations.push({ parameter: "direction", message: "direction must be sent or received" });
    } else if (told !== undefined && told !== direction) {
      violations.push({ parameter: "direction", message: `direction is ${direction}, but ${event_type} is ${told}` });
    }
  }
  violations.push(...checkParticipants(event, limited));
  if (violations.length > 0) throw new Refusal(400, violations);
}

const CHANGES = ["ParticipantsJoin", "ParticipantsLeave"];

/**
 * Rule `events.participant-ids`. Where a direct-message record stands in an event, and which of its members names what
 * happened, is not shown: so every object with `participant_ids` is looked at, and every member of it but `text`, in
 * which people may write what they like. That a join or a leave always has them is not stated.
 */
function checkParticipants(event: object, isMessage: boolean): Violation[] {
  const violations: Violation[] = [];
  const tell = (message: string) =>
    violations.push({ rule: "events.participant-ids", parameter: "participant_ids", message });
  // A list of what is left to do: an event that is nested without end must not exhaust the call stack.
  const left: unknown[] = [event];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const member of Object.values(value)) left.push(member);
    const ids = (value as { participant_ids?: unknown }).participant_ids;
    if (ids === undefined) continue;
    const members = Object.entries(value).flatMap(([name, member]) => (name === "text" ? [] : [member]));
    const isChange = members.some((member) => CHANGES.includes(member as string));
    if (members.includes("MessageCreate") || (isMessage && !isChange)) {
      tell("only records of ParticipantsJoin and ParticipantsLeave have participant_ids");
    } else if (isChange && !(Array.isArray(ids) && ids.every((id) => typeof id === "string" && id !== ""))) {
      tell("participant_ids lists who joined or left, as strings");
    }
  }
  return violations;
}
