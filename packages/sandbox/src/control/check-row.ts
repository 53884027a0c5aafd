import { isRecord, parseJson } from "@social-api/core";
import type { StoredEntity } from "../generated/types.ts";
import { readBundle } from "../http/read-bundle.ts";
import type { Violation } from "../http/refusal.ts";
import { Validator } from "../http/validator.ts";
import { ROW_SCHEMAS } from "../store/row-schemas.ts";

type Row = Pick<StoredEntity, "body" | "hidden">;

let validator: Validator | undefined;

/** What is wrong with the body of a row, and with what is known beside it; `parameter` begins with `place`. */
export function checkRow(collection: string, place: string, row: Row): Violation[] {
  validator ??= new Validator(readBundle("ads-v12"));
  const schema = ROW_SCHEMAS[collection];
  if (schema === undefined) throw new Error(`nothing tells what the rows of ${collection} are`);
  return [
    ...validator.checkValue(schema.body, `${place}.body`, row.body),
    ...validator.checkValue(schema.hidden, `${place}.hidden`, row.hidden),
    ...(collection === "deliveries" ? checkPayload(`${place}.body.payload`, row.body["payload"]) : []),
  ];
}

/** An event is stored as the text that is sent. */
function checkPayload(parameter: string, payload: unknown): Violation[] {
  // The schema tells that it is a text.
  if (typeof payload !== "string" || isObject(payload)) return [];
  return [{ parameter, message: `${parameter} must be a JSON object, as a text` }];
}

function isObject(json: string): boolean {
  try {
    return isRecord(parseJson(json));
  } catch {
    return false;
  }
}
