/** A moment, as `Temporal.Instant` and `Temporal.ZonedDateTime` give it. */
export interface InstantLike {
  /** Milliseconds since 1 January 1970, UTC. */
  readonly epochMilliseconds: number;
}

/**
 * A moment: a `Date`, a Temporal instant or zoned date-time, an ISO 8601 date-time with its offset from UTC (such as
 * `2026-03-10T12:00:00Z`), or a minute as the replay operation takes it (`202603101200`).
 */
export type ReplayTime = Date | InstantLike | string;

export const MINUTE = 60_000;
const WIRE = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;

/**
 * Writes a moment as the replay operation takes it: the UTC minute as `yyyymmddhhmm` (rule `replay.timestamps`). It is
 * exact to the millisecond; what is below, if anything, is not looked at.
 *
 * @param round - what becomes of the seconds: `down` (unless told) drops them; `up` goes on to the next minute where
 *   there are any.
 * @throws TypeError when it is no moment, or one outside of the years 0 to 9999.
 * @example toReplayTimestamp(new Date("2026-03-10T12:00:59Z")); // "202603101200"
 */
export function toReplayTimestamp(time: ReplayTime, round: "down" | "up" = "down"): string {
  const minute = Math[round === "up" ? "ceil" : "floor"](epochMilliseconds(time) / MINUTE);
  const date = new Date(minute * MINUTE);
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) {
    throw new TypeError(
      `No moment of the years 0 to 9999: pass a valid Date, a Temporal instant, "202603101200", or a date-time with its offset from UTC, such as "2026-03-10T12:00:00Z"`,
    );
  }
  return date.toISOString().slice(0, 16).replace(/\D/g, "");
}

/**
 * Reads a minute that is written as `yyyymmddhhmm` in UTC (rule `replay.timestamps`).
 *
 * @throws TypeError when it is written in another way, or names a minute that does not exist, such as one on 30 February.
 * @example parseReplayTimestamp("202603101200"); // 2026-03-10T12:00:00.000Z
 */
export function parseReplayTimestamp(text: string): Date {
  const time = readReplayTimestamp(text);
  if (time === undefined) {
    throw new TypeError(`The text names no UTC minute: write one that exists as yyyymmddhhmm, such as "202603101200"`);
  }
  return new Date(time);
}

/** Like {@link parseReplayTimestamp}, in milliseconds since 1970; nothing where that would throw. */
export function readReplayTimestamp(text: unknown): number | undefined {
  const match = typeof text === "string" ? WIRE.exec(text) : null;
  return match ? utcMinute(match) : undefined;
}

/** In milliseconds since 1970; `NaN` for what is no moment. */
export function epochMilliseconds(time: ReplayTime): number {
  // Not by class: a Date of another realm is one, too.
  if (typeof (time as Date | undefined)?.getTime === "function") return (time as Date).getTime();
  if (typeof time === "string") return readReplayTimestamp(time) ?? readIso(time) ?? Number.NaN;
  const milliseconds: unknown = (time as InstantLike | undefined)?.epochMilliseconds;
  return typeof milliseconds === "number" ? milliseconds : Number.NaN;
}

/** `Date.parse` would take 30 February for 2 March, and a date-time without offset for local time. */
function readIso(text: string): number | undefined {
  const match = ISO.exec(text);
  const minute = match ? utcMinute(match) : undefined;
  if (!match || minute === undefined) return undefined;
  const [seconds = "0", fraction = "", sign, hours, minutes] = match.slice(6);
  const offset = sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  return minute - offset * MINUTE + Number(seconds) * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"));
}

/** The first five groups as a minute; nothing where no calendar has it. */
function utcMinute(match: RegExpExecArray): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1, 6).map(Number);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute);
  const exists = date.getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return exists ? date.getTime() : undefined;
}
