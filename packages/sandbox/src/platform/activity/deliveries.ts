import type { Service } from "../../service.ts";
import type { Delivery } from "../../store/entities.ts";
import { type ActivitySettings, LONGEST_TIMER } from "./activity-options.ts";
import { postDelivery } from "./post-delivery.ts";

/** The least milliseconds before a delivery whose outcome could not be stored is made again. */
const LEAST_PAUSE_MS = 250;

/**
 * Sends stored deliveries to their webhooks (rule `events.delivery`), each at least once and with a bounded number of
 * tries. Whether a real service tries again is not shown. A webhook gets one request at a time, first tries in the order
 * of their events; a later try waits for no other delivery, and none waits for it.
 */
export class Deliveries {
  readonly #service: Service;
  readonly #options: ActivitySettings;
  /** The end of what is to be sent, by webhook. */
  readonly #lanes = new Map<string, Promise<void>>();
  readonly #unfinished = new Set<string>();
  readonly #underWay = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #running = new AbortController();
  #idle: (() => void)[] = [];

  constructor(service: Service, options: ActivitySettings) {
    this.#service = service;
    this.#options = options;
  }

  /** Begins to send deliveries that are stored as pending. */
  send(deliveries: readonly Pick<Delivery, "id" | "webhook_id">[]): void {
    for (const { id, webhook_id } of deliveries) {
      if (this.#unfinished.has(id)) continue;
      this.#unfinished.add(id);
      this.#enqueue(id, webhook_id);
    }
  }

  /** Whether a delivery was made or has begun to be made; one that waits for its first try was not. */
  isAttempted({ id, attempts }: Pick<Delivery, "id" | "attempts">): boolean {
    return attempts > 0 || this.#underWay.has(id);
  }

  /** Resolves once nothing is left to be sent. */
  async idle(): Promise<void> {
    if (this.#unfinished.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Breaks off whatever is being sent. It stays pending, and nothing is written about it any more. */
  stop(): void {
    this.#running.abort();
    this.#running = new AbortController();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#lanes.clear();
    this.#unfinished.clear();
    this.#tellIdle();
  }

  #enqueue(id: string, webhookId: string): void {
    const { signal } = this.#running;
    const lane = (this.#lanes.get(webhookId) ?? Promise.resolve()).then(() => this.#attempt(id, signal));
    this.#lanes.set(webhookId, lane);
    void lane.then(() => {
      if (this.#lanes.get(webhookId) === lane) this.#lanes.delete(webhookId);
    });
  }

  async #attempt(id: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    let waitMs: number | undefined;
    this.#underWay.add(id);
    try {
      waitMs = await this.#tryOnce(id, signal);
    } catch (error) {
      // Nobody waits for an answer. What cannot be stored, as on a full disk, is tried again, as late as a last attempt.
      if (!signal.aborted) console.error("sandbox: a delivery could not be made:", error);
      waitMs = Math.max(this.#waitAfter(this.#options.maxAttempts), LEAST_PAUSE_MS);
    } finally {
      this.#underWay.delete(id);
    }
    if (signal.aborted) return;
    if (waitMs === undefined) this.#finish(id);
    else this.#later(id, waitMs);
  }

  /** Returns how many milliseconds to wait before the next try, if there is to be one. */
  async #tryOnce(id: string, signal: AbortSignal): Promise<number | undefined> {
    const { tables } = this.#service;
    const delivery = tables.deliveries.get(id)?.wire;
    if (delivery?.status !== "pending") return undefined;
    const webhook = tables.webhooks.get(delivery.webhook_id)?.wire;
    const status = webhook === undefined ? null : await postDelivery(webhook, delivery, this.#options, signal);
    if (signal.aborted) return undefined;
    // A webhook that is gone will not come back.
    return this.#store(id, status, webhook !== undefined);
  }

  #store(id: string, response_status: number | null, isRegistered: boolean): number | undefined {
    const { tables, store } = this.#service;
    const { maxAttempts } = this.#options;
    const delivery = tables.deliveries.get(id)?.wire;
    if (delivery === undefined) return undefined;
    const attempts = delivery.attempts + (isRegistered ? 1 : 0);
    const isDelivered = response_status !== null && response_status >= 200 && response_status < 300;
    const isLast = isDelivered || attempts >= maxAttempts || !isRegistered;
    const status = isDelivered ? "delivered" : isLast ? "failed" : "pending";
    store.transaction(() => {
      tables.deliveries.put(id, { ...delivery, attempts, response_status, status }, {});
      const job = delivery.job_id === null ? undefined : tables.replayJobs.get(delivery.job_id)?.wire;
      if (job === undefined || !isLast) return;
      const count = isDelivered ? { redelivered: job.redelivered + 1 } : { failed: job.failed + 1 };
      tables.replayJobs.put(job.job_id, { ...job, ...count }, {});
    });
    return isLast ? undefined : this.#waitAfter(attempts);
  }

  #waitAfter(attempts: number): number {
    return Math.min(this.#options.retryMs * 2 ** (attempts - 1), LONGEST_TIMER);
  }

  #later(id: string, waitMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const webhookId = this.#service.tables.deliveries.get(id)?.wire.webhook_id;
      if (webhookId === undefined) this.#finish(id);
      else this.#enqueue(id, webhookId);
    }, waitMs);
    this.#timers.add(timer);
  }

  #finish(id: string): void {
    this.#unfinished.delete(id);
    if (this.#unfinished.size === 0) this.#tellIdle();
  }

  #tellIdle(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
