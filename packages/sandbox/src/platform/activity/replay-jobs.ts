import { parseReplayTimestamp } from "@social-api/platform-v2";
import { LAST_MOMENT, toMilliseconds } from "../../clock.ts";
import { refuse } from "../../http/refusal.ts";
import type { Service } from "../../service.ts";
import type { Delivery, ReplayJob } from "../../store/entities.ts";
import type { Deliveries } from "./deliveries.ts";

const MINUTE = 60_000;

/** The replay jobs of all webhooks. */
export class ReplayJobs {
  readonly #service: Service;
  readonly #deliveries: Deliveries;
  readonly #replayMs: number;

  constructor(service: Service, deliveries: Deliveries, replayMs: number) {
    this.#service = service;
    this.#deliveries = deliveries;
    this.#replayMs = replayMs;
  }

  /**
   * Starts a job that delivers again what was delivered in a range, or was attempted to be, in the same order (rule
   * `replay.redelivers`). Our choices: the minute of `to_date` belongs to the range, which may begin and end in the same
   * minute; what a job delivered is not delivered again by later ones, so that repeats do not multiply.
   *
   * @throws Refusal 409, and no job is created, while another job of the webhook is in progress (rule
   *   `replay.one-in-progress`)
   */
  create({ webhook_id, from_date, to_date }: Pick<ReplayJob, "webhook_id" | "from_date" | "to_date">): ReplayJob {
    const { store, tables, clock, ids } = this.#service;
    const now = clock.now();
    this.settle();
    if (tables.replayJobs.count([...of(webhook_id), { key: "completed_at", in: [null] }]) > 0) {
      const message = `A replay job of webhook ${webhook_id} is in progress. Wait until it is done before creating another.`;
      refuse(409, { rule: "replay.one-in-progress", message }, { problem: { kind: "conflict" } });
    }
    const created_at = toMilliseconds(now);
    const job_id = ids.numeric(now, "replayJobs");
    const end = parseReplayTimestamp(to_date).getTime() + MINUTE;
    const [job, pending] = store.transaction(() => {
      const first = tables.deliveries.find({
        where: [
          ...of(webhook_id),
          { key: "job_id", in: [null] },
          {
            key: "delivered_at",
            atLeast: parseReplayTimestamp(from_date).toISOString(),
            // Years beyond 9999 are written in another way, and nothing is dated then.
            ...(end <= LAST_MOMENT && { below: toMilliseconds(end) }),
          },
        ],
        sort: { key: "delivered_at", descending: false },
      });
      const attempted = first.filter(({ wire }) => this.#deliveries.isAttempted(wire));
      const again = attempted.map(({ wire: { payload, event_type } }): Delivery => {
        const id = ids.numeric(now, "deliveries");
        const attempt = { delivered_at: created_at, status: "pending", attempts: 0, response_status: null } as const;
        return { id, webhook_id, payload, event_type, ...attempt, job_id };
      });
      for (const delivery of again) tables.deliveries.put(delivery.id, delivery, {});
      const counts = { redelivered: 0, failed: 0, total: again.length };
      const created = { job_id, webhook_id, from_date, to_date, created_at, completed_at: null, ...counts };
      tables.replayJobs.put(job_id, created, {});
      return [created, again] as const;
    });
    this.#deliveries.send(pending);
    return job;
  }

  /** The newest first. */
  list(): ReplayJob[] {
    this.settle();
    return this.#service.tables.replayJobs
      .find({ where: [], sort: { key: "seq", descending: true } })
      .map(({ wire }) => wire);
  }

  /** Completes the jobs that have nothing left to deliver and have been in progress long enough. */
  settle(): void {
    const { tables, clock } = this.#service;
    const now = clock.now();
    for (const { wire: job } of tables.replayJobs.find({ where: [{ key: "completed_at", in: [null] }] })) {
      const elapsed = now - Date.parse(job.created_at);
      // A clock that was set back must not keep a job in progress for years.
      const isYoung = elapsed >= 0 && elapsed < this.#replayMs;
      if (isYoung || job.redelivered + job.failed < job.total) continue;
      tables.replayJobs.put(job.job_id, { ...job, completed_at: toMilliseconds(now) }, {});
    }
  }
}

function of(webhookId: string) {
  return [{ key: "webhook_id", in: [webhookId] }];
}
