import { expect, test } from "vitest";
import { showTarget } from "./show-target.ts";

test.each([
  ["/12/accounts", "/12/accounts"],
  ["/12/accounts?count=5&q", "/12/accounts?count=5&q"],
  [
    "/2/x?access_token=s3cret&Client_Secret=s3cret&pagination_token=abc",
    "/2/x?access_token=***&Client_Secret=***&pagination_token=abc",
  ],
  ["/2/x#access_token=s3cret", "/2/x"],
  ["/2/x?a=b#access_token=s3cret&c=d", "/2/x?a=b"],
  ["http://me:s3cret@example.org/2/x?a=b", "/2/x?a=b"],
  ["/2/s3cret%zz/x?%zz=s3cret&%zz&access_token%zz=s3cret&a=s3cret%zz&b=1", "/2/***/x?***&***&***&a=***&b=1"],
  [`/${"x".repeat(300)}`, `/${"x".repeat(199)}…`],
  [`/2?ids=${"1,".repeat(200)}`, `/2?ids=${"1,".repeat(50)}…`],
])("%s is shown as %s", (target, shown) => {
  expect(showTarget(target)).toBe(shown);
});

test.each([
  ...["token", "access_token", "refresh_token", "id_token", "Access-Token", "%61ccess_token", "access%5Ftoken"],
  ...["api_key", "api-key", "apikey", "x-api-key", "X_API_KEY", "api%2Dkey", "Authorization", "oauth_signature"],
  ...["client_secret", "secret_key", "password", "new_password_2", "%0Atoken"],
])("a query parameter of the name %s is a secret", (name) => {
  expect(showTarget(`/2?a=b&${name}=s3cret%ZZ=s3cret`)).toBe(`/2?a=b&${name}=***`);
});

test.each(["pagination_token", "next_token", "next%5Ftoken", "tokens", "key", "keyword", "author", "sort_by"])(
  "a query parameter of the name %s is no secret",
  (name) => {
    expect(showTarget(`/2?a=b&${name}=shown`)).toBe(`/2?a=b&${name}=shown`);
  },
);
