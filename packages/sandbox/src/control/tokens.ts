import { randomBytes } from "node:crypto";
import { toMilliseconds } from "../clock.ts";
import { refuse, type Violation } from "../http/refusal.ts";
import { digest } from "../users.ts";
import { type ControlHandlers, DELETED } from "./call.ts";
import { findUser } from "./find.ts";

export const tokenHandlers: ControlHandlers<"createToken" | "deleteToken"> = {
  createToken({ service: { tables, ids }, args, now }) {
    const { id: user_id } = findUser(tables, args.user_id);
    const token = args.token ?? randomBytes(24).toString("base64url");
    if (tables.tokens.get(digest(token)) !== undefined) {
      refuse(409, { parameter: "token", message: "There is this token already: take another, or let one be made" });
    }
    const token_id = ids.uuid();
    const created_at = toMilliseconds(now);
    tables.tokens.put(digest(token), { id: token_id, user_id, created_at }, {});
    return { data: { token_id, user_id, token, created_at } };
  },

  deleteToken({ service: { tables }, args: { token_id } }) {
    const [found] = tables.tokens.findRows({ where: [{ key: "token_id", in: [token_id] }] });
    if (found === undefined) {
      // What was given may be the token itself, by mistake: it is not repeated.
      return refuse(404, { parameter: "token_id", message: "There is no token with this id" });
    }
    tables.tokens.remove(found.id);
    return DELETED;
  },
};

/**
 * Judges a token that is given. Not by the schema: what it says of a value quotes it, and it goes into the log of
 * requests.
 */
export function checkToken({ token }: Readonly<Record<string, unknown>>): Violation[] {
  if (token === undefined || (typeof token === "string" && /^[\x21-\x7e]{8,512}$/.test(token))) return [];
  return [{ parameter: "token", message: "token must be 8 to 512 visible ASCII characters, without spaces" }];
}
