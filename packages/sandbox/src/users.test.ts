import { expect, test } from "vitest";
import { startPlatform, user_id } from "../test/support/start-platform.ts";
import { Refusal } from "./http/refusal.ts";
import { authenticate, bearerToken, digest } from "./users.ts";

function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

test("a request acts for the user of its token, or for the default user without one", () => {
  const { tables } = startPlatform().service;
  expect(authenticate(tables, null).id).toBe(user_id);
  expect(authenticate(tables, "Bearer second-token").id).toBe("1780334926");
  expect(authenticate(tables, "bearer   second-token ").id).toBe("1780334926");
});

test("tokens are stored as digests alone", () => {
  const { tables, store } = startPlatform().service;
  expect(tables.tokens.get("first-token")).toBeUndefined();
  expect(tables.tokens.get(digest("first-token"))?.wire.user_id).toBe(user_id);
  expect(JSON.stringify(store.find("tokens", { where: [] }))).not.toContain("first-token");
});

test.each(["Bearer s3cret", "Bearer", "Bearer s3cret words", "Bearer s3cret,first-token"])(
  "%s is refused, without a word of the token",
  (header) => {
    const { tables } = startPlatform().service;
    const refusal = refusalOf(() => authenticate(tables, header));
    expect(refusal).toMatchObject({ status: 401, headers: { "WWW-Authenticate": "Bearer" }, problem: undefined });
    expect(refusal.message).not.toContain("s3cret");
  },
);

test.each(["Basic dXNlcjpzZWNyZXQ=", 'OAuth oauth_token="coffee"', "first-token", ""])(
  "the scheme of %s is not supported",
  (header) => {
    const { tables } = startPlatform().service;
    const refusal = refusalOf(() => authenticate(tables, header));
    expect(refusal).toMatchObject({ status: 401, problem: { kind: "unsupported-authentication" } });
  },
);

test("a token whose user is gone opens nothing", () => {
  const { tables } = startPlatform().service;
  tables.users.remove("1780334926");
  expect(refusalOf(() => authenticate(tables, "Bearer second-token")).status).toBe(401);
});

test("only a bearer header holds a token", () => {
  expect(bearerToken("Bearer abc")).toBe("abc");
  expect(bearerToken("Basic abc")).toBeUndefined();
  expect(bearerToken(null)).toBeUndefined();
});
