import { join } from "node:path";
import { startSandbox } from "@social-api/sandbox";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type ConsumerProject, createProject, type PackageManager } from "./create-project.ts";
import { EXPECTED } from "./expected.ts";

const MANAGERS: readonly PackageManager[] = ["npm", "pnpm", "yarn"];
const packed = inject("packed");

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
});
afterAll(() => sandbox.close());

describe.each(MANAGERS)("installed with %s", (manager) => {
  let project: ConsumerProject;
  beforeAll(async () => {
    const names = packed.map(({ name }) => name);
    project = await createProject(join(inject("folder"), `consumer-${manager}`), manager, inject("registry"), names);
  });

  test("both clients do their work", async () => {
    const name = `Installed with ${manager}`;
    const seen = await project.run("main.js", {
      SANDBOX: JSON.stringify({ ...sandbox.urls, token: sandbox.token, name }),
    });
    expect(JSON.parse(seen)).toEqual(EXPECTED);
  });

  test("the mock and the sandbox serve", async () => {
    expect(JSON.parse(await project.run("serve.js"))).toEqual(["Spring Launch 2026", "Spring Launch 2026"]);
  });
});
