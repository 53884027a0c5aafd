import { createAdsClient, createTransport, unwrap } from "@social-api/ads-v12";
import { createPlatformClient, parseProblem } from "@social-api/platform-v2";
import { expect, test } from "vitest";
import { startControl } from "../../test/support/start-control.ts";
import { problemKinds } from "../platform/problem-body.ts";
import { type FaultOptions, Faults } from "./faults.ts";

const account_id = "hc7m2k9";
const dropped = { kind: "dropped" } as const;

/** Which of so many requests a fault befalls. */
function struck(options: FaultOptions, requests: readonly string[]): number[] {
  const faults = new Faults();
  faults.add(options);
  return requests.flatMap((operation, at) => (faults.draw(operation) === undefined ? [] : [at]));
}

test("the same seed befalls the same requests, whatever other faults there are", () => {
  const requests = Array.from({ length: 400 }, () => "listCampaigns");
  const hit = struck({ probability: 0.25, seed: 7, outcome: dropped }, requests);
  expect(struck({ probability: 0.25, seed: 7, outcome: dropped }, requests)).toEqual(hit);
  expect(struck({ probability: 0.25, seed: 8, outcome: dropped }, requests)).not.toEqual(hit);
  expect(hit.length).toBeGreaterThan(60);
  expect(hit.length).toBeLessThan(140);

  const faults = new Faults();
  faults.add({ probability: 0.5, seed: 1, outcome: { kind: "server-error" } });
  const second = faults.add({ probability: 0.25, seed: 7, outcome: dropped });
  const first = new Set(struck({ probability: 0.5, seed: 1, outcome: dropped }, requests));
  const drawn = requests.flatMap((operation, at) => (faults.draw(operation)?.fault_id === second.fault_id ? [at] : []));
  expect(drawn).toEqual(hit.filter((at) => !first.has(at)));
});

test("a fault befalls its operation, as often as it may, and the first one decides", () => {
  expect(struck({ outcome: dropped }, ["a", "b"])).toEqual([0, 1]);
  expect(struck({ operation_id: "b", times: 2, outcome: dropped }, ["b", "a", "b", "b"])).toEqual([0, 2]);
  expect(struck({ probability: 0, outcome: dropped }, ["a", "a"])).toEqual([]);
  const faults = new Faults();
  const first = faults.add({ times: 1, outcome: dropped });
  const second = faults.add({ times: 1, outcome: { kind: "server-error" } });
  expect(["a", "a", "a"].map((operation) => faults.draw(operation)?.fault_id)).toEqual([
    first.fault_id,
    second.fault_id,
    undefined,
  ]);
  expect(faults.list().map(({ remaining }) => remaining)).toEqual([0, 0]);
  expect([faults.remove(first.fault_id), faults.remove(first.fault_id)]).toEqual([true, false]);
});

test("a transport waits as long as Retry-After says, and comes through", async () => {
  const { control, sandbox } = startControl();
  await unwrap(
    control.createFault({
      operation_id: "listCampaigns",
      times: 2,
      outcome: { kind: "rate-limited", retry_after_seconds: 3 },
    }),
  );
  const waits: number[] = [];
  const transport = createTransport({
    fetch: sandbox.fetch,
    random: () => 0,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const ads = createAdsClient({ baseUrl: sandbox.urls.ads, fetch: transport });
  expect((await ads.listCampaigns({ account_id })).response.status).toBe(200);
  expect(waits).toEqual([3000, 3000]);
  const { data } = await unwrap(control.listRequests());
  expect(data.map(({ status, fault_id }) => [status, fault_id])).toEqual([
    [200, null],
    [429, "f1"],
    [429, "f1"],
  ]);
});

test("a rate limit is worded as each API words its failures", async () => {
  const { control, ads, platform } = startControl();
  await unwrap(control.createFault({ outcome: { kind: "rate-limited", retry_after_seconds: 60 } }));
  const { error } = await ads.listCampaigns({ account_id });
  expect(error).toMatchObject({ errors: [{ message: "Too many requests: wait 60 s" }], request: { params: {} } });
  const { error: problem, response } = await platform.listConnections({});
  expect(parseProblem(problem).kind).toBe("about:blank");
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("a broken service answers with nothing, a proxy with a page", async () => {
  const { control, ads, sandbox } = startControl();
  await unwrap(control.createFault({ times: 1, outcome: { kind: "server-error" } }));
  await unwrap(control.createFault({ times: 1, outcome: { kind: "unavailable-html" } }));
  const raw = await sandbox.fetch(`${sandbox.urls.ads}/12/accounts`);
  expect([raw.status, raw.headers.get("content-type"), await raw.text()]).toEqual([500, null, ""]);
  const { error, response } = await ads.listCampaigns({ account_id });
  expect([response.status, response.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(error).toBeDefined();
  expect((await ads.listCampaigns({ account_id })).response.status).toBe(200);
});

test("a connection that is dropped is what fetch says of one, and is not carried out", async () => {
  const { control, ads } = startControl();
  await unwrap(control.createFault({ operation_id: "deleteCampaign", times: 1, outcome: dropped }));
  await expect(ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" })).rejects.toThrow(
    expect.objectContaining({ name: "TypeError", message: "fetch failed" }),
  );
  expect((await unwrap(control.listRequests())).data[0]).toMatchObject({ status: 0, fault_id: "f1" });
  expect((await ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" })).response.status).toBe(200);
});

test("latency delays the answer, so that later requests are answered before, and nobody has to wait for it", async () => {
  const { control, ads, sandbox } = startControl();
  await unwrap(control.createFault({ times: 1, outcome: { kind: "latency", milliseconds: 100 } }));
  const answered: string[] = [];
  const ask = (name: string) => ads.listCampaigns({ account_id }).then(() => answered.push(name));
  await Promise.all([ask("late"), ask("next")]);
  expect(answered).toEqual(["next", "late"]);
  await unwrap(control.createFault({ outcome: { kind: "latency", milliseconds: 600_000 } }));
  const impatient = createAdsClient({
    baseUrl: sandbox.urls.ads,
    fetch: createTransport({ fetch: sandbox.fetch, timeoutMs: 5, retries: 0 }),
  });
  await expect(impatient.listCampaigns({ account_id })).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
});

test("every kind of problem can be had, and a client tells them apart", async () => {
  const { control, sandbox } = startControl();
  const platform = createPlatformClient({ baseUrl: sandbox.urls.platform, fetch: sandbox.fetch });
  for (const problem of problemKinds()) {
    await unwrap(
      control.createFault({
        operation_id: "listConnections",
        times: 1,
        outcome: { kind: "problem", status: 503, problem, extra: { note: "Set by a test." } },
      }),
    );
    const { error, response } = await platform.listConnections({});
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(parseProblem(error)).toMatchObject({ kind: problem });
    expect(error).toMatchObject({ note: "Set by a test." });
  }
});

test("a stream that is stalled is open and silent", async () => {
  const { control, platform, sandbox } = startControl({ heartbeatMs: 5 });
  await unwrap(control.createFault({ operation_id: "streamActivity", outcome: { kind: "stalled" } }));
  const { data, response } = await platform.streamActivity({});
  expect(response.status).toBe(200);
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  const silence = new Promise((resolve) => setTimeout(resolve, 40, "silence"));
  expect(await Promise.race([reader.read(), silence])).toBe("silence");
  await reader.cancel();
  await sandbox.close();
});

test.each([
  [{ operation_id: "listDragons", outcome: dropped }, "operation_id"],
  [{ outcome: { kind: "stalled" } }, "operation_id"],
  [{ operation_id: "listConnections", outcome: { kind: "stalled" } }, "operation_id"],
  [{ outcome: { kind: "problem", status: 503, problem: "conflict" } }, "operation_id"],
  [{ operation_id: "listCampaigns", outcome: { kind: "problem", status: 503, problem: "conflict" } }, "operation_id"],
  [
    { outcome: { kind: "problem", status: 200, problem: "conflict" }, operation_id: "listConnections" },
    "outcome.status",
  ],
  [{ outcome: { kind: "problem", status: 503, problem: "flood" }, operation_id: "listConnections" }, "outcome.problem"],
  [{ outcome: { kind: "earthquake" } }, "outcome.kind"],
  [{ outcome: { kind: "latency" } }, "outcome.milliseconds"],
  [{ outcome: { kind: "latency", milliseconds: -1 } }, "outcome.milliseconds"],
  [{ outcome: dropped, probability: 1.5 }, "probability"],
  [{ outcome: dropped, times: 0 }, "times"],
  [{}, "outcome"],
])("%j is refused", async (fault, parameter) => {
  const { control } = startControl();
  const { error, response } = await control.createFault(fault as never);
  expect(response.status).toBe(400);
  expect((error as { errors: unknown[] }).errors).toContainEqual(expect.objectContaining({ parameter }));
  expect((await unwrap(control.listFaults())).data).toEqual([]);
});

test.each([
  ["operational-disconnect", { disconnect_type: "Nope" }, ["disconnect_type"]],
  ["operational-disconnect", { type: "evil", title: 5, detail: 1, status: "x" }, ["type", "title", "detail", "status"]],
  ["not-authorized-for-field", { field: 1, section: "nowhere" }, ["field", "section"]],
  ["invalid-request", { errors: [] }, ["errors"]],
  ["about:blank", { status: 503 }, ["status"]],
] as const)("a problem of the kind %s cannot have the members %j", async (problem, extra, names) => {
  const { control } = startControl();
  const outcome = { kind: "problem", status: 503, problem, extra } as const;
  const { error, response } = await control.createFault({ operation_id: "listConnections", outcome });
  expect(response.status).toBe(400);
  const parameters = (error as { errors: { parameter: string }[] }).errors.map(({ parameter }) => parameter);
  expect(new Set(parameters)).toEqual(new Set(names.map((name) => `outcome.extra.${name}`)));
});

test("faults are listed, and lifted one by one or all at once", async () => {
  const { control, ads } = startControl();
  const { data: one } = await unwrap(control.createFault({ outcome: dropped }));
  const { data: two } = await unwrap(control.createFault({ outcome: { kind: "server-error" }, times: 9 }));
  expect((await unwrap(control.listFaults())).data).toEqual([one, two]);
  await unwrap(control.deleteFault({ fault_id: one.fault_id }));
  expect((await control.deleteFault({ fault_id: one.fault_id })).response.status).toBe(404);
  expect((await ads.listCampaigns({ account_id })).response.status).toBe(500);
  await unwrap(control.deleteFaults());
  expect((await ads.listCampaigns({ account_id })).response.status).toBe(200);
});
