import type { Answer } from "../http/answer.ts";

/** What a fault does to a request. */
export type FaultOutcome =
  /** The answer comes late by so many milliseconds of real time. */
  | { readonly kind: "latency"; readonly milliseconds: number }
  /** 429 with `Retry-After`. */
  | { readonly kind: "rate-limited"; readonly retry_after_seconds: number }
  /** 500 with an empty body, as a broken service answers. */
  | { readonly kind: "server-error" }
  /** 503 with a page of HTML, as a proxy in front of the service answers. */
  | { readonly kind: "unavailable-html" }
  /** The connection ends without an answer. */
  | { readonly kind: "dropped" }
  /** The stream stays open and sends nothing more, no heartbeat either. Only for `streamActivity`. */
  | { readonly kind: "stalled" }
  /** A problem of the platform API, of any of its kinds. Only for its operations. */
  | {
      readonly kind: "problem";
      readonly status: number;
      readonly problem: string;
      readonly extra?: Readonly<Record<string, unknown>>;
    };

/** A fault that is set. */
export interface Fault {
  readonly fault_id: string;
  /** The operation that it befalls; null for all. */
  readonly operation_id: string | null;
  /** How likely it befalls a request, from 0 to 1. */
  readonly probability: number;
  /** How often it still befalls one; null for as often as there are requests. */
  readonly remaining: number | null;
  /** Where the chances begin: the same seed befalls the same requests. */
  readonly seed: number;
  readonly outcome: FaultOutcome;
}

/** What becomes of one request. */
export interface DrawnFault {
  readonly fault: Fault;
}

/** The faults that are set. */
export class Faults {
  /** The first fault that befalls a request of an operation. */
  draw(_operationId: string): DrawnFault | undefined {
    return undefined;
  }

  clear(): void {}
}

/** The connection is to end without an answer. */
export class ConnectionDropped extends Error {
  override readonly name = "ConnectionDropped";
}

/** The answer of a fault, where it has one of its own. */
export function faultAnswer(_fault: Fault): Answer | undefined {
  return undefined;
}
