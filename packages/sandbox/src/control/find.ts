import { refuse } from "../http/refusal.ts";
import type { User } from "../store/entities.ts";
import type { Tables } from "../store/tables.ts";

/**
 * Finds a user.
 *
 * @throws Refusal 404
 */
export function findUser({ users }: Tables, id: string): User {
  return users.get(id)?.wire ?? refuse(404, { parameter: "user_id", message: `There is no user ${id}` });
}

/**
 * Finds an account; a deleted one counts as none.
 *
 * @throws Refusal 404
 */
export function findAccount({ accounts }: Tables, id: string): NonNullable<ReturnType<Tables["accounts"]["get"]>> {
  const found = accounts.get(id);
  if (found !== undefined && !found.wire.deleted) return found;
  return refuse(404, { parameter: "account_id", message: `There is no account ${id}` });
}
