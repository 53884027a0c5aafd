import { isSecretName } from "./is-secret-name.ts";

/** What every such name holds, or what may hide it. */
const MAY_NAME_SECRET = /token|authorization|key|oauth|secret|password|%/i;

const MASK = "***";

/**
 * A request target for logs: the value of a query parameter whose name says that it is a secret becomes `***`, and so
 * does what stands behind `/tokens/`, which may be a token in the place of its id, and what cannot be decoded, which may
 * hide one.
 */
export function hideSecrets(target: string): string {
  if (!MAY_NAME_SECRET.test(target)) return target;
  const mark = target.indexOf("?");
  if (mark < 0) return hideSteps(target);
  const pairs = target.slice(mark + 1).split("&");
  return `${hideSteps(target.slice(0, mark))}?${pairs.map(hideValue).join("&")}`;
}

function hideSteps(path: string): string {
  const steps = path.split("/");
  const names = steps.map(decode);
  const end = names.indexOf("tokens") + 1;
  const shown = steps.map((step, at) => (names[at] === undefined ? MASK : step));
  return (end > 0 && end < steps.length ? [...shown.slice(0, end), MASK] : shown).join("/");
}

function hideValue(pair: string): string {
  const [encoded = "", ...rest] = pair.split("=");
  const name = decode(encoded);
  if (name === undefined) return MASK;
  if (encoded === pair) return pair;
  return isSecretName(name) || decode(rest.join("=")) === undefined ? `${encoded}=${MASK}` : pair;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
