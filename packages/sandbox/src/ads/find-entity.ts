import { refuse } from "../http/refusal.ts";
import type { OfAccount } from "../store/entities.ts";
import type { Entity, Table } from "../store/table.ts";

/** How an entity is looked for. */
export interface FindOptions {
  /** Whether a deleted one is found, too (rule `entity.deleted`). */
  readonly withDeleted?: boolean | undefined;
  /** The rule that a deleted one breaks, where that is one. */
  readonly rule?: string;
}

/**
 * Finds an entity of the account in the path.
 *
 * @throws Refusal 404 when the account has none with this id, or a deleted one and that is not wanted
 */
export function findEntity<Wire extends { readonly deleted: boolean }, Hidden extends OfAccount>(
  { args }: { readonly args: OfAccount },
  table: Table<Wire, Hidden>,
  parameter: string,
  id: string,
  { withDeleted, rule }: FindOptions = {},
): Entity<Wire, Hidden> {
  const found = table.get(id);
  const own = found?.hidden.account_id === args.account_id;
  if (found !== undefined && own && (withDeleted === true || !found.wire.deleted)) return found;
  const message = own
    ? `${parameter} names something that is deleted`
    : `The account has nothing that ${parameter} names`;
  return refuse(404, { ...(rule !== undefined && own && { rule }), parameter, message });
}
