import { TotalCountRate } from "./ads/total-count-rate.ts";
import { AdjustableClock, type Clock, systemClock } from "./clock.ts";
import { ConnectionDropped, Faults } from "./faults/faults.ts";
import { Ids } from "./ids.ts";
import { Activity, type ActivityOptions } from "./platform/activity/activity.ts";
import { RequestLog, type RequestLogEntry } from "./request-log.ts";
import { plantSeed, type SeedOptions } from "./seed/plant-seed.ts";
import { createSqliteStore } from "./store/sqlite-store.ts";
import type { Store } from "./store/store.ts";
import { openTables, type Tables } from "./store/tables.ts";

/** What a {@link Service} is made of. */
export interface ServiceOptions extends ActivityOptions {
  /** Where everything is stored; in memory unless given. */
  store?: Store | undefined;
  /** What the time is taken from; the clock of the machine unless given. */
  clock?: Clock | undefined;
  /** What it holds at the beginning, unless its store holds something already. The story of the specs unless given. */
  seed?: SeedOptions | undefined;
  /** Called with each request once it is answered. */
  log?: ((entry: RequestLogEntry) => void) | undefined;
}

/** What all hosts of one sandbox share. Nothing of it is shared between sandboxes. */
export class Service {
  readonly store: Store;
  readonly tables: Tables;
  readonly clock: AdjustableClock;
  readonly ids: Ids;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly totalCountRate: TotalCountRate;
  /** Webhooks, the stream and replay jobs: what goes on between requests. */
  readonly activity: Activity;
  /** What a reset plants. */
  readonly initialSeed: SeedOptions;
  #closed = false;

  constructor({ store = createSqliteStore(), clock = systemClock, seed = {}, log, ...activity }: ServiceOptions = {}) {
    this.store = store;
    this.tables = openTables(store);
    this.clock = new AdjustableClock(clock);
    this.ids = new Ids(this.tables);
    this.faults = new Faults();
    this.log = new RequestLog(log);
    this.totalCountRate = new TotalCountRate();
    this.activity = new Activity(this, activity);
    this.initialSeed = seed;
    plantSeed(this, seed);
  }

  /** Ends everything that goes on, forgets everything, and begins again with the seed that it began with. */
  reset(): void {
    this.seed(this.initialSeed);
  }

  /** Ends everything that goes on, forgets everything, and begins again with a seed. */
  seed(options: SeedOptions): void {
    this.activity.reset();
    this.faults.clear();
    this.clock.reset();
    this.log.clear();
    this.totalCountRate.clear();
    this.store.transaction(() => {
      this.store.clear();
      plantSeed(this, options);
    });
  }

  /** Ends everything that goes on, and closes the store. */
  close(): void {
    this.#closed = true;
    this.activity.reset();
    this.store.close();
  }

  /**
   * To be called before anything is answered: what was read earlier is still at hand when the store is closed.
   *
   * @throws ConnectionDropped once it is closed, as a server that has stopped gives no answer
   */
  assertOpen(): void {
    if (this.#closed) throw new ConnectionDropped("the sandbox is closed: make another one, or close it later");
  }
}
