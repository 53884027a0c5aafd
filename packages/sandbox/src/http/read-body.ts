import { parseJson } from "@social-api/core";
import { ConnectionDropped } from "../faults/faults.ts";
import type { ApiRequest } from "./api-request.ts";
import { Refusal } from "./refusal.ts";

/** The largest request body that is read unless told, in bytes. */
const BODY_LIMIT = 2 ** 20;

/** How deep a body may be nested: what is deeper would exhaust the stack of those who read it. */
const DEPTH_LIMIT = 64;

/**
 * Reads the body of a request as JSON, with exact 64-bit integers.
 *
 * @param limit - the largest that is read, in bytes
 * @returns `undefined` when there is none
 * @throws Refusal 413 beyond the limit, 415 for another media type, 400 for what is not JSON in UTF-8
 * @throws ConnectionDropped when it breaks off
 */
export async function readBody(request: ApiRequest, limit = BODY_LIMIT): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  const [essence = "", ...more] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  if (essence.trim() !== "application/json") {
    throw new Refusal(415, [{ message: "The body must be application/json: name that in Content-Type" }]);
  }
  const charset = more.find((parameter) => parameter.trim().startsWith("charset="));
  if (charset !== undefined && !/=\s*"?utf-?8"?\s*$/.test(charset)) {
    throw new Refusal(415, [{ message: "The body must be encoded in UTF-8" }]);
  }
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity") {
    throw new Refusal(415, [{ message: "The body must not be compressed: send it without Content-Encoding" }]);
  }
  return parse(bytes);
}

/** Whether a request has a body that is not empty. */
export async function hasBody(request: ApiRequest): Promise<boolean> {
  return request.body !== null && (await readBytes(request, BODY_LIMIT)).length > 0;
}

async function readBytes(request: ApiRequest, limit: number): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array();
  const tooLarge = () => new Refusal(413, [{ message: `The body is larger than ${limit} bytes: send less at once` }]);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // The client went away in the middle of its body, or was too slow: nobody is left to answer.
    throw error instanceof Refusal ? error : new ConnectionDropped();
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the text, which may be private.
    throw new Refusal(400, [{ message: "The body is not JSON in UTF-8" }]);
  }
  if (isDeeper(value, DEPTH_LIMIT)) {
    throw new Refusal(400, [{ message: `The body is nested deeper than ${DEPTH_LIMIT} levels` }]);
  }
  if (holdsInexact(value)) {
    // What cannot be kept as it was sent can be neither stored nor echoed.
    const message = "The body holds a number beyond 2^53 with a fraction or an exponent: write it as a plain integer";
    throw new Refusal(400, [{ message }]);
  }
  return value;
}

function holdsInexact(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsInexact);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
