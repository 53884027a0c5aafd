import { defineConfig } from "vitest/config";

// Tests read the workspace packages from their sources, so they never see a stale build.
const conditions = ["@social-api/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // All cores: a test waits more than it computes. Otherwise one would stay free, which on two is half of them.
    maxWorkers: "100%",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["packages/{core,ads-v12,platform-v2}/src/**/*.ts"],
      exclude: ["**/generated/**", "**/index.ts", "**/*.test.ts", "**/*.test-d.ts"],
      reporter: [["text", { skipFull: true }]],
      // Every line that users run. What cannot be reached is ignored where it stands, with its reason.
      thresholds: { 100: true },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{packages/*,scripts,specs}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "scripts/{commands,release}/**", "**/*.smoke.test.ts"],
          typecheck: { enabled: true, include: ["packages/*/src/**/*.test-d.ts"], tsconfig: "./tsconfig.json" },
        },
      },
      // The README's commands, run in a copy of the repository: minutes, not seconds.
      {
        extends: true,
        test: { name: "commands", include: ["scripts/commands/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
      },
      // The packages as a release would publish them, installed from a registry on loopback.
      {
        extends: true,
        test: {
          name: "release",
          include: ["scripts/release/*.test.ts"],
          globalSetup: "scripts/release/global-setup.ts",
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // Every row of the benchmarks, with as little work as can be.
      {
        extends: true,
        test: {
          name: "bench",
          include: ["packages/bench/**/*.smoke.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
