import { defineConfig } from "vitest/config";

// Tests read the workspace packages from their sources, so they never see a stale build.
const conditions = ["@social-api/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    coverage: { provider: "v8", include: ["packages/*/src/**/*.ts"], exclude: ["**/generated/**", "**/*.test.ts"] },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{packages/*,scripts,specs}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "scripts/commands/**"],
          typecheck: { enabled: true, include: ["packages/*/src/**/*.test-d.ts"], tsconfig: "./tsconfig.json" },
        },
      },
      // The README's commands, run in a copy of the repository: minutes, not seconds.
      {
        extends: true,
        test: { name: "commands", include: ["scripts/commands/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
      },
    ],
  },
});
