const CHANGES = ["ParticipantsJoin", "ParticipantsLeave"];

/**
 * `events.participant-ids`: pointers to each participant_ids in an event whose object tells another kind of record than
 * a join or a leave. Which member holds the kind is not shown: any of them may.
 */
export function participantIds(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const kinds = Object.values(value);
  const wrong =
    "participant_ids" in value && (kinds.includes("MessageCreate") || !CHANGES.some((kind) => kinds.includes(kind)));
  return [
    ...(wrong ? [`${at}/participant_ids`] : []),
    ...Object.entries(value).flatMap(([name, member]) => participantIds(member, `${at}/${name}`)),
  ];
}
