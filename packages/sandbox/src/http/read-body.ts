import { parseJson } from "@social-api/core";
import { Refusal } from "./refusal.ts";

/** The largest request body that is read, in bytes. */
export const BODY_LIMIT = 2 ** 20;

/** How deep a body may be nested: what is deeper would exhaust the stack of those who read it. */
const DEPTH_LIMIT = 64;

/**
 * Reads the body of a request as JSON, with exact 64-bit integers.
 *
 * @returns `undefined` when there is none
 * @throws Refusal 413 beyond {@link BODY_LIMIT}, 415 for another media type, 400 for what is not JSON in UTF-8
 */
export async function readBody(request: Request, mediaType = "application/json"): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const [essence = "", ...more] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  if (essence.trim() !== mediaType) {
    throw new Refusal(415, [{ message: `The body must be ${mediaType}: name that in Content-Type` }]);
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
export async function hasBody(request: Request): Promise<boolean> {
  return request.body !== null && (await readBytes(request)).length > 0;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array();
  const tooLarge = () =>
    new Refusal(413, [{ message: `The body is larger than ${BODY_LIMIT} bytes: send less at once` }]);
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
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
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
