import { expect, test } from "vitest";
import { findParticipantChanges } from "./find-participant-changes.ts";

test("records that tell who joined or left, wherever they stand, in their order", () => {
  const joined = { type: "ParticipantsJoin", participant_ids: ["1", "2"], more: true };
  const left = { what: "ParticipantsLeave", participant_ids: ["3"] };
  const plain = { participant_ids: [] };
  expect(findParticipantChanges({ a: [{ b: joined }, left], c: { d: plain } })).toEqual([
    { event: "ParticipantsJoin", participantIds: ["1", "2"], record: joined },
    { event: "ParticipantsLeave", participantIds: ["3"], record: left },
    { participantIds: [], record: plain },
  ]);
  expect(findParticipantChanges(joined)[0]?.record).toBe(joined);
});

test("what happened is not guessed where a record names both", () => {
  const record = { a: "ParticipantsJoin", b: "ParticipantsLeave", participant_ids: ["1"] };
  expect(findParticipantChanges(record)).toEqual([{ participantIds: ["1"], record }]);
});

test.each([
  {},
  { type: "MessageCreate", participant_ids: ["1"] },
  { type: "ParticipantsJoin" },
  { participant_ids: "1" },
  { participant_ids: [1] },
  { text: '{"participant_ids":["1"]}' },
])("nothing is found in %j", (event) => {
  expect(findParticipantChanges(event)).toEqual([]);
});

test("an object that holds itself", () => {
  const event: Record<string, unknown> = { participant_ids: ["1"] };
  event["self"] = event;
  expect(findParticipantChanges(event)).toHaveLength(1);
});
