import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { PagingProtocol } from "./paging-protocol.ts";
import type { Result } from "./result.ts";
import { isRuleViolationError, RuleViolationError } from "./rule-violation-error.ts";
import { Walk } from "./walk.ts";
import { isWalkError, type WalkError } from "./walk-error.ts";
import type { ListMethod, WalkOptions } from "./walk-options.ts";

interface Body {
  items: number[];
  next: string | null;
}

const protocol: PagingProtocol = {
  tokenArgument: "token",
  firstRequestRule: "page.first-request",
  later: (args, token) => ({ ...args, token }),
  isPage: (body) => "items" in body,
  items: (body) => (body as Body).items,
  next: (body) => (body as Body).next,
};

type Answer = (
  token: string | undefined,
  options: CallOptions,
) => Result<unknown, unknown> | Promise<Result<unknown, unknown>>;

/** A list method whose calls are recorded. */
function listMethod(answer: Answer) {
  const calls: Record<string, unknown>[] = [];
  const method = async (args: Record<string, unknown>, options: CallOptions = {}) => {
    calls.push(args);
    return answer(args["token"] as string | undefined, options);
  };
  return { calls, method: Object.assign(method, { operationId: "listThings" }) as unknown as ListMethod };
}

const ok = (data: unknown): Result<unknown, unknown> => ({ data, response: new Response() });

/** A list of pages of the given sizes, holding 0, 1, 2 and so on. */
function pagesOf(sizes: readonly number[]) {
  let item = 0;
  const pages = sizes.map((size) => Array.from({ length: size }, () => item++));
  return listMethod((token) => {
    const index = token === undefined ? 0 : Number(token.slice(1));
    return ok({ items: pages[index], next: index + 1 < pages.length ? `t${index + 1}` : null });
  });
}

const walkOf = (sizes: readonly number[], options?: WalkOptions) =>
  new Walk<number, Body>(pagesOf(sizes).method, { account: "a" }, protocol, options);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function failureOf(walk: AsyncIterable<unknown>): Promise<{ items: unknown[]; error: WalkError }> {
  const items: unknown[] = [];
  try {
    for await (const item of walk) items.push(item);
  } catch (error) {
    if (isWalkError(error)) return { items, error };
    throw error;
  }
  throw new Error("the walk did not fail");
}

const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, index) => index + from);
const sizes = fc.array(fc.nat(4), { minLength: 1, maxLength: 12 });
const total = (pages: readonly number[]) => pages.reduce((sum, size) => sum + size, 0);

describe("laws", () => {
  test("every item comes once and in order, whatever the pages hold, prefetched or not", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.boolean(), async (pages, prefetch) => {
        const walk = walkOf(pages, { prefetch });
        expect(await collect(walk)).toEqual(upTo(total(pages)));
        expect(walk.state).toBe("ended");
      }),
    );
  });

  test("a walk that is left anywhere goes on from its checkpoint, in another process, with nothing lost or twice", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(40), fc.boolean(), async (pages, leaveAfter, prefetch) => {
        const first = walkOf(pages, { prefetch });
        const before: number[] = [];
        for await (const item of first) {
          before.push(item);
          if (before.length > leaveAfter) break;
        }
        const from = JSON.parse(JSON.stringify(first.checkpoint)) as Checkpoint;
        expect([...before, ...(await collect(walkOf(pages, { from })))]).toEqual(upTo(total(pages)));
      }),
    );
  });

  test("the checkpoint that is taken inside the loop goes on after the item that was handed out last", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.boolean(), async (pages, prefetch) => {
        const walk = walkOf(pages, { prefetch });
        for await (const item of walk) {
          const rest = await collect(walkOf(pages, { from: walk.checkpoint }));
          expect(rest).toEqual(upTo(total(pages), item + 1));
        }
      }),
    );
  });

  test("those who ask for several items at once get each item once", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 2, max: 5 }), async (pages, askers) => {
        const items = walkOf(pages)[Symbol.asyncIterator]();
        const seen: unknown[] = [];
        for (let last = false; !last; ) {
          const results = await Promise.all(Array.from({ length: askers }, () => items.next()));
          seen.push(...results.filter(({ done }) => !done).map(({ value }) => value));
          last = results.some(({ done }) => done);
        }
        expect(seen).toEqual(upTo(total(pages)));
      }),
    );
  });

  test("limits yield exactly as many, and the rest follows from the checkpoint", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 40 }), async (pages, limit) => {
        const first = walkOf(pages, { limit });
        const before = await collect(first);
        expect(before).toEqual(upTo(Math.min(limit, total(pages))));
        if (total(pages) > limit) expect(first.state).toBe("limited");
        expect(await collect(walkOf(pages, { from: first.checkpoint }))).toEqual(upTo(total(pages), before.length));
      }),
    );
  });

  test("the checkpoint of a page goes on after that page", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(11), async (pages, index) => {
        const seen: number[] = [];
        let count = 0;
        for await (const page of walkOf(pages).pages()) {
          seen.push(...page.items);
          if (count++ < index) continue;
          const rest = page.checkpoint === null ? [] : await collect(walkOf(pages, { from: page.checkpoint }));
          expect([...seen, ...rest]).toEqual(upTo(total(pages)));
          return;
        }
      }),
    );
  });
});

describe("requests", () => {
  test("the first carries no token, later ones repeat the query and add it as it came", async () => {
    const { calls, method } = pagesOf([1, 0, 1]);
    await collect(new Walk(method, { b: 2, a: [1] }, protocol));
    expect(calls).toEqual([
      { b: 2, a: [1] },
      { b: 2, a: [1], token: "t1" },
      { b: 2, a: [1], token: "t2" },
    ]);
  });

  test("a token among the arguments is refused by its rule", () => {
    const { method } = pagesOf([1]);
    const make = () => new Walk(method, { token: "t1" }, protocol);
    expect(make).toThrow(RuleViolationError);
    expect(make).toThrow("page.first-request");
  });

  test("pageLimit bounds the requests", async () => {
    const { calls, method } = pagesOf([2, 2, 2]);
    const walk = new Walk<number, Body>(method, {}, protocol, { pageLimit: 2, prefetch: true });
    expect(await collect(walk)).toEqual([0, 1, 2, 3]);
    expect([calls.length, walk.state, walk.checkpoint.token]).toEqual([2, "limited", "t2"]);
  });

  test("without prefetch nothing is asked for that is not wanted yet; with it, one page ahead", async () => {
    for (const [prefetch, expected] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const { calls, method } = pagesOf([1, 1, 1]);
      const pages = new Walk(method, {}, protocol, { prefetch }).pages();
      await pages.next();
      expect(calls.length).toBe(expected);
      await pages.return();
    }
  });

  test("request options reach every request", async () => {
    const seen: unknown[] = [];
    const { method } = listMethod((token, { headers }) => {
      seen.push(headers);
      return ok({ items: [], next: token === undefined ? "t1" : null });
    });
    await collect(new Walk(method, {}, protocol, { request: { headers: { "x-trace": "1" } } }));
    expect(seen).toEqual([{ "x-trace": "1" }, { "x-trace": "1" }]);
  });
});

describe("walks break off", () => {
  /** Three pages of two, the third of which is answered as told. */
  const thirdPage = (answer: Answer) =>
    listMethod((token, options) => {
      if (token === "t2") return answer(token, options);
      return ok(token === "t1" ? { items: [2, 3], next: "t2" } : { items: [0, 1], next: "t1" });
    });

  test.each([false, true])(
    "at a failed request: what was yielded stays, and the checkpoint goes on there (prefetch %s)",
    async (prefetch) => {
      let broken = true;
      const { method } = thirdPage(() =>
        broken
          ? { error: { title: "Service Unavailable" }, response: new Response(null, { status: 503 }) }
          : ok({ items: [4], next: null }),
      );
      const walk = new Walk<number, Body>(method, {}, protocol, { prefetch });
      const { items, error } = await failureOf(walk);
      expect(items).toEqual([0, 1, 2, 3]);
      expect([error.name, error.reason, walk.state, error.checkpoint.token]).toEqual([
        "WalkError",
        "failure",
        "failed",
        "t2",
      ]);
      const { cause } = error;
      expect(isApiError(cause) && [cause.status, cause.body]).toEqual([503, { title: "Service Unavailable" }]);
      broken = false;
      expect(await collect(new Walk(method, {}, protocol, { from: error.checkpoint }))).toEqual([4]);
    },
  );

  test("at a network error, and at what is no Error", async () => {
    for (const thrown of [new TypeError("fetch failed"), "odd"]) {
      const { error } = await failureOf(new Walk(thirdPage(() => Promise.reject(thrown)).method, {}, protocol));
      expect([error.reason, error.cause]).toEqual(["failure", thrown]);
    }
  });

  test.each([undefined, null, "text", {}])(
    "at a success that is no page, %j, which must not look like the end",
    async (body) => {
      const { items, error } = await failureOf(new Walk(thirdPage(() => ok(body)).method, {}, protocol));
      expect(items).toEqual([0, 1, 2, 3]);
      expect([error.reason, isApiError(error.cause)]).toEqual(["failure", true]);
      expect(error.message).toContain("no page of a list");
    },
  );

  test.each(["t1", "t2"])("at a repeated token, %s, instead of looping", async (token) => {
    const { calls, method } = thirdPage(() => ok({ items: [4], next: token }));
    const { items, error } = await failureOf(new Walk(method, {}, protocol));
    expect(items).toEqual([0, 1, 2, 3]);
    expect(error.reason).toBe("repeated-token");
    expect(calls).toHaveLength(3);
  });

  test("at a token that leads back to where a resumed walk began", async () => {
    const from = { operationId: "listThings", query: "{}", token: "t2", skip: 0 };
    const { calls, method } = thirdPage(() => ok({ items: [4], next: "t2" }));
    const { items, error } = await failureOf(new Walk(method, {}, protocol, { from }));
    expect([items, calls.length, error.reason]).toEqual([[], 1, "repeated-token"]);
  });

  test("when the signal is aborted, before and during a request", async () => {
    const early = AbortSignal.abort(new Error("enough"));
    const before = await failureOf(new Walk(pagesOf([1]).method, {}, protocol, { signal: early }));
    expect([before.error.reason, (before.error.cause as Error).message]).toEqual(["cancelled", "enough"]);

    const controller = new AbortController();
    const { method } = thirdPage((_token, { signal }) => {
      queueMicrotask(() => controller.abort(new Error("enough")));
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
    const during = await failureOf(new Walk(method, {}, protocol, { signal: controller.signal }));
    expect([during.items, during.error.reason, during.error.checkpoint.token]).toEqual([
      [0, 1, 2, 3],
      "cancelled",
      "t2",
    ]);
  });

  test.each([
    ["in the middle of a page", [5, 2], 2, { token: null, skip: 2 }],
    ["in the middle of the last page", [5], 2, { token: null, skip: 2 }],
    ["behind a page, with another to come", [2, 3], 2, { token: "t1", skip: 0 }],
    ["behind the first item of a page", [2, 3], 3, { token: "t1", skip: 1 }],
  ] as const)("when the signal is aborted %s, in place of the next item", async (_where, sizes, after, at) => {
    for (const prefetch of [false, true]) {
      const controller = new AbortController();
      const { method } = pagesOf(sizes);
      const walk = new Walk<number, Body>(method, {}, protocol, { signal: controller.signal, prefetch });
      const items: number[] = [];
      const error = await (async () => {
        for await (const item of walk) {
          // Long enough for a page that was asked for ahead to arrive.
          await new Promise(setImmediate);
          if (items.push(item) === after) controller.abort(new Error("enough"));
        }
      })().catch((thrown: unknown) => thrown as WalkError);
      expect([items.length, walk.state]).toEqual([after, "failed"]);
      expect(error).toMatchObject({ reason: "cancelled", cause: { message: "enough" }, checkpoint: at });
      const rest = new Walk<number, Body>(pagesOf(sizes).method, {}, protocol, {
        from: (error as WalkError).checkpoint,
      });
      expect([...items, ...(await collect(rest))]).toEqual(
        await collect(new Walk<number, Body>(pagesOf(sizes).method, {}, protocol)),
      );
    }
  });

  test("when the signal is aborted while a page is handled, in place of the next, also of one that was asked for ahead", async () => {
    for (const prefetch of [false, true]) {
      const controller = new AbortController();
      const walk = walkOf([2, 2, 2], { signal: controller.signal, prefetch });
      const pages = walk.pages();
      expect((await pages.next()).value?.items).toEqual([0, 1]);
      await new Promise(setImmediate);
      controller.abort();
      await expect(pages.next()).rejects.toMatchObject({ reason: "cancelled", checkpoint: { token: "t1", skip: 0 } });
      expect([walk.state, walk.checkpoint.token]).toEqual(["failed", "t1"]);
    }
  });

  test("when the signal is aborted at any moment of a page's arrival: nothing is missed, nothing comes twice", async () => {
    for (let ticks = 0; ticks < 60; ticks++) {
      const controller = new AbortController();
      const { method } = listMethod((token) => {
        let tick = Promise.resolve();
        if (token === "t1") for (let i = 0; i < ticks; i++) tick = tick.then(() => {});
        if (token === "t1") tick.then(() => controller.abort());
        return token === undefined ? ok({ items: [0, 1], next: "t1" }) : ok({ items: [2, 3], next: null });
      });
      const walk = new Walk<number, Body>(method, {}, protocol, { signal: controller.signal });
      const items: number[] = [];
      await (async () => {
        for await (const item of walk) items.push(item);
      })().catch((error: WalkError) => expect(error.reason).toBe("cancelled"));
      if (walk.state === "failed") {
        items.push(
          ...(await collect(new Walk<number, Body>(pagesOf([2, 2]).method, {}, protocol, { from: walk.checkpoint }))),
        );
      }
      expect(items).toEqual([0, 1, 2, 3]);
    }
  });

  test("not when the signal is aborted behind the last item", async () => {
    const controller = new AbortController();
    const walk = walkOf([1, 2], { signal: controller.signal });
    for await (const item of walk) if (item === 2) controller.abort();
    expect(walk.state).toBe("ended");
  });

  test("but a request that breaks a rule is told as such", async () => {
    const violation = new RuleViolationError("listThings", [{ rule: "list.count", message: "count is 1 to 1000" }]);
    const { method } = listMethod(() => Promise.reject(violation));
    const walk = new Walk(method, {}, protocol);
    await expect(collect(walk)).rejects.toSatisfy(isRuleViolationError);
    expect(walk.state).toBe("failed");
  });

  test("not by a prefetched request that fails, as long as nobody has asked for its page", async () => {
    const walk = new Walk<number, Body>(thirdPage(() => Promise.reject(new Error("no"))).method, {}, protocol, {
      prefetch: true,
    });
    const states: string[] = [];
    for await (const item of walk) {
      await new Promise(setImmediate);
      states.push(walk.state);
      if (item === 3) break;
    }
    expect([...states, walk.state]).toEqual(["walking", "walking", "walking", "walking", "stopped"]);
  });

  test("a walk listens to its signal once, while a request is under way, however many pages it has", async () => {
    const { signal } = new AbortController();
    const counts = new Set<number>();
    const signals = new Set<unknown>();
    const pages = pagesOf([1, 1, 1, 1]);
    const method = Object.assign(
      (args: never, options: CallOptions = {}) => {
        counts.add(getEventListeners(signal, "abort").length);
        signals.add(options.signal);
        return (pages.method as unknown as (args: never) => Promise<never>)(args);
      },
      { operationId: "listThings" },
    );
    for await (const _ of new Walk(method as unknown as ListMethod, {}, protocol, { signal })) {
      expect(getEventListeners(signal, "abort")).toEqual([]);
    }
    expect([[...counts], signals.size]).toEqual([[1], 4]);
  });

  test("a prefetched request that fails breaks off nothing that is still being handled", async () => {
    const { method } = thirdPage(() => ({ error: {}, response: new Response(null, { status: 503 }) }));
    const walk = new Walk<number, Body>(method, {}, protocol, { prefetch: true });
    for await (const item of walk) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(walk.state).toBe("walking");
      if (item === 3) break;
    }
    expect([walk.state, walk.checkpoint]).toEqual(["stopped", expect.objectContaining({ token: "t2", skip: 0 })]);
  });

  test("leaving the loop aborts the prefetched request", async () => {
    let aborted = false;
    const { method } = thirdPage(() => ok({ items: [], next: null }));
    const slow = Object.assign(
      (args: never, options: CallOptions = {}) => {
        options.signal?.addEventListener("abort", () => {
          aborted = true;
        });
        return (method as unknown as (args: never, options: CallOptions) => Promise<never>)(args, options);
      },
      { operationId: "listThings" },
    );
    const walk = new Walk<number, Body>(slow as unknown as ListMethod, {}, protocol, { prefetch: true });
    for await (const _ of walk) break;
    expect([aborted, walk.state]).toEqual([true, "stopped"]);
    await new Promise(setImmediate);
    expect(walk.state).toBe("stopped");
  });

  test("an iterator that was left hands out nothing more of its page", async () => {
    const items = walkOf([2])[Symbol.asyncIterator]();
    expect(await items.next()).toEqual({ done: false, value: 0 });
    await items.return?.();
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });
});

test("isWalkError refuses other errors", () => {
  expect(isWalkError(Object.assign(new Error("x"), { checkpoint: null }))).toBe(false);
});

describe("misuse is told", () => {
  const checkpoint: Checkpoint = { operationId: "listThings", query: '{"account":"a"}', token: "t1", skip: 0 };

  test.each<[string, WalkOptions, string]>([
    ["a limit of 0", { limit: 0 }, "limit must be a whole number, at least 1"],
    ["a limit that is no number", { pageLimit: Number.NaN }, "pageLimit must be a whole number"],
    ["half an item", { limit: 1.5 }, "limit must be a whole number"],
    ["the checkpoint of a last page", { from: null as unknown as Checkpoint }, "`from` is null, the end of a walk"],
    ["another operation", { from: { ...checkpoint, operationId: "listOthers" } }, "another walk, of listOthers"],
    ["other arguments", { from: { ...checkpoint, query: "{}" } }, "with the arguments {}"],
    ["no checkpoint", { from: { page: 3 } as unknown as Checkpoint }, "no checkpoint"],
    ["a negative skip", { from: { ...checkpoint, skip: -1 } }, "no checkpoint"],
    ["no token", { from: { ...checkpoint, token: undefined as unknown as null } }, "no checkpoint"],
  ])("%s", (_what, options, message) => {
    const error = { name: "TypeError", message: expect.stringContaining(message) };
    expect(() => walkOf([1, 1], options)).toThrow(expect.objectContaining(error));
  });

  test("a second walk over the same one", async () => {
    const walk = walkOf([1]);
    await collect(walk);
    await expect(collect(walk)).rejects.toThrow("can be walked once");
  });

  test("the order of arguments does not matter to a checkpoint, undefined ones are none", async () => {
    const { method } = pagesOf([1, 1]);
    const first = new Walk(method, { b: 1n, a: "x", c: undefined }, protocol, { pageLimit: 1 });
    await collect(first);
    expect(await collect(new Walk(method, { a: "x", b: 1n }, protocol, { from: first.checkpoint }))).toEqual([1]);
  });
});
