import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyRepository, environment } from "./copy-repository.ts";

const run = promisify(execFile);

/** What a build leaves behind: with none of it a build is that of a fresh clone. */
const LEFT_BEHIND = [
  ".turbo",
  "specs/dist",
  ...["ads-v12", "core", "mock", "platform-v2", "sandbox", "docs"].map((name) => `packages/${name}/dist`),
  "packages/docs/node_modules/.cache",
  "node_modules/.cache/compiled",
];

/** The file that is changed, and the words in it to which something is added. */
const CHANGED = "specs/ads-v12/paths/accounts.yaml";
const WORDS = /(?<=description: One page of ad accounts).*/;

/** A copy of the repository, to be built without touching the working tree. */
export class RepositoryCopy {
  readonly #folder: string;
  #changes = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<RepositoryCopy> {
    const folder = await mkdtemp(join(tmpdir(), "social-api-bench-pipeline-"));
    await copyRepository(folder);
    return new RepositoryCopy(folder);
  }

  /** Where the copy has a file. */
  path(file: string): string {
    return join(this.#folder, file);
  }

  /**
   * Runs turbo tasks.
   *
   * @throws Error with what they printed when one fails
   */
  async build(tasks: readonly string[]): Promise<void> {
    const args = ["run", ...tasks, "--output-logs=errors-only"];
    await run(this.path("node_modules/.bin/turbo"), args, {
      cwd: this.#folder,
      env: environment(this.#folder),
      maxBuffer: 2 ** 26,
    });
  }

  /** Takes the copy back to a fresh clone. */
  async clean(): Promise<void> {
    await Promise.all(LEFT_BEHIND.map((name) => rm(this.path(name), { recursive: true, force: true })));
  }

  /** Changes the description of one operation, each time to what it never was. */
  async change(): Promise<void> {
    const text = await readFile(this.path(CHANGED), "utf8");
    if (!WORDS.test(text)) throw new Error(`${CHANGED} does not say ${WORDS} any more`);
    await writeFile(this.path(CHANGED), text.replace(WORDS, `, version ${++this.#changes}.`));
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }
}
