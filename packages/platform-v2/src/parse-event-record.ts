import { parseJson } from "@social-api/core";
import { currentEventType, isDeprecatedActivityEventType } from "./events.ts";
import { findParticipantChanges, type ParticipantChange } from "./find-participant-changes.ts";
import type { ActivityEvent, ActivityEventType } from "./generated/types.ts";

/** One activity event, whole, with what can be told of it. */
export interface EventRecord {
  /** The record as it came, with every member, known or not. 64-bit integers are exact if it was parsed from text. */
  readonly event: ActivityEvent;
  /** The name of its type as it came; only where `typeOf` finds one. */
  readonly name?: string;
  /** The current name of its type; not for unknown names, nor for deprecated ones without a successor that is shown. */
  readonly type?: ActivityEventType;
  /** The type has one of the deprecated names. */
  readonly deprecated: boolean;
  /** Who joined and left conversations; empty for events that do not tell (rule `events.participant-ids`). */
  readonly participantChanges: readonly ParticipantChange[];
}

/** How {@link parseEventRecord} reads. */
export interface ParseEventRecordOptions {
  /**
   * Where your events hold the name of their type. The API's documents do not show that, so nothing is looked up unless
   * told.
   */
  typeOf?: ((event: ActivityEvent) => unknown) | undefined;
}

/**
 * Reads the body of a webhook delivery, or one record of the stream (`streamActivity`). The form of events is not
 * shown, so nothing is expected of it but that it is a JSON object, and nothing of it is left out.
 *
 * @param input - the text, which keeps 64-bit integers exact, or the object if something else has parsed it
 * @throws SyntaxError when the text is not JSON, such as a record that is cut off. It quotes nothing of it.
 * @throws TypeError when it is not a JSON object.
 * @example
 * const { type, event } = parseEventRecord(text, { typeOf: (event) => event.event_type });
 * if (type === "profile.update.bio") console.log(event);
 */
export function parseEventRecord(input: string | object, { typeOf }: ParseEventRecordOptions = {}): EventRecord {
  const event = typeof input === "string" ? parse(input) : input;
  if (!isPlainObject(event)) {
    throw new TypeError("An event record is a JSON object: pass its text or the parsed object, and decode bytes first");
  }
  const name = typeOf?.(event);
  const type = currentEventType(name);
  return {
    event,
    ...(typeof name === "string" && { name }),
    ...(type !== undefined && { type }),
    deprecated: isDeprecatedActivityEventType(name),
    participantChanges: findParticipantChanges(event),
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // The parser's own message quotes the text, which may hold a private message.
    throw new SyntaxError(`The text of the event record (${text.length} characters) is not JSON: it may be cut off`);
  }
}

function isPlainObject(value: unknown): value is ActivityEvent {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}
