import { refuse } from "../http/refusal.ts";
import type { ControlHandlers } from "./call.ts";

export const streamHandlers: ControlHandlers<"listStreams" | "disconnectStreams"> = {
  listStreams: ({ service: { activity } }) => ({ data: activity.openConnections().toReversed() }),

  disconnectStreams({ service: { activity }, args: { connection_id, disconnect_type } }) {
    const disconnected = activity.disconnect({
      disconnect_type,
      ...(connection_id !== undefined && { connection_id }),
    });
    if (connection_id !== undefined && disconnected === 0) {
      refuse(404, { parameter: "connection_id", message: `There is no open connection ${connection_id}` });
    }
    return { data: { disconnected } };
  },
};
