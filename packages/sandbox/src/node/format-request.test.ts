import { expect, test } from "vitest";
import type { RequestLogEntry } from "../request-log.ts";
import { formatRequest } from "./format-request.ts";

const entry: RequestLogEntry = {
  id: 1,
  at: "2026-03-10T18:42:07.000Z",
  face: "ads",
  method: "POST",
  target: "/12/accounts/hc7m2k9/campaigns",
  operation_id: "createCampaign",
  user_id: "2417081365",
  status: 200,
  milliseconds: 3.4,
  violations: [],
  ignored: [],
  fault_id: null,
};

test("a request is one line", () => {
  expect(formatRequest(entry)).toBe("POST /12/accounts/hc7m2k9/campaigns createCampaign 200 3 ms");
});

test("a refusal names its rules and parameters, not the values", () => {
  const violations = [
    { rule: "campaign.required", parameter: "funding_instrument_id", message: "It is required" },
    { parameter: "name", message: "name is too short", value: "private" },
    { message: "The body is not JSON in UTF-8" },
  ];
  expect(formatRequest({ ...entry, status: 400, violations, ignored: ["nmae"] })).toBe(
    "POST /12/accounts/hc7m2k9/campaigns createCampaign 400 3 ms: " +
      "campaign.required funding_instrument_id; name; The body is not JSON in UTF-8; ignored, because not declared: nmae",
  );
});

test("a fault is named, and a dropped connection has no status", () => {
  expect(formatRequest({ ...entry, status: 0, fault_id: "f1" })).toMatch(/ dropped 3 ms: fault f1$/);
});

test("what no operation has is told, too", () => {
  const line = formatRequest({ ...entry, operation_id: null, status: 404, violations: [{ message: "No operation" }] });
  expect(line).toBe("POST /12/accounts/hc7m2k9/campaigns - 404 3 ms: No operation");
});

test("nothing that a client sends begins a line or commands the terminal", () => {
  const line = formatRequest({ ...entry, target: "/a\nGET /b\u001b[31m\u202e", ignored: ["\r\u009b2J", "\u2028"] });
  expect(line).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
  expect(line).toContain("/a\\u{a}GET /b\\u{1b}[31m\\u{202e}");
});

test("a hundred violations do not fill the screen", () => {
  const violations = Array.from({ length: 100 }, (_, at) => ({ rule: "a.rule", parameter: `p${at}`, message: "" }));
  const line = formatRequest({ ...entry, status: 400, violations });
  expect(line).toMatch(/a\.rule p9; 90 more$/);
});

test("colors are there only when asked for", () => {
  expect(formatRequest(entry, { color: true })).toContain("\u001b[32m200");
});
