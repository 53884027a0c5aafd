import type { Tables } from "../store/tables.ts";
import { digest } from "../users.ts";
import type { StoryUser } from "./story/users.ts";

/** Plants a user with access and token, of which only the digest is stored. */
export function plantUser(tables: Tables, { user, token, access = [] }: StoryUser, created_at: string): void {
  tables.users.put(user.id, user, {});
  if (token !== undefined) tables.tokens.put(digest(token), { id: `tk${user.id}`, user_id: user.id, created_at }, {});
  for (const { account_id, permissions } of access) {
    tables.access.put(`${user.id}/${account_id}`, { user_id: user.id, account_id, permissions }, {});
  }
}
