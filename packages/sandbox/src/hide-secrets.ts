import { isSecretName } from "./is-secret-name.ts";

/** What every such name holds, or what may hide it. */
const MAY_NAME_SECRET = /token|authorization|key|oauth|secret|password|%/i;

/**
 * A request target for logs: the value of a query parameter whose name says that it is a secret becomes `***`, and so
 * does what stands behind `/tokens/`, which may be a token in the place of its id.
 */
export function hideSecrets(target: string): string {
  return hideValues(target.replace(/^([^?]*\/tokens\/)[^?]+/, "$1***"));
}

function hideValues(target: string): string {
  const mark = target.indexOf("?");
  if (mark < 0 || !MAY_NAME_SECRET.test(target)) return target;
  const pairs = target.slice(mark + 1).split("&");
  return `${target.slice(0, mark)}?${pairs.map(hideValue).join("&")}`;
}

function hideValue(pair: string): string {
  const equals = pair.indexOf("=");
  if (equals < 0) return pair;
  const name = decode(pair.slice(0, equals));
  return isSecretName(name) ? `${pair.slice(0, equals)}=***` : pair;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
