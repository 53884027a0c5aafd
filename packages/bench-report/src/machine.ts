import { availableParallelism, cpus, release, totalmem, type } from "node:os";

/** The machine that measured. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly os: string;
  readonly node: string;
}

/** This machine, and nothing that tells whose it is. */
export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    os: `${type()} ${release().split("-")[0]}`,
    node: process.versions.node,
  };
}
