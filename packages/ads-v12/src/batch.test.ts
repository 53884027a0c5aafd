import { isApiError, isRuleViolationError, RuleViolationError } from "@social-api/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BatchOptions, batchCampaigns } from "./batch.ts";
import type { BatchCheckpoint, UnknownDecision } from "./batch-checkpoint.ts";
import type { BatchReport } from "./batch-report.ts";
import { createAdsClient } from "./client.ts";
import type { CampaignBatchItem } from "./generated/types.ts";

const create = (n: number): CampaignBatchItem => ({
  operation_type: "Create",
  params: { funding_instrument_id: "fi4q8w", name: `c${n}` },
});
const creates = (count: number) => Array.from({ length: count }, (_, n) => create(n));
const nameOf = ({ params }: CampaignBatchItem) => (params as { name: string }).name;

type Answer = (items: CampaignBatchItem[], call: number) => Response | Promise<Response> | undefined;

/** An account whose batches are atomic; `answer` may answer a call in its place. */
function serverWith(answer: Answer = () => undefined) {
  const sizes: number[] = [];
  const applied: string[] = [];
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async (request) => {
      const items = (await request.json()) as CampaignBatchItem[];
      sizes.push(items.length);
      const other = await answer(items, sizes.length - 1);
      if (other) return other;
      applied.push(...items.map(nameOf));
      return Response.json({
        data: items.map((item) => ({ id: `id-${nameOf(item)}`, name: nameOf(item) })),
        request: items,
      });
    },
  });
  return { ads, sizes, applied, run: runWith(ads) };
}

const runWith =
  (ads: ReturnType<typeof createAdsClient>) =>
  (operations: Parameters<typeof batchCampaigns>[2], options?: BatchOptions) =>
    batchCampaigns(ads, "hc7m2k9", operations, options);

const refusal = (body: unknown, status = 400) => Response.json(body, { status });
const checkpoint: BatchCheckpoint = {
  operationId: "batchCampaigns",
  account_id: "hc7m2k9",
  index: 4,
  undone: [],
  unknown: [],
};
const outcomes = ({ items }: BatchReport) => items.map(({ outcome }) => outcome);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const stored = (report: BatchReport) => JSON.parse(JSON.stringify(report.checkpoint)) as BatchCheckpoint;

async function* asynchronously<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

describe("laws, against a server that is atomic", () => {
  const count = fc.nat(170);
  const chunkSize = fc.integer({ min: 1, max: 40 });

  test("order kept, nothing lost, nothing twice, no request above 40", async () => {
    await fc.assert(
      fc.asyncProperty(count, fc.option(chunkSize), fc.boolean(), async (n, size, async) => {
        const { run, sizes, applied } = serverWith();
        const operations = async ? asynchronously(creates(n)) : creates(n);
        const report = await run(operations, size === null ? {} : { chunkSize: size });
        expect(applied).toEqual(creates(n).map(nameOf));
        expect(sizes.every((length) => length >= 1 && length <= (size ?? 40))).toBe(true);
        expect(sizes.length).toBe(Math.ceil(n / (size ?? 40)));
        expect(report).toMatchObject({ complete: true, checkpoint: null });
        expect(report.items.map(({ index }) => index)).toEqual(creates(n).map((_, index) => index));
        expect(report.items.map((item) => item.outcome === "applied" && item.campaign?.name)).toEqual(applied);
      }),
    );
  });

  test("runs that fail anywhere and are resumed apply the whole, in both modes", async () => {
    const onFailure = fc.constantFrom("stop", "continue");
    await fc.assert(
      fc.asyncProperty(
        count,
        chunkSize,
        onFailure,
        fc.array(fc.constantFrom("ok", "refuse", "lose", "lose-after"), { maxLength: 12 }),
        fc.boolean(),
        async (n, size, mode, weather, async) => {
          const { run, applied } = serverWith((items, call) => {
            const today = weather[call] ?? "ok";
            if (today === "lose-after") applied.push(...items.map(nameOf));
            if (today === "refuse") return refusal({ operation_errors: items.map(() => [{ message: "no" }]) });
            if (today !== "ok") return Promise.reject(new TypeError("connection lost"));
            return undefined;
          });
          let checkpoint: BatchCheckpoint | undefined;
          for (let runs = 0; ; runs++) {
            expect(runs).toBeLessThan(20);
            // The caller looks whether what is unknown has arrived.
            const unknown: UnknownDecision = ([from]) => (applied.includes(`c${from}`) ? "skip" : "send");
            const report: BatchReport = await run(async ? asynchronously(creates(n)) : creates(n), {
              chunkSize: size,
              onFailure: mode,
              ...(checkpoint && { resume: checkpoint, unknown }),
            });
            if (report.complete) break;
            checkpoint = stored(report);
          }
          expect([...applied].sort()).toEqual(creates(n).map(nameOf).sort());
          if (mode === "stop") expect(applied).toEqual(creates(n).map(nameOf));
        },
      ),
    );
  });
});

describe("a refused chunk", () => {
  const operationErrors = times(40, []).map((none, n) => (n === 3 ? [{ parameter: "name" }] : none));

  test("stops the batch: what was applied, what was refused and why, what was not sent", async () => {
    const { run, sizes } = serverWith((_items, call) =>
      call === 1 ? refusal({ operation_errors: operationErrors, errors: [{ message: "bad" }] }) : undefined,
    );
    const report = await run(creates(100));
    expect(sizes).toEqual([40, 40]);
    expect(outcomes(report)).toEqual([...times(40, "applied"), ...times(40, "rejected"), ...times(20, "not-sent")]);
    expect(report.items[43]).toEqual({
      index: 43,
      operation: create(43),
      outcome: "rejected",
      operationErrors: [{ parameter: "name" }],
    });
    expect(report.items[44]).toHaveProperty("operationErrors", []);
    expect(report.chunks[1]).toMatchObject({
      from: 40,
      to: 80,
      outcome: "rejected",
      status: 400,
      errors: [{ message: "bad" }],
    });
    expect(isApiError(report.chunks[1]?.error)).toBe(true);
    expect(report.chunks[1]).not.toHaveProperty("unclear");
    expect(report.chunks[1]?.response?.status).toBe(400);
    expect(report).toMatchObject({ complete: false, stopped: { reason: "failure" } });
    expect(report.stopped?.error).toBe(report.chunks[1]?.error);
    expect(report.counts).toEqual({ applied: 40, rejected: 40, unknown: 0, "not-sent": 20, skipped: 0 });
    expect(report.summary).toBe(
      "40 of 100 operations applied; 40 rejected with their chunk, so that none of it took effect (items 40 to 79); 20 not sent (items 80 to 99)",
    );
    expect(stored(report)).toEqual({
      operationId: "batchCampaigns",
      account_id: "hc7m2k9",
      index: 40,
      undone: [],
      unknown: [],
    });
  });

  test("is passed over when told to continue, and sent again by the resumed run", async () => {
    const { run, sizes, applied } = serverWith((_items, call) => (call === 1 ? refusal({}) : undefined));
    const first = await run(creates(100), { onFailure: "continue" });
    expect(outcomes(first)).toEqual([...times(40, "applied"), ...times(40, "rejected"), ...times(20, "applied")]);
    expect(first).not.toHaveProperty("stopped");
    expect(first.items[40]).not.toHaveProperty("operationErrors");
    expect(stored(first)).toMatchObject({ index: 100, undone: [[40, 80]] });
    const second = await run(creates(100), { resume: stored(first) });
    expect(outcomes(second)).toEqual([...times(40, "skipped"), ...times(40, "applied"), ...times(20, "skipped")]);
    expect(second).toMatchObject({
      complete: true,
      summary: "40 of 100 operations applied; 60 skipped as dealt with before (items 0 to 39, 80 to 99)",
    });
    expect(sizes).toEqual([40, 40, 20, 40]);
    expect(new Set(applied).size).toBe(100);
  });

  test.each([
    ["fewer errors than items", { operation_errors: [[{ message: "no" }]] }],
    ["more errors than items", { operation_errors: times(4, [{ message: "no" }]) }],
    ["errors that are no list", { operation_errors: { message: "no" } }],
  ])("%s belong to nobody", async (_what, body) => {
    const { run } = serverWith(() => refusal(body));
    const report = await run(creates(3));
    expect(report.items.some((item) => "operationErrors" in item)).toBe(false);
    expect(report.chunks[0]).toMatchObject({ outcome: "rejected", errors: [] });
    expect(report.chunks[0]?.unclear).toBe("which items the operation_errors belong to");
    expect(report.chunks[0]?.error).toMatchObject({ name: "ApiError", body });
  });

  test.each<[string, unknown, unknown[]]>([
    ["one object", { errors: { message: "no" } }, [{ message: "no" }]],
    ["null", { errors: null }, []],
    ["a body that is no object", [1], []],
  ])("request-level errors that are %s", async (_what, body, errors) => {
    const { run } = serverWith(() => refusal(body));
    expect((await run(creates(1))).chunks[0]).toMatchObject({ outcome: "rejected", errors });
  });

  test("may be told on 200, since no status is shown", async () => {
    const { run } = serverWith(() => refusal({ data: [], errors: [{ message: "no" }] }, 200));
    const { chunks } = await run(creates(2));
    expect(chunks[0]).toMatchObject({ outcome: "rejected", status: 200, errors: [{ message: "no" }] });
    expect(chunks[0]?.error).toSatisfy(isApiError);
  });
});

describe("an outcome that nobody knows", () => {
  const entity = { id: "x" };

  test.each<[string, () => Response | Promise<Response>, string | undefined]>([
    ["a broken connection", () => Promise.reject(new TypeError("fetch failed")), undefined],
    ["HTML on 200", () => new Response("<html>"), undefined],
    ["an empty 200", () => new Response(""), undefined],
    ["no data", () => Response.json({}), "whether it took effect: the server answered 200 with no data for 2 items"],
    ["an empty 500", () => new Response("", { status: 500 }), "whether it took effect: the server answered 500"],
    ["a redirect", () => new Response(null, { status: 302 }), "the server answered 302"],
    ["a gateway's 504", () => refusal({ errors: [{ message: "upstream" }] }, 504), "the server answered 504"],
    ["a gateway's 408", () => new Response(null, { status: 408 }), "the server answered 408"],
    ["fewer data than items", () => Response.json({ data: [entity] }), "answered 200 with 1 data for 2 items"],
    ["more data than items", () => Response.json({ data: times(3, entity) }), "answered 200 with 3 data for 2 items"],
    ["no campaign", () => Response.json({ data: [entity, null] }), "answered 200 with 1 data for 2 items"],
    ["data that is no list", () => Response.json({ data: entity }), "answered 200 with no data for 2 items"],
    [
      "data and errors at once",
      () => Response.json({ data: times(2, entity), errors: [{ message: "no" }] }),
      "answered 200 with errors beside data",
    ],
  ])("%s", async (_what, answer, unclear) => {
    const { run, sizes } = serverWith(answer);
    const report = await run(creates(4), { chunkSize: 2 });
    expect(outcomes(report)).toEqual(["unknown", "unknown", "not-sent", "not-sent"]);
    expect(sizes).toEqual([2]);
    expect(report.chunks[0]?.error).toBeInstanceOf(Error);
    if (unclear) expect(report.chunks[0]?.unclear).toContain(unclear);
    expect(report.summary).toContain("2 of unknown outcome, which may have taken effect (items 0 to 1); 2 not sent");
    expect(stored(report)).toMatchObject({ index: 2, undone: [], unknown: [[0, 2]] });
  });

  test("is told with the status of the answer, where there was one", async () => {
    const { run } = serverWith((_items, call) =>
      call === 0 ? new Response("<html>") : Promise.reject(new Error("lost")),
    );
    const { chunks } = await run(creates(2), { chunkSize: 1, onFailure: "continue" });
    expect(chunks.map(({ status }) => status)).toEqual([200, undefined]);
  });

  test("a 5xx with operation_errors is a refusal all the same", async () => {
    const { run } = serverWith(() => refusal({ operation_errors: [["no"], []] }, 500));
    expect(outcomes(await run(creates(2)))).toEqual(["rejected", "rejected"]);
  });

  test("is never sent again unless somebody decides", async () => {
    const { run, applied } = serverWith((_items, call) => (call === 0 ? Promise.reject(new Error("lost")) : undefined));
    const resume = stored(await run(creates(3), { chunkSize: 2 }));
    await expect(run(creates(3), { resume })).rejects.toThrow(
      /operations 0 to 1 may have taken effect.*"skip" to take them as done$/,
    );
    expect(applied).toEqual([]);
    expect(outcomes(await run(creates(3), { resume, unknown: "skip" }))).toEqual(["skipped", "skipped", "applied"]);
    expect(outcomes(await run(creates(3), { resume, unknown: "send" }))).toEqual(times(3, "applied"));
    for (const unknown of ["resend", () => undefined, async () => "send"] as unknown[] as UnknownDecision[]) {
      await expect(run(creates(3), { resume, unknown })).rejects.toThrow(
        /operations 0 to 1 may have taken effect.*"skip" to take them as done$/,
      );
    }
  });
});

test("a success whose places cannot be trusted names no campaign", async () => {
  const operations: CampaignBatchItem[] = [
    { operation_type: "Update", params: { campaign_id: "a", name: "A" } },
    { operation_type: "Delete", params: { campaign_id: "b" } },
  ];
  const answers = [
    [{ id: "b" }, { id: "a" }],
    [{ id: "a" }, null],
    [{ id: "a" }, { id: "b" }],
    [{}, {}],
  ];
  const none = { errors: null, operation_errors: [[null], {}] };
  const { run } = serverWith((_items, call) => Response.json({ data: answers[call], ...none }));
  const swapped = await run(operations);
  expect(swapped.items.map((item) => "campaign" in item)).toEqual([false, false]);
  expect(swapped).toMatchObject({ complete: true, chunks: [{ outcome: "applied" }] });
  expect(swapped.chunks[0]?.unclear).toContain("item 0 got another one");
  expect((await run(operations)).items.map((item) => "campaign" in item)).toEqual([true, false]);
  expect((await run(operations)).items[1]).toMatchObject({ campaign: { id: "b" } });
  expect((await run(operations)).items[1]).toMatchObject({ campaign: {} });
});

test("a chunk that middleware refuses is not sent", async () => {
  const { ads, run, sizes } = serverWith();
  const violation = new RuleViolationError("batchCampaigns", [{ rule: "batch.item", message: "params is missing" }]);
  ads.use({ onRequest: () => Promise.reject(violation) });
  const report = await run(creates(50), { onFailure: "continue" });
  expect(sizes).toEqual([]);
  expect(outcomes(report)).toEqual(times(50, "not-sent"));
  expect(report.chunks[0]?.error).toSatisfy(isRuleViolationError);
  expect(stored(report)).toMatchObject({ index: 0 });
});

describe("a call that fails before fetch is not sent", () => {
  const thrown = new Error("no token");
  const fails = () => Promise.reject(thrown);
  const baseUrl = "https://ads-api.example.com";

  test.each<[string, Partial<Parameters<typeof createAdsClient>[0]>, BatchOptions, string?]>([
    ["the client's headers", { headers: fails }, {}],
    ["the account", {}, {}, ".."],
    ["a header that cannot be sent", {}, { request: { headers: { "x-trace": "a\nb" } } }],
    ["middleware of the call", {}, { request: { middleware: [{ onRequest: fails }] } }],
    ["an option of fetch", {}, { request: { mode: "navigate" } }],
  ])("%s", async (_what, client, options, account_id = "hc7m2k9") => {
    let calls = 0;
    const ads = createAdsClient({
      baseUrl,
      fetch: async () => Response.json({}, { status: 500 + calls++ }),
      ...client,
    });
    const report = await batchCampaigns(ads, account_id, creates(41), options);
    expect([calls, outcomes(report)]).toEqual([0, times(41, "not-sent")]);
    expect(report.stopped).toEqual({ reason: "failure", error: report.chunks[0]?.error });
    expect(report.chunks[0]?.error).toBeInstanceOf(Error);
    expect(report.summary).toBe("0 of 41 operations applied; 41 not sent (items 0 to 40)");
    expect(stored(report)).toMatchObject({ index: 0, unknown: [] });
  });

  test("middleware of the client", async () => {
    const { ads, run, sizes } = serverWith();
    ads.use({ onRequest: fails });
    const report = await run(creates(100), { onFailure: "continue" });
    expect([sizes, outcomes(report), report.chunks[2]?.error]).toEqual([[], times(100, "not-sent"), thrown]);
  });

  test("but what the fetch of the call throws is", async () => {
    const { run, sizes } = serverWith();
    const report = await run(creates(1), { request: { fetch: fails } });
    expect([sizes, outcomes(report), report.chunks[0]?.error]).toEqual([[], ["unknown"], thrown]);
  });

  test("nor is it known of what middleware answers in its place", async () => {
    const { ads, run } = serverWith();
    ads.use({ onRequest: () => new Response("<html>") });
    expect(outcomes(await run(creates(1)))).toEqual(["unknown"]);
  });
});

test("a chunk with a number that was rounded is not sent, and not told as if it might have been", async () => {
  const { run, sizes } = serverWith();
  const rounded = { ...create(1), params: { ...create(1).params, total_budget_amount_local_micro: 2 ** 53 } };
  const report = await run([create(0), rounded as CampaignBatchItem], { chunkSize: 1 });
  expect([outcomes(report), sizes]).toEqual([["applied", "not-sent"], [1]]);
  expect(String(report.chunks[1]?.error)).toContain("a number beyond 2^53 - 1 is rounded");
  expect(stored(report)).toMatchObject({ index: 1, unknown: [] });
});

describe("cancelling", () => {
  test("before the first chunk sends nothing", async () => {
    const { run, sizes } = serverWith();
    const report = await run(creates(3), { signal: AbortSignal.abort(new Error("enough")) });
    expect([outcomes(report), sizes]).toEqual([times(3, "not-sent"), []]);
    expect(report.stopped).toEqual({ reason: "cancelled", error: new Error("enough") });
  });

  test("during a request makes its outcome unknown", async () => {
    const controller = new AbortController();
    const { run } = serverWith(() => {
      controller.abort(new Error("enough"));
      return Promise.reject(controller.signal.reason);
    });
    const report = await run(creates(50), { signal: controller.signal, onFailure: "continue" });
    expect(outcomes(report)).toEqual([...times(40, "unknown"), ...times(10, "not-sent")]);
    expect(report.stopped?.reason).toBe("cancelled");
  });

  test("while its headers are awaited keeps a chunk unsent, for good", async () => {
    const controller = new AbortController();
    let calls = 0;
    const ads = createAdsClient({
      baseUrl: "https://ads-api.example.com",
      headers: async () => {
        controller.abort();
        return {};
      },
      fetch: async () => Response.json({ data: [{}], calls: ++calls }),
    });
    const report = await batchCampaigns(ads, "hc7m2k9", creates(1), { signal: controller.signal });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([calls, outcomes(report), report.stopped?.reason]).toEqual([0, ["not-sent"], "cancelled"]);
  });

  test("between chunks leaves the rest, after the last one nothing", async () => {
    for (const [count, complete] of [
      [50, false],
      [40, true],
    ] as const) {
      const controller = new AbortController();
      const { run } = serverWith();
      const report = await run(creates(count), { signal: controller.signal, onProgress: () => controller.abort() });
      expect(report.complete).toBe(complete);
      expect("stopped" in report).toBe(!complete);
      expect(outcomes(report)).toEqual([...times(40, "applied"), ...times(count - 40, "not-sent")]);
    }
  });

  test("while operations are awaited ends the wait", async () => {
    const controller = new AbortController();
    async function* hangs() {
      yield create(0);
      setTimeout(() => controller.abort(), 5);
      await new Promise(() => {});
    }
    const { run } = serverWith();
    const report = await run(hangs(), { signal: controller.signal });
    expect([outcomes(report), report.stopped?.reason]).toEqual([["not-sent"], "cancelled"]);
  });

  test("just before the last chunk of an iterable keeps it unsent", async () => {
    const controller = new AbortController();
    function* source() {
      yield create(0);
      controller.abort();
    }
    const report = await serverWith().run(source(), { signal: controller.signal });
    expect([outcomes(report), report.complete]).toEqual([["not-sent"], false]);
  });
});

describe("operations from an iterable", () => {
  test("are left unread, and the iterable closed, once the batch has ended", async () => {
    let closed = false;
    let read = 0;
    function* endless() {
      try {
        for (;;) yield create(read++);
      } finally {
        closed = true;
      }
    }
    const { run } = serverWith((_items, call) => (call === 1 ? refusal({}) : undefined));
    const report = await run(endless());
    expect([closed, read, report.items.length, report.complete]).toEqual([true, 80, 80, false]);
  });

  test("may fail to close", async () => {
    const closing = {
      [Symbol.iterator]: () => ({
        next: () => ({ done: true, value: undefined }) as const,
        return: () => {
          throw new Error("closed already");
        },
      }),
    };
    expect((await serverWith().run(closing)).complete).toBe(true);
  });

  test("that fail keep what was done, and what was read is not sent", async () => {
    async function* fails() {
      yield* creates(41);
      throw new Error("disk");
    }
    const report = await serverWith().run(fails());
    expect(outcomes(report)).toEqual([...times(40, "applied"), "not-sent"]);
    expect(report).toMatchObject({
      stopped: { reason: "source", error: new Error("disk") },
      checkpoint: { index: 40 },
    });
    expect(report.summary).toBe(
      "40 of 41 operations applied; 1 not sent (items 40 to 40); the operations could not all be read",
    );
  });

  test("a resumed run that ends early keeps what the first has left", async () => {
    const resume: BatchCheckpoint = {
      operationId: "batchCampaigns",
      account_id: "hc7m2k9",
      index: 8,
      undone: [
        [1, 2],
        [3, 6],
      ],
      unknown: [[6, 7]],
    };
    const { run } = serverWith(() => refusal({}));
    const report = await run(asynchronously(creates(10)), { resume, unknown: "skip" });
    expect(outcomes(report)).toEqual(["skipped", "rejected", "skipped"]);
    expect(stored(report)).toEqual({ ...resume, unknown: [] });
    expect(outcomes(await run(creates(10), { resume, unknown: "send" }))).toEqual([
      ...["skipped", "rejected", "skipped", "not-sent", "not-sent", "not-sent", "not-sent", "skipped"],
      ...["not-sent", "not-sent"],
    ]);
  });

  test("an undone range that cannot be sent any more stays undone", async () => {
    const controller = new AbortController();
    const resume: BatchCheckpoint = { ...checkpoint, index: 2, undone: [[0, 1]] };
    const { run, sizes } = serverWith();
    function* source() {
      yield create(0);
      controller.abort();
      yield create(1);
    }
    const report = await run(source(), { resume, signal: controller.signal });
    expect([outcomes(report), sizes]).toEqual([["not-sent", "skipped"], []]);
    expect(stored(report)).toEqual(resume);
    expect(outcomes(await run(creates(2), { resume }))).toEqual(["applied", "skipped"]);
  });

  test("that are fewer than the checkpoint says are not complete", async () => {
    const resume = { operationId: "batchCampaigns", account_id: "hc7m2k9", index: 3, undone: [], unknown: [] } as const;
    const report = await serverWith().run(asynchronously(creates(2)), { resume });
    expect(report).toMatchObject({ complete: false, stopped: { reason: "source" }, checkpoint: { index: 3 } });
    const error = { name: "TypeError", message: expect.stringContaining("there are only 2 operations") };
    expect(report.stopped?.error).toMatchObject(error);
    await expect(serverWith().run(creates(2), { resume })).rejects.toThrow(expect.objectContaining(error));
  });

  test("none at all is complete", async () => {
    expect(await serverWith().run([])).toMatchObject({ complete: true, items: [], chunks: [], checkpoint: null });
  });
});

test("progress tells the report so far, and what it throws ends the batch", async () => {
  const seen: unknown[] = [];
  await serverWith().run(creates(90), {
    onProgress: ({ counts, complete, checkpoint }) => void seen.push([counts.applied, complete, checkpoint?.index]),
  });
  expect(seen).toEqual([
    [40, false, 40],
    [80, false, 80],
    [90, false, 90],
  ]);
  const { run, sizes } = serverWith();
  await expect(run(creates(90), { onProgress: () => Promise.reject(new Error("full")) })).rejects.toThrow("full");
  expect(sizes).toEqual([40]);
});

test.each<[when: string, tookEffect: boolean, decision: "send" | "skip"]>([
  ["before it took effect", false, "send"],
  ["after it took effect", true, "skip"],
])(
  "a kill while a chunk is under way, %s: nothing is lost and nothing sent twice",
  async (_when, tookEffect, unknown) => {
    let kept: BatchCheckpoint | undefined;
    const first = serverWith((items, call) => {
      if (call !== 1) return undefined;
      if (tookEffect) first.applied.push(...items.map(nameOf));
      return new Promise(() => {});
    });
    const keep = async (before: BatchCheckpoint) => {
      kept = JSON.parse(JSON.stringify(before));
    };
    void first.run(creates(100), { beforeChunk: keep });
    await expect.poll(() => first.sizes).toEqual([40, 40]);
    expect(kept).toEqual({ ...checkpoint, index: 80, undone: [], unknown: [[40, 80]] });
    const second = serverWith();
    const resume = kept as BatchCheckpoint;
    await expect(second.run(creates(100), { resume })).rejects.toThrow("the operations 40 to 79 may have taken effect");
    expect((await second.run(creates(100), { resume, unknown })).complete).toBe(true);
    expect([...first.applied, ...second.applied]).toEqual(creates(100).map(nameOf));
  },
);

test("before each chunk its checkpoint knows what is left from before, too; what it throws ends the batch unsent", async () => {
  const { run, sizes } = serverWith();
  const seen: unknown[] = [];
  const resume = { ...checkpoint, index: 80, undone: [[0, 20]] as const };
  await run(creates(90), {
    resume,
    beforeChunk: ({ index, undone, unknown }) => void seen.push([index, undone, unknown]),
  });
  expect(seen).toEqual([
    [80, [], [[0, 20]]],
    [90, [], [[80, 90]]],
  ]);
  const full = run(creates(1), { beforeChunk: () => Promise.reject(new Error("full")) });
  await expect(full).rejects.toThrow("full");
  const controller = new AbortController();
  const aborted = await run(creates(1), { signal: controller.signal, beforeChunk: () => controller.abort() });
  expect(aborted).toMatchObject({ stopped: { reason: "cancelled" }, counts: { "not-sent": 1 }, chunks: [] });
  expect(sizes).toEqual([20, 10]);
});

test("request options reach every request", async () => {
  const headers: (string | null)[] = [];
  const { ads, run } = serverWith();
  ads.use({ onRequest: ({ request }) => void headers.push(request.headers.get("x-trace")) });
  await run(creates(41), { request: { headers: { "x-trace": "t" } } });
  expect(headers).toEqual(["t", "t"]);
});

test("many failed chunks are summed up", async () => {
  const { run } = serverWith((_items, call) => (call % 2 === 0 ? refusal({}) : undefined));
  const { summary } = await run(creates(12), { chunkSize: 1, onFailure: "continue" });
  expect(summary).toContain("(items 0 to 0, 2 to 2, 4 to 4, 6 to 6, 8 to 8 and others)");
});

describe("misuse is told", () => {
  test.each<[string, BatchOptions, string, string?]>([
    ["a chunk of 41", { chunkSize: 41 }, "from 1 to 40 (rule batch.size)", "RangeError"],
    ["a chunk of 0", { chunkSize: 0 }, "from 1 to 40", "RangeError"],
    ["half a chunk", { chunkSize: 1.5 }, "from 1 to 40", "RangeError"],
    ["another account", { resume: { ...checkpoint, account_id: "b" } }, "for the account b"],
    ["another operation", { resume: { ...checkpoint, operationId: "x" as "batchCampaigns" } }, "no checkpoint"],
    ["a negative index", { resume: { ...checkpoint, index: -1 } }, "no checkpoint"],
    ["a range out of bounds", { resume: { ...checkpoint, undone: [[3, 5]] } }, "no checkpoint"],
    ["a range that ends before it starts", { resume: { ...checkpoint, undone: [[2, 1]] } }, "no checkpoint"],
    ["a range from a text", { resume: { ...checkpoint, undone: [["0" as never, 1]] } }, "no checkpoint"],
    ["a range to a text", { resume: { ...checkpoint, undone: [[0, "1" as never]] } }, "no checkpoint"],
    ["the checkpoint of a complete batch", { resume: null as never }, "`resume` is null, of a complete batch"],
    ["no ranges", { resume: { ...checkpoint, undone: undefined as never } }, "no checkpoint"],
  ])("%s", async (_what, options, message, name = "TypeError") => {
    const error = { name, message: expect.stringContaining(message) };
    await expect(serverWith().run(creates(9), options)).rejects.toThrow(expect.objectContaining(error));
  });

  test.each(["", undefined as never])("no account: %j", async (account_id) => {
    const error = { name: "TypeError", message: expect.stringContaining("account_id must be") };
    await expect(batchCampaigns(serverWith().ads, account_id, [])).rejects.toThrow(expect.objectContaining(error));
  });
});
