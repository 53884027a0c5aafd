import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { BUNDLERS } from "./bundlers.ts";
import { type ConsumerProject, createProject } from "./create-project.ts";

/**
 * The most bytes, minified and compressed, that a page gets for a program. A budget follows what is reached: it may
 * fall, and rise only with a reason. What the bytes are spent on stands beside the row `bundle` of the benchmarks.
 */
const BUDGETS: readonly [what: string, bytes: number, program: string][] = [
  [
    "one call through the ads client",
    4_650,
    'import { createAdsClient } from "@social-api/ads-v12";\ncreateAdsClient({ baseUrl: "https://a.example" }).listAccounts();',
  ],
  [
    "one call through the platform client",
    4_190,
    'import { createPlatformClient } from "@social-api/platform-v2";\ncreatePlatformClient({ baseUrl: "https://a.example" }).listConnections();',
  ],
  [
    "two operations with a walk and typed errors",
    6_515,
    `import { createAdsClient, isApiError, unwrap, walk } from "@social-api/ads-v12";
const ads = createAdsClient({ baseUrl: "https://a.example" });
try {
  await unwrap(ads.createCampaign({ account_id: "a" }));
  for await (const { name } of walk(ads.listCampaigns, { account_id: "a" })) console.log(name);
} catch (error) {
  if (isApiError(error)) console.log(error.status);
}`,
  ],
  ["everything of ads-v12", 16_020, 'export * from "@social-api/ads-v12";'],
  ["everything of platform-v2", 13_400, 'export * from "@social-api/platform-v2";'],
];

/** What each export brings that does not call the API: no client, no table of operations, nothing of the others. */
const SMALL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "@social-api/ads-v12": {
    toMicro: 650,
    fromMicro: 450,
    formatMicro: 650,
    can: 420,
    checkDenomination: 800,
    keepBiddingRules: 550,
    isApiError: 150,
    isRuleViolationError: 150,
    isWalkError: 150,
    unwrap: 380,
  },
  "@social-api/platform-v2": { isApiError: 150, parseProblem: 1_000, isActivityEventType: 300 },
};

let project: ConsumerProject;
beforeAll(async () => {
  const clients = ["@social-api/core", "@social-api/ads-v12", "@social-api/platform-v2"];
  project = await createProject(join(inject("folder"), "consumer-size"), "npm", inject("registry"), clients);
});

async function bundle(program: string): Promise<string> {
  await writeFile(join(project.folder, "program.js"), program);
  return BUNDLERS.esbuild(project.folder, "program.js", "esm");
}

const compressed = (script: string) => gzipSync(script, { level: 9 }).length;

test.each(BUDGETS)("%s takes at most %i bytes", async (_what, bytes, program) => {
  expect(compressed(await bundle(program))).toBeLessThanOrEqual(bytes);
});

describe.each(Object.entries(SMALL))("%s, each export alone", (name, exports) => {
  test.each(Object.entries(exports))("%s takes at most %i bytes", async (exported, bytes) => {
    const script = await bundle(`export { ${exported} } from "${name}";`);
    expect(script).toContain(`${exported}`);
    expect(compressed(script)).toBeLessThanOrEqual(bytes);
  });

  test("all of it together is more than any of it alone", async () => {
    const whole = compressed(await bundle(`export * from "${name}";`));
    const exported = Object.keys(await import(name));
    for (const each of exported) {
      const alone = compressed(await bundle(`export { ${each} } from "${name}";`));
      expect(alone, `${each} brings nearly everything`).toBeLessThan(whole * 0.75);
    }
  });
});
