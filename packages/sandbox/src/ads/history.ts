import { toSeconds } from "../clock.ts";
import type { Call } from "../http/api.ts";
import type { OfAccount } from "../store/entities.ts";

/** What the account history tells of (rule `history.records`). */
export type RecordedEntity = "CAMPAIGN" | "LINE_ITEM" | "PROMOTED_POSTS" | "TARGETING_CRITERIA" | "PROMOTED_ACCOUNT";

/**
 * Records a change: who made it, when, and the entity as it was after it. `CREATE` is the change_type that the API's
 * documents show; `UPDATE` and `DELETE` are our choice, as is the form of `changes`: the members that differ, each with
 * its value before and after.
 */
export function record(
  { service, user, now, args }: Pick<Call, "service" | "user" | "now"> & { readonly args: OfAccount },
  entity: RecordedEntity,
  before: object | undefined,
  after: { readonly id: string; readonly deleted: boolean },
): void {
  const change_type = before === undefined ? "CREATE" : after.deleted ? "DELETE" : "UPDATE";
  service.tables.history.put(
    service.ids.ads("ch"),
    {
      change_by: { user_id: user.id, platform: "API" },
      changes: before === undefined ? {} : changesBetween(before, after),
      change_time: toSeconds(now),
      entity_id: after.id,
      entity,
      entity_data: after as object as Record<string, never>,
      change_type,
    },
    { account_id: args.account_id },
  );
}

function changesBetween(before: object, after: object): Record<string, never> {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== "updated_at" && JSON.stringify(toText(value)) !== JSON.stringify(toText(old[name])),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, { before: old[name] ?? null, after: value }]),
  ) as Record<string, never>;
}

function toText(value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}
