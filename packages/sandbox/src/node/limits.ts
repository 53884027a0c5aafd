/** What a server of the sandbox puts up with. Nothing of it is stated by the API's documents: all of it is our choice. */
export interface Limits {
  /** The longest request line and headers, together, in bytes. */
  readonly headerBytes: number;
  /** The most headers of a request. */
  readonly headers: number;
  /** Within how many milliseconds the headers of a request must have arrived. */
  readonly headersMs: number;
  /** Within how many milliseconds a request must have arrived, body and all. */
  readonly requestMs: number;
  /** How many milliseconds a connection is kept open without a request. */
  readonly idleMs: number;
  /** How often the times are looked at, in milliseconds. */
  readonly checkMs: number;
}

/** Answers have no limit: a stream may go on for days. */
export const LIMITS: Limits = {
  headerBytes: 16 * 1024,
  headers: 100,
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than clients keep theirs, so that they do not send into a connection that is just being closed.
  idleMs: 65_000,
  checkMs: 1_000,
};
