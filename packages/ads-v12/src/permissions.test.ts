import { describe, expect, test } from "vitest";
import type { Permission } from "./generated/types.ts";
import { can, isPermission, type PermissionAction } from "./permissions.ts";

const ACTIONS = Object.keys({
  "modify-campaigns": true,
  "view-campaigns": true,
  "view-stats": true,
  "manage-users": true,
  "change-settings": true,
  "modify-creatives": true,
  "view-previews": true,
  "view-organic-analytics": true,
  "view-audience-insights": true,
  "view-partner-audiences": true,
  "modify-partner-audiences": true,
  "create-promoted-only-posts": true,
} satisfies Record<PermissionAction, true>) as PermissionAction[];

const allowed = (...permissions: string[]) => ACTIONS.filter((action) => can(permissions, action));

describe("can", () => {
  test.each<[Permission, PermissionAction[]]>([
    ["ACCOUNT_ADMIN", ["modify-campaigns", "view-campaigns", "view-stats", "manage-users", "change-settings"]],
    ["AD_MANAGER", ["modify-campaigns", "view-campaigns", "view-stats"]],
    ["CREATIVE_MANAGER", ["modify-creatives", "view-previews"]],
    ["CAMPAIGN_ANALYST", ["view-campaigns", "view-stats"]],
    ["ANALYST", ["view-organic-analytics", "view-audience-insights"]],
    ["PARTNER_AUDIENCE_MANAGER", ["view-partner-audiences", "modify-partner-audiences"]],
    ["POST_COMPOSER", []],
  ])("%s alone: %j", (permission, actions) => {
    expect(allowed(permission)).toEqual(actions);
  });

  test.each(["ACCOUNT_ADMIN", "AD_MANAGER", "CREATIVE_MANAGER"])("POST_COMPOSER counts beside %s", (permission) => {
    expect(can(["POST_COMPOSER", permission], "create-promoted-only-posts")).toBe(true);
    expect(allowed(permission, "POST_COMPOSER")).toEqual([...allowed(permission), "create-promoted-only-posts"]);
  });

  test.each(["CAMPAIGN_ANALYST", "ANALYST", "PARTNER_AUDIENCE_MANAGER", "POST_COMPOSER", "OWNER"])(
    "POST_COMPOSER gives nothing beside %s",
    (permission) => {
      expect(can([permission, "POST_COMPOSER"], "create-promoted-only-posts")).toBe(false);
    },
  );

  test("permissions add up", () => {
    expect(allowed("ANALYST", "CREATIVE_MANAGER")).toEqual([
      "modify-creatives",
      "view-previews",
      "view-organic-analytics",
      "view-audience-insights",
    ]);
  });

  test("no permission, an unknown one, and names that every object has give nothing", () => {
    expect(allowed()).toEqual([]);
    expect(allowed("OWNER", "account_admin", "constructor", "__proto__", "toString")).toEqual([]);
  });
});

test("isPermission", () => {
  expect(["ANALYST", "OWNER", "toString", ["ANALYST"], 1, null].filter(isPermission)).toEqual(["ANALYST"]);
});
