import { toMilliseconds } from "../../clock.ts";
import { count } from "../../count.ts";
import { refuse } from "../../http/refusal.ts";
import type { Service } from "../../service.ts";
import type { Connection } from "../../store/entities.ts";
import type { ActivitySettings } from "./activity-options.ts";
import { type DisconnectType, StreamConnection } from "./stream-connection.ts";

/** The one streaming endpoint that there is. How endpoints are named is not shown; this is the name of the examples. */
export const STREAM_ENDPOINT = "activity_stream";

/** The open connections to the activity stream. */
export class Streams {
  readonly #service: Service;
  readonly #options: ActivitySettings;
  readonly #open = new Map<string, StreamConnection>();

  constructor(service: Service, options: ActivitySettings) {
    this.#service = service;
    this.#options = options;
  }

  /**
   * Opens a connection, and stores that it is open.
   *
   * @param stalled - whether it is to send nothing at all
   * @throws Refusal 429 when the user has as many as can be (rule `stream.stale-connections`)
   */
  open(user_id: string, request: Pick<Request, "signal">, stalled: boolean): StreamConnection {
    const { ids, clock, tables } = this.#service;
    const { maxConnections, heartbeatMs, streamQueueBytes } = this.#options;
    if (this.of(user_id).length >= maxConnections) {
      const message = `The app has ${count(maxConnections, "open connection")}, as many as it may have. End a stale one and connect again.`;
      const problem = { kind: "streaming-connection", extra: { connection_issue: "TooManyConnections" } };
      refuse(429, { rule: "stream.stale-connections", message }, { problem });
    }
    const id = ids.uuid();
    const connected_at = toMilliseconds(clock.now());
    const row: Connection = { id, endpoint_id: STREAM_ENDPOINT, connected_at, disconnected_at: null };
    tables.connections.put(id, row, { owner: user_id });
    const connection = new StreamConnection({
      id,
      user_id,
      request,
      stalled,
      heartbeatMs,
      queueBytes: streamQueueBytes,
      onEnd: () => {
        this.#open.delete(id);
        this.#storeEnd(id);
      },
    });
    if (!connection.ended) this.#open.set(id, connection);
    return connection;
  }

  /** The open connections of a user, or of all users, oldest first. */
  of(userId?: string): StreamConnection[] {
    return [...this.#open.values()].filter(({ user_id }) => userId === undefined || user_id === userId);
  }

  /** Ends connections, if they are open. Returns how many were. */
  end(connections: readonly StreamConnection[], type: DisconnectType): number {
    for (const connection of connections) connection.end(type);
    return connections.length;
  }

  /** Those that a crash left open are not. */
  closeStale(): void {
    const { tables } = this.#service;
    for (const { wire } of tables.connections.find({ where: [{ key: "disconnected_at", in: [null] }] })) {
      if (!this.#open.has(wire.id)) this.#storeEnd(wire.id);
    }
  }

  #storeEnd(id: string): void {
    const { tables, clock } = this.#service;
    // The row is gone when the state was reset in the meantime.
    const row = tables.connections.get(id);
    if (row === undefined) return;
    tables.connections.put(id, { ...row.wire, disconnected_at: toMilliseconds(clock.now()) }, row.hidden);
  }
}
