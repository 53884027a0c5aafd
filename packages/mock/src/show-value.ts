import { isSecretName } from "./is-secret-name.ts";
import { shorten } from "./log-line.ts";

/** What may be shown of a parameter's value: nothing of one whose name says that it is a secret. */
export function showValue(name: string, value: string): string {
  return isSecretName(name) ? "***" : shorten(value, 100);
}
