import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { loadBundle, operationsOf, resolve } from "../../../../scripts/generate/bundle.ts";
import { largeSpec } from "./large-spec.ts";

const REDOCLY = join(import.meta.dirname, "../../../../specs/node_modules/@redocly/cli/bin/cli.js");
const CONFIG = `telemetry: off
rules: { struct: error, no-unresolved-refs: error, operation-operationId-unique: error, path-parameters-defined: error }
`;

test.each([1, 47, 48, 49, 1000])("%i operations, each with a name and a place of its own", (count) => {
  const operations = operationsOf(largeSpec(count));
  expect(operations).toHaveLength(count);
  expect(new Set(operations.map(({ operation }) => operation.operationId))).toHaveProperty("size", count);
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`))).toHaveProperty("size", count);
});

test("the same number makes the same document", () => {
  expect(JSON.stringify(largeSpec(100))).toBe(JSON.stringify(largeSpec(100)));
});

test("it begins with the API itself, and its copies have the same shapes under names of their own", async () => {
  const ads = await loadBundle("ads-v12");
  const count = operationsOf(ads).length;
  const { paths, components } = largeSpec(2 * count);
  expect(paths).toMatchObject(ads.paths);
  expect(largeSpec(count).paths).toEqual(ads.paths);
  expect(paths["/12/area1/accounts/{account_id}/campaigns"]?.get).toMatchObject({
    operationId: "listArea1Campaigns",
    responses: {
      200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Area1CampaignListResponse" } } } },
    },
  });
  expect(Object.keys(components["schemas"] ?? {})).toHaveLength(
    2 * Object.keys(ads.components["schemas"] ?? {}).length,
  );
});

test("each reference of a copy leads into the same copy", () => {
  const spec = largeSpec(150);
  const copy = Object.fromEntries(Object.entries(spec.paths).filter(([path]) => path.startsWith("/12/area2/")));
  const seen = new Set<string>();
  follow(copy);
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter((reference) => !/^#\/components\/\w+\/Area2\w+$/.test(reference))).toEqual([]);

  function follow(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "$ref" && typeof value === "string" && !seen.has(value)) {
        seen.add(value);
        follow(resolve(spec, node));
      } else follow(value);
    }
  }
});

test("Redocly finds it to be OpenAPI", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "social-api-large-spec-"));
  try {
    await writeFile(join(folder, "redocly.yaml"), CONFIG);
    await writeFile(join(folder, "large.json"), JSON.stringify(largeSpec(150)));
    const lint = promisify(execFile)(process.execPath, [REDOCLY, "lint", "large.json", "--format=json"], {
      cwd: folder,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    await expect(lint.then(({ stdout }) => JSON.parse(stdout).totals)).resolves.toMatchObject({
      errors: 0,
      warnings: 0,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
