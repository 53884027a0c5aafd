import { shortText } from "@social-api/core";
import { refuse } from "../http/refusal.ts";
import type { PlatformHandlers } from "./call.ts";

export const streamHandlers: PlatformHandlers<"streamActivity"> = {
  streamActivity({ args, user, service, request, fault }) {
    if (args["keyword"] !== undefined) {
      const message = "keyword is not a parameter of this operation: it belongs to a subscription";
      refuse(400, { parameter: "keyword", message, value: shortText(args["keyword"]) });
    }
    const stalled = fault?.outcome.kind === "stalled";
    const { body } = service.activity.openStream(user.id, request, stalled);
    return { mediaType: "application/x-ndjson", headers: { "Cache-Control": "no-store" }, body };
  },
};
