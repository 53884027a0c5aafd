import { expect, it } from "vitest";
import type { Bundle } from "../generate/bundle.ts";
import { readOperations } from "./spec.ts";

const bundle: Bundle = {
  paths: {
    "/accounts/{account_id}": {
      parameters: [{ $ref: "#/components/parameters/account_id" }],
      get: {
        operationId: "getAccount",
        parameters: [{ name: "with_deleted", in: "query", schema: { type: "boolean" } }],
        responses: {},
      },
      delete: { operationId: "deleteAccount", responses: {} },
    },
  },
  components: {
    parameters: { account_id: { name: "account_id", in: "path", schema: { $ref: "#/components/schemas/Id" } } },
    schemas: { Id: { type: "string" } },
  },
  "x-rule-catalogue": [],
};

it("counts the parameters of a path among those of each of its operations", () => {
  const account_id = { name: "account_id", in: "path", schema: { type: "string" } };
  const with_deleted = { name: "with_deleted", in: "query", schema: { type: "boolean" } };
  expect(readOperations(bundle)).toMatchObject([
    { id: "deleteAccount", method: "DELETE", parameters: [account_id] },
    { id: "getAccount", method: "GET", parameters: [account_id, with_deleted] },
  ]);
});
