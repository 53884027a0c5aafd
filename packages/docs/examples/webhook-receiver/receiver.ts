import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type EventRecord, parseEventRecord } from "@social-api/platform-v2";
import type { Inbox } from "./inbox.ts";

/** How a receiver works. */
export interface ReceiverOptions {
  inbox: Inbox;
  /** Called with each event that came for the first time. */
  onEvent: (record: EventRecord) => void;
  /** Called with the id of each event that came again. */
  onRepeat: (id: string) => void;
  /** Called when a delivery could not be stored: it will have to be replayed. */
  onFailure: (error: unknown) => void;
}

const LARGEST_BODY = 2 ** 20;

/** A server that stores each event once and answers only when it is stored. */
export function createReceiver(options: ReceiverOptions): Server {
  return createServer(async (request, response) => {
    try {
      await receive(request, response, options);
    } catch (error) {
      options.onFailure(error);
      response.writeHead(500).end();
    }
  });
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { inbox, onEvent, onRepeat }: ReceiverOptions,
): Promise<void> {
  if (request.method !== "POST") return void response.writeHead(405, { allow: "POST" }).end();
  const text = await readBody(request);
  if (text === undefined) return void response.writeHead(413, { connection: "close" }).end();
  let record: EventRecord;
  try {
    record = parseEventRecord(text, { typeOf: ({ event_type }) => event_type });
  } catch {
    return void response.writeHead(400).end();
  }
  const id = idOf(record, text);
  if (inbox.add(id, text, Date.now())) onEvent(record);
  else onRepeat(id);
  response.writeHead(204).end();
}

/**
 * What tells one event from another. Where an event holds an id is not shown: `event_id` is what the sandbox sends. Put
 * here what yours have; without any id, the same text counts as the same event.
 */
function idOf({ event }: EventRecord, text: string): string {
  const id: unknown = event["event_id"];
  return typeof id === "string" ? id : createHash("sha256").update(text).digest("hex");
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
