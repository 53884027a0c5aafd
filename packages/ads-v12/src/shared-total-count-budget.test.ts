import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SharedLimiter, sharedTotalCountBudget } from "./index.ts";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
// In CI the tests run, and fail without Redis; elsewhere they may be left out, but not in silence.
const skip = !hasRedis && !process.env["CI"];
if (skip)
  console.warn("SKIPPED: the tests with a real Redis, since there is no redis-server (apt-get install redis-server)");

describe.skipIf(skip)("with a real Redis", () => {
  const LIMIT = 20;
  let folder: string;
  let server: ChildProcess;
  const connections: Redis[] = [];

  beforeAll(async () => {
    expect(hasRedis, "redis-server is missing: apt-get install redis-server").toBe(true);
    folder = await mkdtemp(join(tmpdir(), "budget-"));
    const socket = join(folder, "redis.sock");
    const settings = ["--port", "0", "--unixsocket", socket, "--dir", folder, "--save", "", "--appendonly", "no"];
    server = spawn("redis-server", settings, { stdio: "ignore" });
    for (let count = 0; count < 2; count++) {
      const redis = new Redis({ path: socket, retryStrategy: () => 20, maxRetriesPerRequest: null });
      redis.on("error", () => {}); // Until the server is up.
      connections.push(redis);
    }
    await Promise.all(connections.map((redis) => redis.ping()));
  });
  afterAll(async () => {
    for (const redis of connections) redis.disconnect();
    if (server && server.exitCode === null) {
      const exited = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await exited;
    }
    if (folder) await rm(folder, { recursive: true });
  });

  /** Two budgets as two processes would have them: a connection and a limiter each, one key in one store. */
  function budgets(keyPrefix: string) {
    const waits: number[] = [];
    let wakeAll = () => {};
    let morning = new Promise<void>((resolve) => {
      wakeAll = resolve;
    });
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds);
      await morning;
    };
    const made = connections.map((storeClient) => {
      const limiter = new RateLimiterRedis({ storeClient, keyPrefix, points: LIMIT, duration: 15 * 60 });
      return sharedTotalCountBudget(limiter, { sleep });
    });
    /** Ends the window in the store, as time would, and wakes whoever waits for that. */
    const nextWindow = async () => {
      const wake = wakeAll;
      waits.length = 0;
      morning = new Promise((resolve) => {
        wakeAll = resolve;
      });
      await connections[0]?.del(`${keyPrefix}:total_count`);
      wake();
    };
    return { made, waits, nextWindow };
  }

  test("two budgets on two connections never exceed the limit together", async () => {
    const { made, waits, nextWindow } = budgets("together");
    let granted = 0;
    const ask = (index: number) =>
      made[index % 2]?.acquire().then(() => {
        granted++;
      });
    // Each takes part, whichever connection is the faster one.
    await ask(0);
    await ask(1);
    const asked = Array.from({ length: 48 }, (_, index) => ask(index));
    /** All that are left were refused in this window, so none can still be granted in it. */
    const refused = (count: number) => expect.poll(() => waits.length, { interval: 5 }).toBe(count);

    await refused(30);
    expect(granted).toBe(LIMIT);
    expect(waits.every((wait) => wait > 0 && wait <= 15 * 60_000)).toBe(true);

    await nextWindow();
    await refused(10);
    expect(granted).toBe(2 * LIMIT);

    await nextWindow();
    await Promise.all(asked);
    expect(granted).toBe(50);
  });

  test("a limiter without a duration is told as such, not asked forever", async () => {
    const limiter = new RateLimiterRedis({ storeClient: connections[0], keyPrefix: "forever", points: 1, duration: 0 });
    const budget = sharedTotalCountBudget(limiter);
    await budget.acquire();
    await expect(budget.acquire()).rejects.toThrow("give it a duration");
  });

  test("a store that fails is told as such, and nothing is granted", async () => {
    const lost = new Redis({ path: join(folder, "none.sock"), lazyConnect: true, retryStrategy: () => null });
    lost.on("error", () => {});
    const limiter = new RateLimiterRedis({ storeClient: lost, points: 1, duration: 1 });
    await expect(sharedTotalCountBudget(limiter).acquire()).rejects.toBeInstanceOf(Error);
  });
});

describe("with any limiter", () => {
  const full: SharedLimiter = { consume: () => Promise.reject({ msBeforeNext: 60_000 }) };

  test("the key can be chosen", async () => {
    const keys: string[] = [];
    const limiter: SharedLimiter = { consume: async (key) => void keys.push(key) };
    await sharedTotalCountBudget(limiter).acquire();
    await sharedTotalCountBudget(limiter, { key: "user 7" }).acquire();
    expect(keys).toEqual(["total_count", "user 7"]);
  });

  test("an abort ends the wait at once, with its reason, and before it asks nothing", async () => {
    const controller = new AbortController();
    const pending = sharedTotalCountBudget(full).acquire(controller.signal);
    setTimeout(() => controller.abort(new Error("enough")), 10);
    await expect(pending).rejects.toThrow("enough");
    await expect(sharedTotalCountBudget(full).acquire(AbortSignal.abort(new Error("before")))).rejects.toThrow(
      "before",
    );
  });

  test("an abort ends the wait for a store that does not answer", async () => {
    const controller = new AbortController();
    const silent: SharedLimiter = { consume: () => new Promise(() => {}) };
    const pending = sharedTotalCountBudget(silent).acquire(controller.signal);
    setTimeout(() => controller.abort(new Error("enough")), 5);
    await expect(pending).rejects.toThrow("enough");
  });

  test("waits at least a millisecond", async () => {
    const waits: number[] = [];
    const refusals = [{ msBeforeNext: 0 }, { msBeforeNext: 5 }];
    const limiter: SharedLimiter = {
      consume: () => (refusals.length > 0 ? Promise.reject(refusals.shift()) : Promise.resolve()),
    };
    await sharedTotalCountBudget(limiter, { sleep: async (wait) => void waits.push(wait) }).acquire();
    expect(waits).toEqual([1, 5]);
  });

  test.each(["odd", null, new Error("down")])("what is no refusal is thrown on: %s", async (thrown) => {
    const limiter: SharedLimiter = { consume: () => Promise.reject(thrown) };
    await expect(sharedTotalCountBudget(limiter).acquire()).rejects.toBe(thrown);
  });
});
