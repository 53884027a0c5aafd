import { expectTypeOf, test } from "vitest";
import { currentEventType, isActivityEventType, isDeprecatedActivityEventType } from "./events.ts";
import type { ActivityEventType, DeprecatedActivityEventType } from "./generated/types.ts";
import { parseEventRecord } from "./parse-event-record.ts";

test("names are narrowed", () => {
  const name: string = "post.create";
  if (isActivityEventType(name)) expectTypeOf(currentEventType(name)).toEqualTypeOf<ActivityEventType>();
  if (isDeprecatedActivityEventType(name)) expectTypeOf(name).toEqualTypeOf<DeprecatedActivityEventType>();
  expectTypeOf(currentEventType(name)).toEqualTypeOf<ActivityEventType | undefined>();
});

test("the type of a record may be unknown, its members are", () => {
  const record = parseEventRecord("{}");
  expectTypeOf(record.type).toEqualTypeOf<ActivityEventType | undefined>();
  expectTypeOf(record.event["anything"]).toEqualTypeOf<unknown>();
});
