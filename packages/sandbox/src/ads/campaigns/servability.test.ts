import { expect, test } from "vitest";
import { servability } from "./servability.ts";

const able = { able_to_fund: true };
const unable = { able_to_fund: false };

test.each([
  ["ACTIVE", able, true, []],
  ["PAUSED", able, false, ["PAUSED_BY_ADVERTISER"]],
  ["DRAFT", able, false, ["INCOMPLETE"]],
  ["ACTIVE", unable, false, ["INCOMPLETE"]],
  ["ACTIVE", undefined, false, ["INCOMPLETE"]],
  ["PAUSED", unable, false, ["PAUSED_BY_ADVERTISER", "INCOMPLETE"]],
  ["DRAFT", unable, false, ["INCOMPLETE"]],
] as const)("a campaign that is %s on %j is servable: %j", (status, funding, servable, reasons_not_servable) => {
  expect(servability(status, funding)).toEqual({ servable, reasons_not_servable });
});
