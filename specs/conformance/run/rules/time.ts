import type { Step } from "../case.ts";
import { successes } from "./read.ts";

const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]00:00)$/;

/** `time.iso-utc`: every timestamp of an answer, told by the end of its name, is an ISO 8601 one in UTC. */
export function utc(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ body, at }) => [
    ...find({ data: body["data"] }, at),
    ...(body["created_at"] === undefined ? [] : find({ created_at: body["created_at"] }, at)),
  ]);
}

function find(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const here = `${at}/${name}`;
    return /_(at|time)$/.test(name) && typeof member === "string" ? (isUtc(member) ? [] : [here]) : find(member, here);
  });
}

function isUtc(text: string): boolean {
  // Date.parse would take 30 February for 2 March: what it read has to be what was written.
  const time = UTC.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 16) === text.slice(0, 16);
}
