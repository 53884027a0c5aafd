import { can } from "@social-api/ads-v12";
import type { SandboxUser } from "../generated/types.ts";
import { refuse } from "../http/refusal.ts";
import type { Access, User } from "../store/entities.ts";
import type { Tables } from "../store/tables.ts";
import { type ControlHandlers, DELETED } from "./call.ts";
import { findAccount, findUser } from "./find.ts";

export const userHandlers: ControlHandlers<"listUsers" | "createUser" | "updateUser" | "setAccess" | "deleteAccess"> = {
  listUsers({ service: { tables } }) {
    return { data: tables.users.find({ where: [] }).map(({ wire }) => withAccess(tables, wire)) };
  },

  createUser({ service: { tables, ids }, args, now }) {
    const { id = ids.numeric(now, "users"), name, promotable = true } = args;
    if (tables.users.get(id) !== undefined) {
      refuse(409, { parameter: "id", message: `There is a user ${id} already: leave the id out, or take another` });
    }
    const user: User = { id, name, promotable };
    tables.users.put(id, user, {});
    return { data: withAccess(tables, user) };
  },

  updateUser({ service: { tables }, args }) {
    const { user_id, name, promotable } = args;
    const before = findUser(tables, user_id);
    const user: User = {
      ...before,
      ...(name !== undefined && { name }),
      ...(promotable !== undefined && { promotable }),
    };
    tables.users.put(user_id, user, {});
    return { data: withAccess(tables, user) };
  },

  setAccess({ service: { tables }, args }) {
    const { user_id, account_id, permissions } = args;
    findUser(tables, user_id);
    findAccount(tables, account_id);
    if (permissions.includes("POST_COMPOSER") && !can(permissions, "create-promoted-only-posts")) {
      const message = "POST_COMPOSER is nothing without ACCOUNT_ADMIN, AD_MANAGER or CREATIVE_MANAGER: add one of them";
      refuse(400, { rule: "permissions.roles", parameter: "permissions", message });
    }
    tables.access.put(`${user_id}/${account_id}`, { user_id, account_id, permissions }, {});
    return { data: { account_id, permissions } };
  },

  deleteAccess({ service: { tables }, args: { user_id, account_id } }) {
    if (tables.access.remove(`${user_id}/${account_id}`)) return DELETED;
    return refuse(404, { parameter: "account_id", message: `User ${user_id} has no access to account ${account_id}` });
  },
};

function withAccess({ access }: Tables, user: User): SandboxUser {
  const rows = access.find({ where: [{ key: "user_id", in: [user.id] }] });
  return { ...user, access: rows.map(({ wire }) => ofAccount(wire)) };
}

function ofAccount({ account_id, permissions }: Access): SandboxUser["access"][number] {
  return { account_id, permissions };
}
