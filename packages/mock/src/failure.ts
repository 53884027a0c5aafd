import { STATUS_CODES } from "node:http";
import type { Violation } from "./violation.ts";

/**
 * Why a request gets no example for an answer. Each API renders it in its own body.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  /** What is wrong with which parameter; empty where the request as a whole is refused. */
  readonly violations: readonly Violation[];
  /** Headers that belong to the status, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param detail - what is wrong and what to do instead, for a person to read
   */
  constructor(
    status: number,
    detail: string,
    more: { violations?: readonly Violation[]; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(detail, more.cause === undefined ? {} : { cause: more.cause });
    this.status = status;
    this.violations = more.violations ?? [];
    this.headers = more.headers ?? {};
  }

  /** The standard phrase of the status. */
  get title(): string {
    return STATUS_CODES[this.status] ?? `Status ${this.status}`;
  }
}
