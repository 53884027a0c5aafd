import { expect, test } from "vitest";
import { meansAll } from "./listen.ts";

test.each([
  ["0.0.0.0", true],
  ["::", true],
  ["127.0.0.1", false],
  ["::1", false],
  ["localhost", false],
])("whether %s means all network interfaces: %j", (host, wanted) => {
  expect(meansAll(host)).toBe(wanted);
});
