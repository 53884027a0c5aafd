import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const { parse } = createRequire(join(ROOT, "specs", "package.json"))("yaml") as { parse: (text: string) => unknown };

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

async function read(name: string): Promise<{ permissions: Record<string, string>; jobs: Record<string, Job> }> {
  return parse(await readFile(join(ROOT, ".github", "workflows", name), "utf8")) as never;
}

test("what may publish runs after the tests, and runs none of them", async () => {
  const { permissions, jobs } = await read("release.yml");
  expect(permissions).toEqual({});
  expect(jobs["test"]?.permissions).toEqual({ contents: "read" });
  expect(jobs["release"]?.needs).toBe("test");
  expect(jobs["release"]?.permissions).toHaveProperty("id-token", "write");
  const commands = jobs["release"]?.steps.flatMap(({ run = [] }) => run);
  expect(commands).toEqual([expect.stringMatching(/ install --frozen-lockfile$/)]);
});

test("the action that publishes goes with the installed Changesets CLI", async () => {
  const { jobs } = await read("release.yml");
  const action = jobs["release"]?.steps.find(({ uses }) => uses?.startsWith("changesets/action@"));
  const { devDependencies, scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect([action?.uses, devDependencies["@changesets/cli"]]).toEqual([
    "changesets/action@v2",
    expect.stringMatching(/^3\./),
  ]);
  // Inputs that it does not know it would leave out.
  expect(Object.keys(action?.with ?? {})).toEqual(["version-script", "publish-script"]);
  for (const command of Object.values(action?.with ?? {}))
    expect(scripts).toHaveProperty(String(command).split(" ").at(-1) ?? "");
});

test.each(["ci.yml", "docs.yml", "release.yml"])("%s leaves no credentials in a clone", async (name) => {
  const { jobs } = await read(name);
  const checkouts = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")),
  );
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(checkout.with).toHaveProperty("persist-credentials", false);
});

test("the pull request that versions the packages needs no changeset, unless it comes from a fork", async () => {
  const { jobs } = await read("ci.yml");
  const status = jobs["test"]?.steps.find(({ run }) => run?.includes("changeset status"));
  expect(status?.if).toBe(
    "github.event_name == 'pull_request' && (github.head_ref != 'changeset-release/main' || " +
      "github.event.pull_request.head.repo.full_name != github.repository)",
  );
});
