import type { Fault, FaultOutcome } from "../generated/types.ts";
import { seededRandom } from "./seeded-random.ts";

export type { Fault, FaultOutcome };

/** A fault to be set. */
export interface FaultOptions {
  /** Null, and unless given, for all operations. */
  readonly operation_id?: string | null | undefined;
  /** 1 unless given. */
  readonly probability?: number | undefined;
  /** How often it befalls a request at most; null, and unless given, for without end. */
  readonly times?: number | null | undefined;
  /** 1 unless given. */
  readonly seed?: number | undefined;
  readonly outcome: FaultOutcome;
}

interface Armed {
  fault: Fault;
  readonly random: () => number;
}

/** The faults that are set. */
export class Faults {
  readonly #armed = new Map<string, Armed>();
  #count = 0;

  add({ operation_id = null, probability = 1, times = null, seed = 1, outcome }: FaultOptions): Fault {
    this.#count += 1;
    const fault: Fault = { fault_id: `f${this.#count}`, operation_id, probability, remaining: times, seed, outcome };
    this.#armed.set(fault.fault_id, { fault, random: seededRandom(seed) });
    return fault;
  }

  /** In the order in which they were set. One that is used up stays until it is removed. */
  list(): Fault[] {
    return [...this.#armed.values()].map(({ fault }) => fault);
  }

  remove(id: string): boolean {
    return this.#armed.delete(id);
  }

  clear(): void {
    this.#armed.clear();
    this.#count = 0;
  }

  /**
   * The first fault that befalls a request of an operation. To be called when the request arrives, before anything is
   * waited for: then the order of the requests decides alone. Each fault that could befall it draws its own chance,
   * whatever becomes of the others, so that setting one changes nothing for another.
   */
  draw(operationId: string): Fault | undefined {
    const struck = [...this.#armed.values()].filter(({ fault, random }) => {
      const meant = fault.operation_id === null || fault.operation_id === operationId;
      return meant && random() < fault.probability && fault.remaining !== 0;
    });
    const [first] = struck;
    if (first === undefined) return undefined;
    const { fault } = first;
    if (fault.remaining !== null) first.fault = { ...fault, remaining: fault.remaining - 1 };
    return fault;
  }
}

/** The connection is to end without an answer. */
export class ConnectionDropped extends Error {
  override readonly name = "ConnectionDropped";
}
