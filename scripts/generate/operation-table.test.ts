import { expect, test } from "vitest";
import type { Bundle } from "./bundle.ts";
import { renderOperationTable } from "./operation-table.ts";

function bundle(...paths: string[]): Bundle {
  const operations = paths.map((path) => [path, { delete: { operationId: `delete${path}`, responses: {} } }]);
  return { "x-rule-catalogue": [], components: {}, paths: Object.fromEntries(operations) };
}

test("an argument may make a whole path of the table, which the client notices", () => {
  expect(renderOperationTable(bundle("/things/{id}", "/things/all", "/things/{id}/parts"))).toContain('"/things/all"');
});

test.each([
  ["/things/{id}/parts/{part}", "/things/all/parts/{part}"],
  ["/things/all/parts/{part}", "/things/{id}/parts/{part}"],
  ["/{kind}/{id}", "/things/{id}"],
])("%s beside %s would go unnoticed, and is refused", (one, other) => {
  expect(() => renderOperationTable(bundle(one, other))).toThrow(
    /^An argument of \S+ can make the path of \S+, which has parameters, too$/,
  );
});
