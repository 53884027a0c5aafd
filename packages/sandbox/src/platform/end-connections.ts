import { shortText, stringifyJson } from "@social-api/core";
import type { Answer } from "../http/answer.ts";
import { Refusal, refuse, type Violation } from "../http/refusal.ts";
import { STREAM_ENDPOINT } from "./activity/streams.ts";
import type { PlatformHandlers } from "./call.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The ways to end connections (rule `stream.stale-connections`). The form of requests and answers is not shown: these
 * are the names of the illustrations in the spec.
 */
export const connectionEndHandlers: PlatformHandlers<
  "deleteConnections" | "deleteConnectionsByEndpoint" | "deleteAllConnections"
> = {
  /** Connections that are unknown, somebody else's, or over already are not counted, and no failure. */
  deleteConnections({ args, user, service }) {
    const { uuids: inQuery = [], body } = args as { uuids?: unknown[]; body?: { uuids?: unknown } };
    const inBody = body?.uuids ?? [];
    const uuids: unknown[] = [...inQuery, ...(Array.isArray(inBody) ? inBody : [inBody])];
    const violations = uuids
      .filter((uuid) => typeof uuid !== "string" || !UUID.test(uuid))
      .map((uuid): Violation => ({ parameter: "uuids", message: "uuids must hold UUIDs", value: shortText(uuid) }));
    if (uuids.length === 0) {
      violations.push({ parameter: "uuids", message: "uuids is required: name the connections to end" });
    }
    if (violations.length > 0) throw new Refusal(400, violations.slice(0, 100));
    const ids = new Set(uuids.map((uuid) => String(uuid).toLowerCase()));
    return ended(service.activity.endConnections(user.id, ids));
  },

  deleteConnectionsByEndpoint({ args: { endpoint_id }, user, service }) {
    if (endpoint_id !== STREAM_ENDPOINT) {
      const message = `endpoint_id must be the identifier of a streaming endpoint, which is ${STREAM_ENDPOINT}`;
      refuse(400, { parameter: "endpoint_id", message, value: shortText(endpoint_id) });
    }
    return ended(service.activity.endConnections(user.id));
  },

  deleteAllConnections({ args, user, service }) {
    if (args["endpoint_id"] !== undefined) {
      const message = "endpoint_id is not a parameter of this operation: name the endpoint in the path";
      refuse(400, { parameter: "endpoint_id", message, value: shortText(args["endpoint_id"]) });
    }
    return ended(service.activity.endConnections(user.id));
  },
};

function ended(ended_count: number): Answer {
  return { body: stringifyJson({ data: { ended_count } }) };
}
