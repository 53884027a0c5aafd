import { expectTypeOf, test } from "vitest";
import type { AuthenticatedUserAccess, Permission } from "./generated/types.ts";
import { can, isPermission } from "./permissions.ts";

test("permissions as the server answers them, known or not; actions that exist", () => {
  expectTypeOf(can({} as AuthenticatedUserAccess["permissions"], "view-stats")).toEqualTypeOf<boolean>();
  expectTypeOf(can(["AD_MANAGER", "a new one"], "view-stats")).toEqualTypeOf<boolean>();
  // @ts-expect-error no such action
  can(["AD_MANAGER"], "view-statistics");
});

test("isPermission narrows", () => {
  const value: unknown = "ANALYST";
  if (isPermission(value)) expectTypeOf(value).toEqualTypeOf<Permission>();
});
