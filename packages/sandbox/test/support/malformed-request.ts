import { operationTable as adsTable } from "@social-api/ads-v12";
import type { OperationDescription } from "@social-api/core";
import { operationTable as platformTable } from "@social-api/platform-v2";
import fc from "fast-check";
import { adsArguments, platformArguments } from "../../../../scripts/testing/valid-arguments.ts";

/** A request as text, some of it perhaps broken. */
export interface MalformedRequest {
  readonly face: "platform" | "ads" | "adsSandbox";
  readonly operationId: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** Every operation of both APIs, with arguments that it accepts. */
export const OPERATIONS = [
  ...list("platform", platformTable, platformArguments),
  ...list("adsSandbox", adsTable, adsArguments),
];

interface Operation {
  readonly face: MalformedRequest["face"];
  readonly id: string;
  readonly description: OperationDescription;
  readonly args: Readonly<Record<string, unknown>>;
}

function list(face: Operation["face"], table: object, args: object): Operation[] {
  return Object.entries(table as Record<string, OperationDescription>).map(([id, description]) => ({
    face,
    id,
    description,
    args: (args as Record<string, Record<string, unknown>>)[id] ?? {},
  }));
}

/** Values that something somewhere once choked on. */
const NASTY: readonly unknown[] = [
  ...["", " ", "0", "-1", "1e309", "NaN", "null", "true", "[]", "{}", "%", "%00", "\0", "\u202e", "\ud800", "é", "😀"],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', "../../etc/passwd", "__proto__", "constructor", "toString", "{{7*7}}"],
  ...[
    "9223372036854775808",
    "-9223372036854775809",
    "99999999999999999999999",
    "0x10",
    "1_000",
    "+1",
    "1.5",
    ",",
    ",,",
  ],
  ...["2026-13-45T99:99:99Z", "0000-00-00T00:00:00Z", "275760-09-13T00:00:00.001Z", "202602300000", "x".repeat(3_000)],
  ...[null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { "": 0 }, { length: -1 }, { toString: 1 }],
];

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

const token = fc.constantFrom("harbour-coffee-token", "harbour-ad-manager-token", "nobody");
const headers = fc.record(
  {
    authorization: fc.oneof(
      token.map((each) => `Bearer ${each}`),
      fc.constantFrom("", "Bearer", "Bearer ", "Basic Og==", "bearer a b", "Bearer ,", "x".repeat(2_000)),
    ),
    "content-type": fc.constantFrom(
      "application/json",
      "text/plain",
      "",
      ";;",
      "application/json; charset=latin1",
      "a/b",
    ),
    "content-encoding": fc.constantFrom("gzip", "identity", "br, gzip"),
    accept: fc.constantFrom("*/*", "text/html", ";q=2,,"),
    "last-event-id": fc.constantFrom("", "0", "x"),
  },
  { requiredKeys: [] },
);

/** A request of an operation with something wrong about it, most of the time. */
export function malformedRequest(operation: Operation): fc.Arbitrary<MalformedRequest> {
  const { face, id, description, args } = operation;
  const names = Object.keys(args);
  // Each argument stays as it is, is left out, or becomes something else; others are added.
  const changed = fc
    .tuple(
      fc.tuple(
        ...names.map((name) =>
          fc.oneof(
            { weight: 5, arbitrary: fc.constant([[name, args[name]]]) },
            { weight: 1, arbitrary: fc.constant([]) },
            { weight: 2, arbitrary: nasty.map((value) => [[name, value]]) },
            {
              weight: 1,
              arbitrary: nasty.map((value) => [
                [name, args[name]],
                [name, value],
              ]),
            },
          ),
        ),
      ),
      fc.array(
        fc.tuple(fc.constantFrom("count", "cursor", "sort_by", "q", "with_deleted", "__proto__", "body"), nasty),
        {
          maxLength: 2,
        },
      ),
    )
    .map(([own, more]) => [...own.flat(), ...more] as [string, unknown][]);
  const brokenTail = fc.constantFrom("", "", "", "&%", "&%zz=1", "&a=%ff", "&&&", "&=", "?", "&a[b]=1");
  const rawBody = fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.json().map((text) => new TextEncoder().encode(text)) },
    { weight: 1, arbitrary: fc.constantFrom("{", "[", '{"a":', "\ufeff{}", "nul").map(encode) },
  );
  return fc.record({ pairs: changed, tail: brokenTail, raw: rawBody, headers }).map(({ pairs, tail, raw, headers }) => {
    const inPath = new Set([...description.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const last = new Map(pairs);
    const path = description.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => percent(text(last.get(name))) || "-");
    const rest = pairs.filter(([name]) => !inPath.has(name));
    const whole = description.body === "whole" ? last.get("body") : Object.fromEntries(rest);
    const query = rest.map(([name, value]) => `${percent(name)}=${percent(text(value))}`).join("&");
    const body = raw ?? (description.body === undefined ? undefined : encode(stringify(whole)));
    return {
      face,
      operationId: id,
      method: description.method,
      target: description.body === undefined ? `${path}?${query}${tail}` : path,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && description.method !== "GET" && { body }),
    };
  });
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(",");
  return typeof value === "object" && value !== null ? stringify(value) : String(value ?? "");
}

function stringify(value: unknown): string {
  return JSON.stringify(value, (_key, each) => (typeof each === "bigint" ? Number(each) : each)) ?? "";
}

/** Percent-encodes; what is no Unicode becomes what no decoder reads. */
function percent(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return "%ED%A0%80";
  }
}

function encode(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(value);
}
