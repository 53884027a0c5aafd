import { hideSecrets } from "./hide-secrets.ts";
import type { Violation } from "./http/refusal.ts";

/** The hosts that the sandbox plays. */
export type FaceName = "platform" | "ads" | "adsSandbox" | "control";

/**
 * What is remembered of a request. It holds no header, so no credential. Its members are named as the control API lists
 * them, unlike those of the mock, which are named as in JavaScript.
 */
export interface RequestLogEntry {
  readonly id: number;
  readonly at: string;
  readonly face: FaceName;
  readonly method: string;
  /** Path and query, without the values of parameters that are secrets and what cannot be decoded. */
  readonly target: string;
  readonly operation_id: string | null;
  readonly user_id: string | null;
  readonly status: number;
  readonly milliseconds: number;
  readonly violations: readonly Violation[];
  /** Query parameters that the operation does not have. */
  readonly ignored: readonly string[];
  /** The fault that was played, by its id. */
  readonly fault_id: string | null;
}

/** How much of a target is remembered, in characters. */
const TARGET_LENGTH = 2_000;

/** How many violations of a request are remembered: a thousand requests can have a million. */
const VIOLATIONS = 20;

/**
 * The latest requests to the APIs, in memory. Those to the control API are told to the listener alone: a dashboard that
 * asks every second would leave no room for others.
 */
export class RequestLog {
  /** A ring: the oldest entry makes room for the newest, and none is moved. */
  readonly #entries: RequestLogEntry[] = [];
  #next = 0;
  readonly #capacity: number;
  readonly #listener: (entry: RequestLogEntry) => void;
  #id = 0;

  constructor(listener: (entry: RequestLogEntry) => void = () => {}, capacity = 1_000) {
    this.#listener = listener;
    this.#capacity = capacity;
  }

  add(entry: Omit<RequestLogEntry, "id">): void {
    this.#id += 1;
    const whole = { ...entry, id: this.#id, target: hideSecrets(entry.target).slice(0, TARGET_LENGTH) };
    if (entry.face !== "control") {
      this.#entries[this.#next] = { ...whole, violations: shorten(whole.violations) };
      this.#next = (this.#next + 1) % this.#capacity;
    }
    this.#listener(whole);
  }

  /** The newest first. */
  list(): RequestLogEntry[] {
    return [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)].reverse();
  }

  clear(): void {
    this.#entries.length = 0;
    this.#next = 0;
  }
}

/** The first violations; how many more there were is told in the place of these. */
function shorten(violations: readonly Violation[]): readonly Violation[] {
  const more = violations.length - VIOLATIONS;
  return more <= 0 ? violations : [...violations.slice(0, VIOLATIONS), { message: `${more} more` }];
}
