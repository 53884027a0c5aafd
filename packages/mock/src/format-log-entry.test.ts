import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { formatLogEntry } from "./format-log-entry.ts";

const entry = {
  kind: "request",
  method: "GET",
  target: "/12/accounts?count=0&cout=1",
  operationId: "listAccounts",
  status: 400,
  milliseconds: 3.4,
  reasons: ["count must be >= 1."],
  ignored: ["cout"],
} as const;

test("a request is one line with everything about it", () => {
  expect(formatLogEntry(entry)).toBe(
    "GET /12/accounts?count=0&cout=1 listAccounts 400 3 ms: count must be >= 1. ignored, because not declared: cout",
  );
});

test("colour adds nothing but colour", () => {
  const coloured = formatLogEntry(entry, { color: true });
  expect(coloured).not.toBe(formatLogEntry(entry));
  expect(stripVTControlCharacters(coloured)).toBe(formatLogEntry(entry));
});

test("a fault of the mock shows where it broke", () => {
  const line = formatLogEntry({ ...entry, status: 500, cause: new Error("broken") });
  expect(line).toContain("Error: broken\n    at ");
});

test("a warning says that it is one", () => {
  expect(formatLogEntry({ kind: "warning", message: "careful" })).toBe("warning: careful");
});

test("nothing that a client sends begins a line or commands the terminal", () => {
  const line = formatLogEntry({
    ...entry,
    target: "/a\nGET /b\u001b[31m\u202e",
    reasons: ["\u0085x\u0000"],
    ignored: ["\r\u009b2J", "\u2028"],
  });
  expect(line).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
  expect(line).toContain("/a\\u{a}GET /b\\u{1b}[31m\\u{202e}");
});
