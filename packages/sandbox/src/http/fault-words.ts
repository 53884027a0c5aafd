import { shortText } from "@social-api/core";
import type { ErrorObject } from "ajv/dist/2020.js";
import { count } from "../count.ts";

/** What a value must be that a schema does not take, in the words in which broken rules are told; to stand behind its name. */
export function faultWords({ keyword, params, message = "is wrong" }: ErrorObject): string {
  return WORDS[keyword]?.(params) ?? message;
}

const WORDS: Readonly<Record<string, (params: ErrorObject["params"]) => string | undefined>> = {
  type: ({ type }) => `must be ${[type].flat().map(typeWord).join(" or ")}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).map(word).join(", ")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => FORMATS[format as string],
  pattern: ({ pattern }) => `must be a string that matches ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be above ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be below ${limit}`,
  minLength: ({ limit }) => `must be a string of at least ${count(limit, "character")}`,
  maxLength: ({ limit }) => `must be a string of at most ${count(limit, "character")}`,
  minItems: ({ limit }) => `must be a list of at least ${count(limit, "item")}`,
  maxItems: ({ limit }) => `must be a list of at most ${count(limit, "item")}`,
  minProperties: ({ limit }) => `must be an object of at least ${count(limit, "member")}`,
  maxProperties: ({ limit }) => `must be an object of at most ${count(limit, "member")}`,
  uniqueItems: () => "must be a list that has no item twice",
  additionalProperties: ({ additionalProperty }) => `must not have the member ${shortText(additionalProperty)}`,
  not: () => "is what its schema excludes",
};

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "must be a date-time such as 2026-03-10T09:00:00Z",
  // A webhook on this machine: others are refused unless remote ones are allowed.
  uri: "must be a URL such as http://localhost:3000/webhooks",
  int32: "must be an integer of 32 bits",
  int64: "must be an integer of 64 bits",
};

const typeWord = (type: string): string => TYPES[type] ?? `a ${type}`;

const TYPES: Readonly<Record<string, string>> = {
  array: "a list",
  integer: "an integer",
  null: "null",
  object: "an object",
};

/** A text as it is, unless it is empty and would not be seen; all else as JSON, which tells null, too. */
const word = (value: unknown): string => (typeof value === "string" && value !== "" ? value : JSON.stringify(value));
