import { expect, test } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

test.each([
  ["/12/accounts?count=2&access_token=s3cret", "/12/accounts?count=2&access_token=***"],
  ["/12/accounts?access%5Ftoken=s3cret&q=a", "/12/accounts?access%5Ftoken=***&q=a"],
  ["/12/accounts?token=a=b", "/12/accounts?token=***"],
  ["/12/accounts?CLIENT_SECRET=x&%zz=1", "/12/accounts?CLIENT_SECRET=***&%zz=1"],
  ["/2/connections?pagination_token=p2", "/2/connections?pagination_token=p2"],
  ["/12/accounts?token", "/12/accounts?token"],
  ["/12/accounts", "/12/accounts"],
])("%s is logged as %s", (target, shown) => {
  expect(hideSecrets(target)).toBe(shown);
});
