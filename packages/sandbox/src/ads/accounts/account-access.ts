import type { AdsHandlers } from "../call.ts";
import { answerSingle } from "../envelope.ts";

/** What the calling user may do on the account (rule `permissions.roles`). */
export const accountAccessHandlers: AdsHandlers<"getAuthenticatedUserAccess"> = {
  getAuthenticatedUserAccess(call) {
    const { args, service, user } = call;
    const permissions = service.tables.access.get(`${user.id}/${args.account_id}`)?.wire.permissions ?? [];
    return answerSingle(call, JSON.stringify({ user_id: user.id, permissions }));
  },
};
