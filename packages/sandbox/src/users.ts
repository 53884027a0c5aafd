import { createHash } from "node:crypto";
import { refuse } from "./http/refusal.ts";
import type { User } from "./store/entities.ts";
import type { Tables } from "./store/tables.ts";

/** The user of the story that the seed tells: who acts where a request names nobody. */
export const DEFAULT_USER_ID = "2417081365";

/** The digest under which a token is kept: tokens themselves are not stored. */
export function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an `Authorization: Bearer` header, if it is one. */
export function bearerToken(authorization: string | null): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(authorization?.trim() ?? "")?.[1];
}

/** Whether a header `Authorization` names the bearer scheme, with a token or without. */
export function isBearer(authorization: string): boolean {
  return /^Bearer(\s|$)/i.test(authorization.trim());
}

/**
 * Finds the user that a request acts for: the one of its bearer token, or the default user when it names none.
 *
 * @throws Refusal 401 for another scheme and for a token that nobody has
 */
export function authenticate({ users, tokens }: Pick<Tables, "users" | "tokens">, authorization: string | null): User {
  const wwwAuthenticate = { headers: { "WWW-Authenticate": "Bearer" } };
  if (authorization === null) {
    const user = users.get(DEFAULT_USER_ID)?.wire;
    if (user !== undefined) return user;
    return refuse(
      401,
      { message: "There is no default user: send Authorization: Bearer and a token" },
      wwwAuthenticate,
    );
  }
  const token = bearerToken(authorization);
  if (token === undefined && isBearer(authorization)) {
    refuse(401, { message: "The header Authorization must be `Bearer` and one access token" }, wwwAuthenticate);
  }
  if (token === undefined) {
    const message = "Only the bearer scheme is understood: send Authorization: Bearer and a token";
    refuse(401, { message }, { ...wwwAuthenticate, problem: { kind: "unsupported-authentication" } });
  }
  const found = tokens.get(digest(token));
  const user = found && users.get(found.wire.user_id)?.wire;
  return user ?? refuse(401, { message: "The access token is unknown or was revoked" }, wwwAuthenticate);
}
