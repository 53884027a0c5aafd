import { expect, test } from "vitest";
import { Refusal } from "../../http/refusal.ts";
import { assertEvent } from "./check-event.ts";

const user_id = "2417081365";

function faultsOf(event: Record<string, unknown>): (string | undefined)[] {
  try {
    assertEvent(event);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.violations.map(({ rule, parameter }) => rule ?? parameter);
  }
}

test.each([
  { event_type: "post.create", user_id, text: "Good morning" },
  { event_type: "profile.update.picture", user_id },
  { event_type: "dm.indicate_typing", user_id },
  { event_type: "dm.read", user_id, direction: "received" },
  { event_type: "post.create", user_id, direction: "north" },
  { event_type: "dm.received", user_id, dm_event: { kind: "ParticipantsJoin", participant_ids: ["3291645508"] } },
  { event_type: "dm.received", user_id, dm_event: { kind: "MessageCreate", text: "Hello" } },
  { event_type: "spaces.start", user_id, participant_ids: ["3291645508"] },
  { event_type: "dm.received", user_id, dm_event: { kind: "ParticipantsJoin" } },
  { event_type: "chat.leave", user_id, record: { kind: "ParticipantsLeave", participant_ids: [] } },
  { event_type: "post.create", user_id, text: "ParticipantsJoin" },
  { event_type: "post.create", user_id, post: { title: "ParticipantsLeave" } },
  { event_type: "dm.received", user_id, dm_event: { kind: "MessageCreate", text: "ParticipantsJoin" } },
])("an event is accepted: %j", (event) => {
  expect(faultsOf(event)).toEqual([]);
});

test.each([
  [{ user_id }, ["event_type"]],
  [{ event_type: "PostCreate", user_id }, ["events.names"]],
  [{ event_type: "post", user_id }, ["events.names"]],
  [{ event_type: "ProfileBioUpdate", user_id }, ["events.deprecated-names"]],
  [{ event_type: "ProfileGeoUpdate", user_id }, ["events.deprecated-names"]],
  [{ event_type: "post.create", user_id: 2417081365 }, ["user_id"]],
  [{ event_type: "post.create", user_id, event_id: 7 }, ["event_id"]],
  [{ event_type: "dm.read", user_id, direction: "both" }, ["direction"]],
  [{ event_type: "dm.sent", user_id, direction: "received" }, ["direction"]],
  [{ event_type: "dm.received", user_id, participant_ids: ["1"] }, ["events.participant-ids"]],
  [
    { event_type: "dm.received", user_id, dm_event: { kind: "MessageCreate", participant_ids: ["1"] } },
    ["events.participant-ids"],
  ],
  [
    { event_type: "dm.sent", user_id, kind: "MessageCreate", was: "ParticipantsJoin", participant_ids: ["1"] },
    ["events.participant-ids"],
  ],
  [
    { event_type: "chat.join", user_id, records: [{ kind: "ParticipantsJoin", participant_ids: [1] }] },
    ["events.participant-ids"],
  ],
  [
    { event_type: "spaces.start", user_id, record: { kind: "ParticipantsJoin", participant_ids: "1" } },
    ["events.participant-ids"],
  ],
  [{ event_type: "", direction: "up" }, ["events.names", "user_id"]],
])("an event is refused: %j", (event, expected) => {
  expect(faultsOf(event)).toEqual(expected);
});

test("the successor of a deprecated name is told where it is shown", () => {
  expect(() => assertEvent({ event_type: "ProfileBioUpdate", user_id })).toThrow("write profile.update.bio");
  expect(() => assertEvent({ event_type: "ProfileUrlUpdate", user_id })).toThrow("is not shown");
});

test("an event may be as deep and as wide as one likes", () => {
  let deep: object = {};
  for (let level = 0; level < 100_000; level += 1) deep = { deep };
  expect(faultsOf({ event_type: "post.create", user_id, deep, wide: Array(500_000).fill(0) })).toEqual([]);
});
