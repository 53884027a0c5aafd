import { accountHandlers } from "./accounts.ts";
import type { ControlHandlers } from "./call.ts";
import { clockHandlers } from "./clock.ts";
import { eventHandlers } from "./events.ts";
import { faultHandlers } from "./faults.ts";
import { requestHandlers } from "./requests.ts";
import { stateHandlers } from "./state.ts";
import { streamHandlers } from "./streams.ts";
import { tokenHandlers } from "./tokens.ts";
import { userHandlers } from "./users.ts";

/** A handler for every operation of the control API: the type makes sure that none is missing. */
export const controlHandlers: ControlHandlers = {
  ...stateHandlers,
  ...userHandlers,
  ...tokenHandlers,
  ...accountHandlers,
  ...clockHandlers,
  ...faultHandlers,
  ...eventHandlers,
  ...streamHandlers,
  ...requestHandlers,
};
