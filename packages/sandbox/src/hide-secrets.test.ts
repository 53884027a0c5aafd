import { expect, test } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

test.each([
  ["/12/accounts?count=2&access_token=s3cret", "/12/accounts?count=2&access_token=***"],
  ["/12/accounts?access%5Ftoken=s3cret&q=a", "/12/accounts?access%5Ftoken=***&q=a"],
  ["/12/accounts?token=a=b", "/12/accounts?token=***"],
  ["/12/accounts?CLIENT_SECRET=x&%zz=1", "/12/accounts?CLIENT_SECRET=***&***"],
  ["/2/connections?pagination_token=p2", "/2/connections?pagination_token=p2"],
  ["/12/accounts?token", "/12/accounts?token"],
  ["/12/accounts", "/12/accounts"],
  ["/sandbox/tokens/s3cret?a=b&id_token=s3cret", "/sandbox/tokens/***?a=b&id_token=***"],
  ["/sandbox/tokens/s3/cret/", "/sandbox/tokens/***"],
  ["/sandbox/%74okens/s3cret", "/sandbox/%74okens/***"],
  ["/2/s3cret%zz/x?%zz=s3cret&%zz&access_token%zz=s3cret&a=s3cret%zz&b=1", "/2/***/x?***&***&***&a=***&b=1"],
  ["/sandbox/users/1/tokens?a=/tokens/b", "/sandbox/users/1/tokens?a=/tokens/b"],
])("%s is logged as %s", (target, shown) => {
  expect(hideSecrets(target)).toBe(shown);
});

test.each([
  ...["token", "access_token", "refresh_token", "id_token", "Access-Token", "%61ccess_token", "access%5Ftoken"],
  ...["api_key", "api-key", "apikey", "x-api-key", "X_API_KEY", "api%2Dkey", "Authorization", "oauth_signature"],
  ...["client_secret", "secret_key", "password", "new_password_2", "%0Atoken"],
])("a query parameter of the name %s is a secret", (name) => {
  expect(hideSecrets(`/2?a=b&${name}=s3cret%ZZ=s3cret`)).toBe(`/2?a=b&${name}=***`);
});

test.each(["pagination_token", "next_token", "next%5Ftoken", "tokens", "key", "keyword", "author", "sort_by"])(
  "a query parameter of the name %s is no secret",
  (name) => {
    expect(hideSecrets(`/2?a=b&${name}=shown`)).toBe(`/2?a=b&${name}=shown`);
  },
);
