import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";

interface Task {
  readonly taskId: string;
  readonly command: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, "..");
/** The files that each task is hashed by, relative to its package: what is missing there changes without being noticed. */
let inputs: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  const turbo = join(ROOT, "node_modules", ".bin", "turbo");
  const args = ["run", "lint", "lint:code", "typecheck", "build", "--dry=json"];
  const { stdout } = await promisify(execFile)(turbo, args, { cwd: ROOT, maxBuffer: 64 * 2 ** 20 });
  const { tasks } = JSON.parse(stdout) as { tasks: readonly Task[] };
  const run = tasks.filter(({ command }) => command !== "<NONEXISTENT>");
  inputs = new Map(run.map((task) => [task.taskId, Object.keys(task.inputs)]));
});

test("no task is hashed by what is installed or built, which turbo itself writes, too", () => {
  expect(inputs.size).toBeGreaterThan(10);
  for (const files of inputs.values()) {
    expect(files.filter((file) => /(^|\/)(node_modules|dist|\.turbo)\//.test(file))).toEqual([]);
  }
});

describe.each([
  ["//#lint:code", ["biome.json", ".gitignore", "scripts/run.mjs", "scripts/release/consumer/required.cjs"]],
  ["//#typecheck", ["pnpm-lock.yaml", "tsconfig.json", "vitest.config.ts", "specs/package.json"]],
  ["//#typecheck", ["packages/core/package.json", "packages/core/src/index.ts", "scripts/release/expected.ts"]],
  ["@social-api/specs#lint", ["redocly.yaml", "lint/plugin.js", "../packages/sandbox/control/openapi.yaml"]],
])("%s", (task, files) => {
  test.each(files)("is hashed by %s", (file) => {
    expect(inputs.get(task)).toContain(file);
  });
});
