import type { LineItem } from "@social-api/ads-v12";
import type { Violation } from "../../http/refusal.ts";
import { readTime } from "../read-time.ts";

/** What a request says of a flight. */
export interface FlightArguments {
  readonly start_time?: string;
  readonly end_time?: string;
}

type Flight = Pick<LineItem, "start_time" | "end_time">;

/**
 * Reads the flight that a request leaves, in UTC (rule `time.iso-utc`). That it must begin before it ends is our choice.
 *
 * @param stored - the flight before the request
 */
export function readFlight(given: FlightArguments, stored: Flight): { flight: Flight; violations: Violation[] } {
  const violations: Violation[] = [];
  const read = (parameter: keyof FlightArguments): string | null => {
    const text = given[parameter];
    if (text === undefined) return stored[parameter];
    const time = readTime(text);
    if (time !== undefined) return time;
    violations.push({ rule: "time.iso-utc", parameter, message: `${parameter} is no time that exists`, value: text });
    return null;
  };
  const flight = { start_time: read("start_time"), end_time: read("end_time") };
  const { start_time, end_time } = flight;
  const changed = given.start_time !== undefined || given.end_time !== undefined;
  if (changed && start_time !== null && end_time !== null && start_time >= end_time) {
    const parameter = given.end_time === undefined ? "start_time" : "end_time";
    violations.push({
      parameter,
      message: `The flight must begin before it ends: ${start_time} is not before ${end_time}`,
    });
  }
  return { flight, violations };
}
