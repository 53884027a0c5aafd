const SECRET_NAME = /^(?:.*token|authorization|.*api[-_]?key|oauth_.*|.*secret.*|.*password.*)$/is;

/** Page tokens are no secrets, though their names end like those that are. */
const NO_SECRETS = new Set(["pagination_token", "next_token"]);

/** Whether the name of a parameter says that its value is a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) && !NO_SECRETS.has(name);
}
