import { shorten } from "./log-line.ts";
import { splitTarget } from "./read-target.ts";
import { showValue } from "./show-value.ts";

/** What may be a secret, or hide one. */
const MASK = "***";

/**
 * The path and the query of a request target for the log: still encoded, so that they stay on their line, shortened and
 * without secrets. What cannot be decoded may hide one. A fragment is not shown: some services hand out tokens in it.
 */
export function showTarget(target: string): string {
  const { path, query } = splitTarget(target);
  const steps = path.split("/").map((step) => (decode(step) === undefined ? MASK : step));
  const shown = shorten(steps.join("/"), 200);
  return query === "" ? shown : `${shown}?${shorten(query.split("&").map(showPair).join("&"), 120)}`;
}

function showPair(pair: string): string {
  const [encoded = "", ...rest] = pair.split("=");
  const value = rest.join("=");
  const name = decode(encoded);
  if (name === undefined) return MASK;
  if (encoded === pair) return pair;
  return `${encoded}=${decode(value) === undefined ? MASK : showValue(name, value)}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
