import { execFile } from "node:child_process";

/** How a command is run. */
export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a command to its end.
 *
 * @returns what it printed to stdout
 * @throws Error with everything that it printed, when it fails
 */
export function runCommand(command: string, args: readonly string[], { cwd, env }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env }, maxBuffer: 2 ** 26 };
    execFile(command, [...args], options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
