import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { fromTools } from "./stage.ts";

/** What installs the packages of a project. */
export type PackageManager = "npm" | "pnpm" | "yarn";

/** A project of somebody who uses the packages. */
export interface ConsumerProject {
  readonly folder: string;
  /** Runs one of its files. */
  run(file: string, env?: Readonly<Record<string, string>>): Promise<string>;
}

/**
 * Makes a project in an empty folder and installs packages from a registry into it.
 *
 * @param registry - the URL of the registry, which also has what the packages need
 * @param dependencies - names of packages; the latest version of each
 */
export async function createProject(
  folder: string,
  manager: PackageManager,
  registry: string,
  dependencies: readonly string[],
): Promise<ConsumerProject> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: "consumer", private: true, type: "module", version: "1.0.0" };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await cp(join(import.meta.dirname, "consumer"), folder, { recursive: true });
  // Nothing of this machine's settings, caches included: what is installed is what the registry has.
  const env = { CI: "", npm_config_cache: join(folder, ".cache"), npm_config_userconfig: join(folder, ".npmrc") };
  await writeFile(join(folder, ".npmrc"), `registry=${registry}\nfund=false\naudit=false\nupdate-notifier=false\n`);
  switch (manager) {
    case "npm":
      await runCommand("npm", ["install", ...dependencies], { cwd: folder, env });
      break;
    case "pnpm":
      // A workspace of its own, and a store that no other project fills.
      await writeFile(join(folder, "pnpm-workspace.yaml"), `packages: []\nstoreDir: ${join(folder, ".store")}\n`);
      await runCommand(PNPM, ["add", "--ignore-scripts", ...dependencies], { cwd: folder, env });
      break;
    case "yarn":
      await writeFile(join(folder, ".yarnrc.yml"), yarnSettings(folder, registry));
      await writeFile(join(folder, "yarn.lock"), "");
      await runCommand(process.execPath, [YARN, "add", ...dependencies], { cwd: folder, env });
  }
  return {
    folder,
    // Yarn keeps packages in archives, so it has to start the program.
    run: (file, more) =>
      runCommand(process.execPath, [...(manager === "yarn" ? [YARN, "node"] : []), file], {
        cwd: folder,
        env: { ...env, ...more },
      }),
  };
}

const PNPM = join(import.meta.dirname, "..", "..", "node_modules", ".bin", "pnpm");
const YARN = fromTools.resolve("@yarnpkg/cli-dist/bin/yarn.js");

function yarnSettings(folder: string, registry: string): string {
  const settings = {
    npmRegistryServer: registry,
    unsafeHttpWhitelist: ["127.0.0.1"],
    enableTelemetry: false,
    enableGlobalCache: false,
    // What it remembers of a registry names the port of that one.
    globalFolder: join(folder, ".yarn"),
    enableImmutableInstalls: false,
    cacheFolder: join(folder, ".yarn-cache"),
    // Packages that were published a moment ago are what this is about.
    npmMinimalAgeGate: 0,
    // Prism uses a package that it does not declare, which Plug'n'Play refuses; the mock's README tells of it.
    packageExtensions: { "@stoplight/prism-core@*": { dependencies: { "@stoplight/types": "^14.1.1" } } },
  };
  return JSON.stringify(settings);
}
