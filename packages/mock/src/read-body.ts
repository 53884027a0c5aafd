import type { IncomingMessage } from "node:http";
import { Failure } from "./failure.ts";
import { shorten } from "./log-line.ts";
import type { Operation } from "./operation.ts";

/** The largest request body that is read, in bytes. */
const BODY_LIMIT = 1024 * 1024;

const DEPTH_LIMIT = 64;

/**
 * Reads and parses the body of a request.
 *
 * @returns the parsed JSON; `undefined` when nothing was sent
 * @throws Failure 413 beyond {@link BODY_LIMIT}, 415 for another media type, charset or encoding than the operation
 *   takes, 400 for text that is not JSON and for a body that the operation does not have.
 */
export async function readBody(request: IncomingMessage, operation: Operation): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const mediaTypes = operation.http.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  if (mediaTypes.length === 0) throw withoutBody(operation);
  checkMediaType(request, mediaTypes);
  return parse(bytes);
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // What is too much is still read, and dropped: a client that cannot finish sending never reads its answer.
    if (length <= BODY_LIMIT) chunks.push(chunk);
  }
  if (length > BODY_LIMIT) throw new Failure(413, `The body has ${length} bytes; at most ${BODY_LIMIT} are read.`);
  return Buffer.concat(chunks);
}

function withoutBody({ id }: Operation): Failure {
  const message = `${id} takes no body: its parameters travel in the path and the query string.`;
  return new Failure(400, message, { violations: [{ message, parameter: "body", values: [] }] });
}

function checkMediaType({ headers }: IncomingMessage, mediaTypes: readonly string[]): void {
  const wanted = `Send ${mediaTypes.join(" or ")}`;
  const encoding = shorten(headers["content-encoding"] ?? "identity", 60);
  if (encoding !== "identity") {
    throw new Failure(415, `The content encoding ${encoding} is not read. ${wanted} as it is.`);
  }
  const type = headers["content-type"];
  if (type === undefined) throw new Failure(415, `The body has no Content-Type. ${wanted}.`);
  const [essence = "", ...parameters] = type.split(";").map((part) => part.trim().toLowerCase());
  if (!mediaTypes.includes(essence))
    throw new Failure(415, `A body of type ${shorten(essence, 60)} is not read. ${wanted}.`);
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  if (charset !== undefined && !/^utf-?8$/.test(charset)) {
    throw new Failure(415, `The charset ${shorten(charset, 60)} is not read. ${wanted} in UTF-8.`);
  }
}

function parse(bytes: Buffer): unknown {
  const value = parseJson(bytes);
  // Validation and serialisation recurse: what is nested absurdly deep would exhaust the stack there.
  if (isDeeper(value, DEPTH_LIMIT)) throw new Failure(400, `The body is nested deeper than ${DEPTH_LIMIT} levels.`);
  return value;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the text, which may be private.
    throw new Failure(400, "The body is not JSON in UTF-8.");
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
