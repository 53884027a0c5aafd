import { join } from "node:path";
import { styleText } from "node:util";
import { spawnLines } from "./spawn-lines.ts";

const TURBO = join(import.meta.dirname, "..", "node_modules", ".bin", "turbo");
const STARTED = /^(cache miss, executing|cache bypass, force executing) /;
const UNCHANGED = /^cache hit/;

/**
 * Runs turbo tasks and shows each step in a line as it starts. What a step prints is shown only when it fails.
 *
 * @returns the names of the steps that failed, such as `@social-api/specs#lint`; empty when all passed.
 */
export async function runTurbo(tasks: readonly string[]): Promise<string[]> {
  const output = new Map<string, string[]>();
  const other: string[] = [];
  let failed: string[] = [];
  let unchanged = 0;
  const started = Date.now();
  const code = await spawnLines(TURBO, ["run", ...tasks, "--output-logs=full", "--log-order=stream"], (line) => {
    const [, name = "", task = "", text = ""] = /^(@[\w-]+\/[\w-]+|\/\/):([\w:-]+): (.*)$/.exec(line) ?? [];
    const step = `${name}#${task}`;
    if (name === "") {
      failed = /^\s*Failed:\s+(.+)$/.exec(line)?.[1]?.split(/,\s*/) ?? failed;
      other.push(line);
    } else if (STARTED.test(text)) {
      console.log(`  ${label(name, task)}`);
    } else if (UNCHANGED.test(text)) {
      unchanged++;
    } else {
      output.set(step, [...(output.get(step) ?? []), text]);
    }
  });
  if (unchanged > 0) console.log(styleText("dim", `  ${unchanged} unchanged`));
  if (code === 0) {
    console.log(styleText("dim", `  done in ${((Date.now() - started) / 1000).toFixed(1)} s`));
    return [];
  }
  if (failed.length === 0) {
    console.error(other.join("\n"));
    return [`turbo (exit code ${code})`];
  }
  for (const step of failed) console.error(`\n${step}\n\n${(output.get(step) ?? []).join("\n")}`);
  return failed;
}

function label(name: string, task: string): string {
  return `${task} ${styleText("dim", name === "//" ? "repository" : name)}`;
}
