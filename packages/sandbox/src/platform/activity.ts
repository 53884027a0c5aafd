import type { Service } from "../service.ts";

/** How webhooks, the stream and replay jobs work. Nothing of it is stated by the API's documents: the defaults are ours. */
export interface ActivityOptions {
  /** Sends the deliveries to webhooks. The global `fetch` unless given. */
  deliver?: (request: Request) => Promise<Response>;
  /** Milliseconds between heartbeats of a stream. 20,000 unless given. */
  heartbeatMs?: number;
  /** The most connections that a user can have open. 2 unless given. */
  maxConnections?: number;
  /** How often a delivery is tried. 3 unless given. */
  maxAttempts?: number;
  /** Milliseconds before the second try of a delivery, doubled for each later one. 1,000 unless given. */
  retryMs?: number;
  /** The least milliseconds of the sandbox's clock that a replay job is in progress. 1,000 unless given. */
  replayMs?: number;
  /** Whether webhooks may be on other machines. They may not unless told. */
  allowRemoteWebhooks?: boolean;
}

/** Webhooks, the stream and replay jobs: what goes on between requests. */
export class Activity {
  readonly #service: Service;
  readonly #options: ActivityOptions;

  constructor(service: Service, options: ActivityOptions) {
    this.#service = service;
    this.#options = options;
  }

  /** Ends every connection, delivery and job. */
  async reset(): Promise<void> {
    void [this.#service, this.#options];
  }

  async close(): Promise<void> {}
}
