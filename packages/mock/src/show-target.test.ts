import { expect, test } from "vitest";
import { showTarget } from "./show-target.ts";

test.each([
  ["/12/accounts", "/12/accounts"],
  ["/12/accounts?count=5&q", "/12/accounts?count=5&q"],
  [
    "/2/x?access_token=s3cret&Client_Secret=s3cret&pagination_token=abc",
    "/2/x?access_token=***&Client_Secret=***&pagination_token=abc",
  ],
  [`/${"x".repeat(300)}`, `/${"x".repeat(199)}…`],
  [`/2?ids=${"1,".repeat(200)}`, `/2?ids=${"1,".repeat(50)}…`],
])("%s is shown as %s", (target, shown) => {
  expect(showTarget(target)).toBe(shown);
});
