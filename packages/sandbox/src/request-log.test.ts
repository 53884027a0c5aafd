import { expect, test } from "vitest";
import { RequestLog, type RequestLogEntry } from "./request-log.ts";

const entry: Omit<RequestLogEntry, "id"> = {
  at: "2026-03-10T18:42:07.000Z",
  face: "ads",
  method: "POST",
  target: "/12/batch/accounts/hc7m2k9/campaigns",
  operation_id: "batchCampaigns",
  user_id: null,
  status: 400,
  milliseconds: 3.4,
  violations: [],
  ignored: [],
  fault_id: null,
};
const violations = Array.from({ length: 1_100 }, (_, at) => ({ parameter: `body[${at}]`, message: "wrong" }));

test("the list holds the first violations of a request and how many more there were; the listener is told all", () => {
  const told: RequestLogEntry[] = [];
  const log = new RequestLog((each) => told.push(each));
  log.add({ ...entry, violations });
  expect(log.list()[0]?.violations).toEqual([...violations.slice(0, 20), { message: "1080 more" }]);
  expect(told[0]?.violations).toEqual(violations);
});

test("twenty violations are all there", () => {
  const log = new RequestLog();
  log.add({ ...entry, violations: violations.slice(0, 20) });
  expect(log.list()[0]?.violations).toEqual(violations.slice(0, 20));
});
