/** Who joined or left a conversation, as one direct-message event record tells. */
export interface ParticipantChange {
  /** What happened, where the record holds one of the two names. */
  readonly event?: "ParticipantsJoin" | "ParticipantsLeave";
  /** The users who joined or left at that time; never all who take part. */
  readonly participantIds: readonly string[];
  /** The direct-message event record as it came. */
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Finds the direct-message event records that carry `participant_ids` (rule `events.participant-ids`). Where such a
 * record stands in an event, and which of its members names what happened, is not shown: so every object inside the
 * event is looked at, and every member of it. One that names `MessageCreate` is left out, as the rule has it.
 */
export function findParticipantChanges(event: object): ParticipantChange[] {
  const changes: ParticipantChange[] = [];
  const seen = new Set<object>();
  // A list of what is left to do: a record that is nested without end must not exhaust the call stack.
  const left: unknown[] = [event];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const members = Object.values(value);
    const record = value as Readonly<Record<string, unknown>>;
    const ids = record["participant_ids"];
    if (Array.isArray(ids) && ids.every((id) => typeof id === "string") && !members.includes("MessageCreate")) {
      const names = (["ParticipantsJoin", "ParticipantsLeave"] as const).filter((name) => members.includes(name));
      const [only] = names;
      changes.push({ ...(only && names.length === 1 && { event: only }), participantIds: ids, record });
    }
    // In reverse, so that they are taken in the order in which they stand.
    for (const member of members.reverse()) left.push(member);
  }
  return changes;
}
