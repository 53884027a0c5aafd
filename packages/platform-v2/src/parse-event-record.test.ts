import { describe, expect, test } from "vitest";
import { parseEventRecord } from "./parse-event-record.ts";

const typeOf = (event: { [member: string]: unknown }) => event["event_type"];

describe("parseEventRecord", () => {
  test("keeps everything, and rounds nothing", () => {
    const { event } = parseEventRecord('{"id":9007199254740993,"nested":{"new":[null,{"x":1.5}]},"__proto__":{"a":1}}');
    expect(event["id"]).toBe(9007199254740993n);
    expect(event["nested"]).toEqual({ new: [null, { x: 1.5 }] });
    expect(Object.keys(event)).toEqual(["id", "nested", "__proto__"]);
  });

  test("an object is taken as it is", () => {
    const event = { any: "thing" };
    const record = parseEventRecord(event);
    expect(record).toEqual({ event, deprecated: false, participantChanges: [] });
    expect(record.event).toBe(event);
  });

  test.each<[unknown, object]>([
    ["post.create", { name: "post.create", type: "post.create", deprecated: false }],
    ["ProfileBioUpdate", { name: "ProfileBioUpdate", type: "profile.update.bio", deprecated: true }],
    ["ProfileGeoUpdate", { name: "ProfileGeoUpdate", deprecated: true }],
    ["post.quantum", { name: "post.quantum", deprecated: false }],
    [5, { deprecated: false }],
    [undefined, { deprecated: false }],
  ])("the type is read where the caller says: %j", (event_type, expected) => {
    const event = { event_type };
    expect(parseEventRecord(event, { typeOf })).toEqual({ event, participantChanges: [], ...expected });
  });

  test("no type is looked for where none is said to be", () => {
    expect(parseEventRecord({ event_type: "post.create" })).not.toHaveProperty("type");
  });

  test("who joined is found", () => {
    const text = '{"x":{"t":"ParticipantsJoin","participant_ids":["3291645508"]}}';
    expect(parseEventRecord(text).participantChanges).toMatchObject([
      { event: "ParticipantsJoin", participantIds: ["3291645508"] },
    ]);
  });

  test.each(['{"text":"my secret', "", "<html>secret</html>", "undefined", '{"a":1}{"secret":2}'])(
    "%j is not JSON, and is not quoted",
    (text) => {
      expect(() => parseEventRecord(text)).toThrow(SyntaxError);
      expect(() => parseEventRecord(text)).toThrow(`(${text.length} characters) is not JSON: it may be cut off`);
      expect(() => parseEventRecord(text)).not.toThrow("secret");
    },
  );

  test.each(["[]", "null", "5", '"text"', [], new Uint8Array(2), null, undefined, 5])("%o is no object", (input) => {
    expect(() => parseEventRecord(input as string)).toThrow(TypeError);
    expect(() => parseEventRecord(input as string)).toThrow("decode bytes first");
  });

  test("a record that is nested without end", () => {
    const depth = 100_000;
    const text = `${'{"a":'.repeat(depth)}{"participant_ids":["1"]}${"}".repeat(depth)}`;
    expect(parseEventRecord(text).participantChanges).toHaveLength(1);
  });
});
