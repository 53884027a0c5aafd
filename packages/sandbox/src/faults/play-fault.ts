import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../http/answer.ts";
import { faultAnswer } from "./fault-answer.ts";
import { ConnectionDropped, type Fault } from "./faults.ts";

/**
 * Does to a request what a fault wants.
 *
 * @returns the answer, where the fault has one of its own
 * @throws ConnectionDropped where it is to get none, and where nobody waits for a late one any more
 * @throws Refusal where the API is to word it
 */
export async function playFault(fault: Fault, signal: AbortSignal): Promise<Answer | undefined> {
  if (fault.outcome.kind === "dropped") throw new ConnectionDropped();
  if (fault.outcome.kind === "latency") {
    await wait(fault.outcome.milliseconds, undefined, { signal }).catch(() => {
      throw new ConnectionDropped();
    });
  }
  return faultAnswer(fault);
}
