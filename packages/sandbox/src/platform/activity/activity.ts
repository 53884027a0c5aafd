import { stringifyJson } from "@social-api/core";
import { toMilliseconds } from "../../clock.ts";
import { Refusal, refuse, type Violation } from "../../http/refusal.ts";
import type { Service } from "../../service.ts";
import type { Connection, Delivery, ReplayJob, Webhook } from "../../store/entities.ts";
import { type ActivityOptions, type ActivitySettings, readActivityOptions } from "./activity-options.ts";
import { assertEvent, type EmittedEvent } from "./check-event.ts";
import { Deliveries } from "./deliveries.ts";
import { matchesSubscription } from "./matches-subscription.ts";
import { ReplayJobs } from "./replay-jobs.ts";
import { DISCONNECT_TYPES, type DisconnectType, type StreamConnection } from "./stream-connection.ts";
import { Streams } from "./streams.ts";
import { findUrlFault } from "./webhook-url.ts";

export type { ActivityOptions } from "./activity-options.ts";

/** Where an event went. */
export interface Emission {
  readonly event_id: string;
  /** How many webhooks get it. */
  readonly deliveries: number;
  /** How many streams it was written to. */
  readonly connections: number;
}

/** Webhooks, the stream and replay jobs: what goes on between requests. */
export class Activity {
  readonly #service: Service;
  readonly #options: ActivitySettings;
  readonly #deliveries: Deliveries;
  readonly #streams: Streams;
  readonly #replayJobs: ReplayJobs;

  /** @throws RangeError for an option outside of its bounds */
  constructor(service: Service, options: ActivityOptions) {
    this.#service = service;
    this.#options = readActivityOptions(options);
    this.#deliveries = new Deliveries(service, this.#options);
    this.#streams = new Streams(service, this.#options);
    this.#replayJobs = new ReplayJobs(service, this.#deliveries, this.#options.replayMs);
    this.recover();
  }

  /** Takes up what the store says to be going on: after a crash, or when another state was read in. */
  recover(): void {
    this.#streams.closeStale();
    const where = [{ key: "status", in: ["pending"] }];
    this.#deliveries.send(this.#service.tables.deliveries.find({ where }).map(({ wire }) => wire));
  }

  /**
   * Registers a webhook. How that is done is not shown.
   *
   * @throws Refusal 400 with all that is wrong; 409 for an id that is taken
   */
  createWebhook({ url, user_id, webhook_id }: { url: string; user_id: string; webhook_id?: string }): Webhook {
    const { tables, clock, ids } = this.#service;
    const violations: Violation[] = [];
    const fault = findUrlFault(url, this.#options.allowRemoteWebhooks);
    if (fault !== undefined) violations.push({ parameter: "url", message: fault });
    if (tables.users.get(user_id) === undefined) {
      violations.push({ parameter: "user_id", message: `There is no user ${user_id}` });
    }
    if (violations.length > 0) throw new Refusal(400, violations);
    const now = clock.now();
    const id = webhook_id ?? ids.numeric(now, "webhooks");
    if (tables.webhooks.get(id) !== undefined) {
      refuse(409, { parameter: "webhook_id", message: `There is a webhook ${id} already` });
    }
    const webhook = { id, user_id, url, created_at: toMilliseconds(now) };
    tables.webhooks.put(id, webhook, {});
    return webhook;
  }

  /** Removes a webhook; what was still to be delivered to it fails. Returns whether there was one. */
  deleteWebhook(id: string): boolean {
    return this.#service.tables.webhooks.remove(id);
  }

  /**
   * Lets something happen: the event goes once to each webhook and each open stream of every user with a subscription
   * that wants it (rule `events.delivery`). To what is given, `event_id` and `created_at` are added unless they are
   * given, too: the form of events is not shown, and receivers of replays need to know repeats.
   *
   * @throws Refusal 400 with all that is wrong with the event
   */
  emit(event: Readonly<Record<string, unknown>>): Emission {
    assertEvent(event);
    const { tables, clock, ids, store } = this.#service;
    const now = clock.now();
    const created_at = toMilliseconds(now);
    const event_id = event.event_id ?? ids.numeric(now);
    const payload = stringifyJson({ event_id, ...event, created_at: event["created_at"] ?? created_at });
    const { webhooks, users } = this.#receivers(event);
    const deliveries = [...webhooks].map(
      (webhook_id): Delivery => ({
        id: ids.numeric(now, "deliveries"),
        webhook_id,
        payload,
        event_type: event.event_type,
        delivered_at: created_at,
        status: "pending",
        attempts: 0,
        response_status: null,
        job_id: null,
      }),
    );
    store.transaction(() => {
      for (const delivery of deliveries) tables.deliveries.put(delivery.id, delivery, {});
    });
    this.#deliveries.send(deliveries);
    const streams = [...users].flatMap((user) => this.#streams.of(user));
    const written = streams.filter((stream) => stream.write(payload));
    return { event_id, deliveries: deliveries.length, connections: written.length };
  }

  #receivers(event: EmittedEvent): { webhooks: Set<string>; users: Set<string> } {
    const { tables } = this.#service;
    const webhooks = new Set<string>();
    const users = new Set<string>();
    for (const { wire, hidden } of tables.subscriptions.find({ where: [{ key: "user_id", in: [event.user_id] }] })) {
      if (!matchesSubscription(wire, event)) continue;
      users.add(hidden.owner);
      const owned = tables.webhooks.find({ where: [{ key: "user_id", in: [hidden.owner] }] });
      for (const { wire: webhook } of owned) {
        if (wire.webhook_id === undefined || wire.webhook_id === webhook.id) webhooks.add(webhook.id);
      }
    }
    return { webhooks, users };
  }

  /**
   * Opens the stream for a user.
   *
   * @param stalled - whether it is to send nothing at all
   * @throws Refusal 429 when the user has as many connections as can be
   */
  openStream(user_id: string, request: Pick<Request, "signal">, stalled: boolean): StreamConnection {
    return this.#streams.open(user_id, request, stalled);
  }

  /** The connections that are open, oldest first. */
  openConnections(): (Connection & { user_id: string })[] {
    return this.#streams.of().flatMap(({ id, user_id }) => {
      const row = this.#service.tables.connections.get(id)?.wire;
      return row === undefined ? [] : [{ ...row, user_id }];
    });
  }

  /** Ends open connections of a user: those with these ids, or all. Returns how many there were. */
  endConnections(user_id: string, ids?: ReadonlySet<string>): number {
    const open = this.#streams.of(user_id).filter(({ id }) => ids === undefined || ids.has(id));
    return this.#streams.end(open, "ForceDisconnect");
  }

  /**
   * Ends one open connection, or all of all users, for the given reason. Returns how many there were.
   *
   * @throws Refusal 400 for a reason that is none
   */
  disconnect({ connection_id, disconnect_type }: { connection_id?: string; disconnect_type: DisconnectType }): number {
    if (!DISCONNECT_TYPES.includes(disconnect_type)) {
      const message = `disconnect_type must be one of ${DISCONNECT_TYPES.join(", ")}`;
      refuse(400, { rule: "problems.kinds", parameter: "disconnect_type", message });
    }
    const open = this.#streams.of().filter(({ id }) => connection_id === undefined || id === connection_id);
    return this.#streams.end(open, disconnect_type);
  }

  /**
   * Starts a replay job.
   *
   * @throws Refusal 409 while another job of the webhook is in progress
   */
  createReplayJob(range: Pick<ReplayJob, "webhook_id" | "from_date" | "to_date">): ReplayJob {
    return this.#replayJobs.create(range);
  }

  /** The replay jobs as they stand now, newest first. */
  replayJobs(): ReplayJob[] {
    return this.#replayJobs.list();
  }

  /** Resolves once everything is delivered or has failed, replay jobs included; for the clock it does not wait. */
  async idle(): Promise<void> {
    await this.#deliveries.idle();
  }

  /**
   * Ends every connection, delivery and job, at once: nothing can begin before what follows. The store stays as it is;
   * what is pending there is tried again when it is used again.
   */
  reset(): void {
    this.#deliveries.stop();
    this.#streams.end(this.#streams.of(), "OperationalDisconnect");
  }
}
