import { expect, test } from "vitest";
import { findUrlFault } from "./webhook-url.ts";

test.each([
  "http://localhost:8080/events",
  "https://LOCALHOST/",
  "http://127.0.0.1:1/",
  "http://127.9.8.7/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://[::1]:9000/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://[::ffff:127.0.0.1]/",
])("%s is on this machine", (url) => {
  expect(findUrlFault(url, false)).toBeUndefined();
});

test.each([
  "http://example.com/",
  "http://localhost.example.com/",
  "http://127.0.0.1.example.com/",
  "http://127.example/",
  "http://evil.localhost/",
  "http://0.0.0.0/",
  "http://10.0.0.1/",
  "http://169.254.169.254/latest",
  "http://2852039166/",
  "http://[::]/",
  "http://[::ffff:10.0.0.1]/",
  "http://[fe80::1]/",
  "http://[2001:db8::1]/",
])("%s is not, and is refused unless others are allowed", (url) => {
  expect(findUrlFault(url, false)).toContain("must be on this machine");
  expect(findUrlFault(url, true)).toBeUndefined();
});

test.each([
  ["/events", "no absolute URL"],
  ["", "no absolute URL"],
  ["http://", "no absolute URL"],
  ["ftp://127.0.0.1/", "must begin with http"],
  ["file:///etc/hosts", "must begin with http"],
  ["data:text/plain,hello", "must begin with http"],
  ["http://user:secret@127.0.0.1/", "must not hold a user name or a password"],
  ["http://token@127.0.0.1/", "must not hold a user name or a password"],
  ["http://example.com@127.0.0.1/", "must not hold a user name or a password"],
  [`http://127.0.0.1/${"x".repeat(2_000)}`, "longer than 2000"],
])("%s is refused wherever it leads", (url, message) => {
  expect(findUrlFault(url, true)).toContain(message);
  expect(findUrlFault(url, true)).not.toContain("secret");
});
