/** How webhooks, the stream and replay jobs work. Nothing of it is stated by the API's documents: the defaults are ours. */
export interface ActivityOptions {
  /** Sends the deliveries to webhooks. The global `fetch` unless given. */
  deliver?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds between heartbeats of a stream. 20,000 unless given. */
  heartbeatMs?: number | undefined;
  /** The most connections that a user can have open. 2 unless given. */
  maxConnections?: number | undefined;
  /** The most bytes that wait for a slow reader of a stream before its connection is ended. 1,048,576 (1 MiB) unless given. */
  streamQueueBytes?: number | undefined;
  /** How often a delivery is tried. 3 unless given. */
  maxAttempts?: number | undefined;
  /** Milliseconds before the second try of a delivery, doubled for each later one. 1,000 unless given. */
  retryMs?: number | undefined;
  /** Milliseconds that a webhook has to answer. 10,000 unless given. */
  deliveryTimeoutMs?: number | undefined;
  /** The least milliseconds of the sandbox's clock that a replay job is in progress. 1,000 unless given. */
  replayMs?: number | undefined;
  /** Whether webhooks may be on other machines. They may not unless told. */
  allowRemoteWebhooks?: boolean | undefined;
}

/** The options with the defaults filled in. */
export type ActivitySettings = { readonly [Name in keyof ActivityOptions]-?: NonNullable<ActivityOptions[Name]> };

const DEFAULTS: ActivitySettings = {
  deliver: (request) => globalThis.fetch(request),
  heartbeatMs: 20_000,
  maxConnections: 2,
  streamQueueBytes: 2 ** 20,
  maxAttempts: 3,
  retryMs: 1_000,
  deliveryTimeoutMs: 10_000,
  replayMs: 1_000,
  allowRemoteWebhooks: false,
};

/** The longest that a timer can wait; what is longer, it takes for no time at all. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** The least and the most that a number can be. */
const BOUNDS: Partial<Record<keyof ActivityOptions, readonly [least: number, most: number]>> = {
  heartbeatMs: [1, LONGEST_TIMER],
  maxConnections: [1, Number.POSITIVE_INFINITY],
  streamQueueBytes: [1, Number.POSITIVE_INFINITY],
  maxAttempts: [1, 100],
  retryMs: [0, LONGEST_TIMER],
  deliveryTimeoutMs: [1, LONGEST_TIMER],
  replayMs: [0, Number.MAX_SAFE_INTEGER],
};

/**
 * Fills in the defaults.
 *
 * @throws RangeError for a number outside of its bounds
 */
export function readActivityOptions(given: ActivityOptions): ActivitySettings {
  const told = Object.entries(given).filter(([name, value]) => name in DEFAULTS && value !== undefined);
  const options = { ...DEFAULTS, ...(Object.fromEntries(told) as Partial<ActivitySettings>) };
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    const value = options[name as keyof ActivityOptions] as number;
    if (!(value >= least && value <= most)) throw new RangeError(`${name} must be from ${least} to ${most}`);
  }
  return options;
}
