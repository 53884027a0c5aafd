import type { Permission } from "./generated/types.ts";

/** What a permission can allow on an ad account. */
export type PermissionAction =
  | "modify-campaigns"
  | "view-campaigns"
  | "view-stats"
  | "manage-users"
  | "change-settings"
  | "modify-creatives"
  | "view-previews"
  | "view-organic-analytics"
  | "view-audience-insights"
  | "view-partner-audiences"
  | "modify-partner-audiences"
  | "create-promoted-only-posts";

// That who modifies campaigns also views them is inferred: the API's documents name viewing for CAMPAIGN_ANALYST alone.
const ALLOWED = {
  ACCOUNT_ADMIN: ["modify-campaigns", "view-campaigns", "view-stats", "manage-users", "change-settings"],
  AD_MANAGER: ["modify-campaigns", "view-campaigns", "view-stats"],
  CREATIVE_MANAGER: ["modify-creatives", "view-previews"],
  CAMPAIGN_ANALYST: ["view-campaigns", "view-stats"],
  ANALYST: ["view-organic-analytics", "view-audience-insights"],
  PARTNER_AUDIENCE_MANAGER: ["view-partner-audiences", "modify-partner-audiences"],
  POST_COMPOSER: ["create-promoted-only-posts"],
} as const satisfies Record<Permission, readonly PermissionAction[]>;

/** The permissions beside which POST_COMPOSER is available. */
const COMPOSES_BESIDE: readonly string[] = [
  "ACCOUNT_ADMIN",
  "AD_MANAGER",
  "CREATIVE_MANAGER",
] satisfies readonly Permission[];

/**
 * Whether the permissions of a user, as `ads.getAuthenticatedUserAccess` answers them, allow an action (rule
 * `permissions.roles`).
 *
 * True only for what the API's documents state, and for viewing campaigns where they state modifying them. They are
 * brief: that an ACCOUNT_ADMIN may modify creatives, say, they neither state nor deny. So use it to explain and to warn;
 * the server decides. POST_COMPOSER gives nothing unless ACCOUNT_ADMIN, AD_MANAGER or CREATIVE_MANAGER stands beside it,
 * and a permission that is unknown here gives nothing.
 *
 * @example can(access.permissions, "modify-campaigns");
 */
export function can(permissions: readonly (Permission | (string & {}))[], action: PermissionAction): boolean {
  return permissions.some(
    (permission) =>
      isPermission(permission) &&
      (ALLOWED[permission] as readonly PermissionAction[]).includes(action) &&
      (permission !== "POST_COMPOSER" || permissions.some((other) => COMPOSES_BESIDE.includes(other))),
  );
}

/** Whether a value is one of the seven permissions. */
export function isPermission(value: unknown): value is Permission {
  return typeof value === "string" && Object.hasOwn(ALLOWED, value);
}
