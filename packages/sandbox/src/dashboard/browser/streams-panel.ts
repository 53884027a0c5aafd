import type { Stream } from "../../generated/types.ts";
import { ask } from "./control-api.ts";
import { DataTable } from "./data-table.ts";
import { byId, field, setOptions } from "./dom.ts";
import { onSubmit, type Panel } from "./panel.ts";

/** The open connections to the stream, and what ends them. */
export const streamsPanel: Panel = (tools) => {
  const form = byId("streams-type", HTMLFormElement);
  const type = field(form, "disconnect_type", HTMLSelectElement);
  setOptions(type, tools.vocabulary.disconnectTypes);

  const disconnect = async (connection_id?: string) => {
    const disconnect_type = type.value;
    const told = (await ask("POST", "streams/disconnect", {
      ...(connection_id !== undefined && { connection_id }),
      disconnect_type,
    })) as { disconnected: number };
    return `Ended ${told.disconnected}, as ${disconnect_type}.`;
  };
  onSubmit(tools, form, () => disconnect());

  const table = new DataTable<Stream>(byId("streams", HTMLElement), {
    caption: "Open streams",
    empty: "No stream is open.",
    keyOf: ({ id }) => id,
    detail: (connection) => connection,
    columns: [
      { title: "Connection", kind: "code narrow", text: ({ id }) => id },
      { title: "Endpoint", kind: "code", text: ({ endpoint_id }) => endpoint_id },
      { title: "Connected", kind: "narrow", text: ({ connected_at }) => connected_at },
    ],
    actions: [
      {
        title: "Disconnect",
        label: ({ id }) => `Disconnect ${id}`,
        danger: true,
        run: ({ id }) => void tools.act(() => disconnect(id)),
      },
    ],
  });
  return [{ view: "streams", path: () => "streams", show: (rows: Stream[]) => table.update(rows) }];
};
