import { LAST_MOMENT, toMilliseconds } from "../clock.ts";
import { refuse } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import type { ControlHandlers } from "./call.ts";

export const clockHandlers: ControlHandlers<"getClock" | "updateClock" | "advanceClock"> = {
  getClock: ({ service }) => clockOf(service),

  updateClock({ service, args }) {
    const now = args.now === undefined ? service.clock.now() : readTime(args.now);
    service.clock.set(now, args.frozen ?? service.clock.frozen);
    return clockOf(service);
  },

  advanceClock({ service, args: { milliseconds } }) {
    if (service.clock.now() + milliseconds > LAST_MOMENT) {
      refuse(400, { parameter: "milliseconds", message: "The time must stay before the year 10000" });
    }
    service.clock.advance(milliseconds);
    return clockOf(service);
  },
};

/** A date-time can have a leap second, which is no time that computers know, and a year of which no time is left. */
function readTime(text: string): number {
  const time = Date.parse(text);
  if (time >= 0 && time <= LAST_MOMENT) return time;
  return refuse(400, {
    parameter: "now",
    message: "now must be a time from 1970 to 9999, such as 2026-03-10T09:00:00Z",
  });
}

function clockOf({ clock }: Service) {
  return { data: { now: toMilliseconds(clock.now()), frozen: clock.frozen } };
}
