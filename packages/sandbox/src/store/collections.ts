import { adsCollections } from "./ads-collections.ts";
import { define } from "./define.ts";
import type { Access, Token, User } from "./entities.ts";
import { platformCollections } from "./platform-collections.ts";

/** Everything that the sandbox stores, by collection. */
export const collections = {
  users: define<User>("users", [], [], () => ({})),
  /** By the digest of the token, which nothing else tells. */
  tokens: define<Token>(
    "tokens",
    [["user_id"], ["token_id"]],
    ["user_id", "token_id"],
    ({ user_id, id }) => ({ user_id, token_id: id }),
    (digest) => /^[0-9a-f]{64}$/.test(digest),
  ),
  access: define<Access>(
    "access",
    [["user_id"], ["account_id"]],
    ["user_id", "account_id"],
    ({ user_id, account_id }) => ({ user_id, account_id }),
    (id, { user_id, account_id }) => id === `${user_id}/${account_id}`,
  ),
  ...adsCollections,
  ...platformCollections,
  /** Counters and settings of the sandbox itself, by name. */
  settings: define<{ value: unknown }>(
    "settings",
    [],
    [],
    () => ({}),
    () => true,
  ),
} as const;

/** The same as a list, for stores. */
export const COLLECTIONS = Object.values(collections);
