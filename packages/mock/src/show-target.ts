import { shorten } from "./log-line.ts";
import { showValue } from "./show-value.ts";

/** A request target for the log: still encoded, so that it stays on its line, shortened and without secrets. */
export function showTarget(target: string): string {
  const mark = target.indexOf("?");
  if (mark < 0) return shorten(target, 200);
  const query = target
    .slice(mark + 1)
    .split("&")
    .map(showPair);
  return `${shorten(target.slice(0, mark), 200)}?${shorten(query.join("&"), 120)}`;
}

function showPair(pair: string): string {
  const mark = pair.indexOf("=");
  if (mark < 0) return pair;
  const name = pair.slice(0, mark);
  return `${name}=${showValue(decode(name), pair.slice(mark + 1))}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
