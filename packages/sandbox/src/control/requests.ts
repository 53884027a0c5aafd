import type { LoggedRequest } from "../generated/types.ts";
import { type ControlHandlers, DELETED } from "./call.ts";

export const requestHandlers: ControlHandlers<"listRequests" | "clearRequests"> = {
  listRequests: ({ service: { log } }) => ({ data: log.list() as LoggedRequest[] }),

  clearRequests({ service: { log } }) {
    log.clear();
    return DELETED;
  },
};
