const MASK = "***";
const SECRET_NAME = /^(?:.*token|authorization|.*api[-_]?key|oauth_.*|.*secret.*|.*password.*)$/is;

/** Page tokens are no secrets, though their names end like those that are. */
const NO_SECRETS = new Set(["pagination_token", "next_token"]);

/** Cuts a text that is longer than `limit` characters, so that a log line or a failure stays readable. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** What may be shown of a parameter's value: nothing of one whose name says that it is a secret. */
export function showValue(name: string, value: string): string {
  return SECRET_NAME.test(name) && !NO_SECRETS.has(name) ? MASK : shorten(value, 100);
}
