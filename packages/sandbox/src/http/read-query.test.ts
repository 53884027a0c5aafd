import { describe, expect, test } from "vitest";
import { createSandbox } from "../index.ts";

const sandbox = createSandbox();

/** What a refused request was told. */
async function told(target: string, method = "GET"): Promise<unknown> {
  const response = await sandbox.fetch(`${sandbox.urls.ads}/12/accounts/hc7m2k9/${target}`, { method });
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe("an integer of a query", () => {
  test.each(["9223372036854775808", "-9223372036854775809", "9".repeat(100)])(
    "that is %s is told to be beyond 64 bits, and nothing else",
    async (integer) => {
      expect(await told(`promoted_accounts?line_item_id=li2s6f&user_id=${integer}`, "POST")).toEqual([
        expect.objectContaining({
          parameter: "user_id",
          message: "user_id is beyond 64 bits: integers are from -2^63 to 2^63 - 1",
        }),
      ]);
    },
  );

  test.each(["", "ten", "1.0", "0x10", "+5"])("that is %j is told to be none", async (text) => {
    expect(await told(`promoted_accounts?line_item_id=li2s6f&user_id=${encodeURIComponent(text)}`, "POST")).toEqual([
      expect.objectContaining({ parameter: "user_id", message: "user_id must be an integer" }),
    ]);
  });
});

test("a text of the same digits is none of them", async () => {
  const target = `${sandbox.urls.ads}/12/accounts/hc7m2k9/campaigns?q=9223372036854775808`;
  expect((await sandbox.fetch(target)).status).toBe(200);
});
