import { parseProblem } from "@social-api/platform-v2";
import { expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/generate/bundle.ts";
import { answerJudge } from "../../../../specs/conformance/run/judge-answer.ts";
import { problemExamples } from "../../test/support/problem-examples.ts";
import { startPlatform } from "../../test/support/start-platform.ts";
import { Refusal } from "../http/refusal.ts";
import { problemKinds } from "./problem-body.ts";
import { platformFailure, problemAnswer } from "./problem-failure.ts";

const judge = answerJudge(await loadBundle("platform-v2"));

test("there are eighteen kinds of problems, each of them valid without any member given", () => {
  expect(problemKinds()).toHaveLength(18);
  for (const kind of problemKinds()) {
    const answer = problemAnswer(503, kind);
    const body: unknown = JSON.parse(String(answer.body));
    expect(judge({ operation: "listConnections", status: 503, media_type: answer.mediaType ?? "", body })).toEqual([]);
    expect(parseProblem(body)).toMatchObject({ kind, status: 503 });
  }
});

test("what is filled in is as in the document's example, but for the status and what that names", () => {
  for (const { kind, value } of problemExamples) {
    const own = kind === "about:blank" && { title: "Service Unavailable" };
    expect(JSON.parse(String(problemAnswer(503, kind).body))).toEqual({ ...value, ...own, status: 503 });
  }
});

test.each([
  ["usage-capped", { period: "Daily" }, undefined],
  ["usage-capped", { scope: "Account" }, undefined],
  ["usage-capped", { period: "Monthly" }, expect.stringContaining("current month")],
  ["operational-disconnect", { disconnect_type: "InternalError" }, undefined],
  ["operational-disconnect", { disconnect_type: "SlowReader" }, expect.stringContaining("more slowly")],
  ["resource-not-found", { resource_id: "5" }, undefined],
  ["conflict", { note: "Set by a test." }, expect.stringContaining("in progress")],
  ["invalid-request", { errors: [{ message: "Wrong.", parameters: {} }] }, expect.stringContaining("are invalid")],
])("a problem of the kind %s with %j does not contradict itself in its detail", (kind, extra, detail) => {
  expect(JSON.parse(String(problemAnswer(503, kind, extra).body)).detail).toEqual(detail);
});

test("members that are given replace those that are filled in, but not the type", () => {
  const { body } = problemAnswer(429, "usage-capped", { period: "Daily", type: "about:blank", detail: "Enough." });
  expect(parseProblem(JSON.parse(String(body)))).toMatchObject({
    kind: "usage-capped",
    period: "Daily",
    scope: "Product",
    detail: "Enough.",
  });
});

test("a kind that does not exist is named", () => {
  expect(() => problemAnswer(400, "teapot")).toThrow("teapot is no kind of problem");
});

test("an invalid request lists every violation with its parameter and value", () => {
  const refusal = new Refusal(400, [
    { parameter: "from_date", message: "from_date is required" },
    { parameter: "webhook_id", message: "webhook_id is wrong", value: "harbour-hook" },
    { message: "The body is not JSON in UTF-8" },
  ]);
  const { body } = platformFailure({ operationId: "createWebhookReplayJob", args: {}, refusal });
  expect(JSON.parse(String(body))).toEqual({
    type: "https://api.example.com/2/problems/invalid-request",
    title: "Invalid Request",
    detail: "One or more parameters of the request are invalid.",
    status: 400,
    errors: [
      { message: "from_date is required", parameters: { from_date: [] } },
      { message: "webhook_id is wrong", parameters: { webhook_id: ["harbour-hook"] } },
      { message: "The body is not JSON in UTF-8", parameters: {} },
    ],
  });
});

test("every other failure is a problem, too", async () => {
  const { fetch, service } = startPlatform();
  const json = { "Content-Type": "application/json" };
  const post = (body: string, headers: Record<string, string> = json) =>
    fetch("https://api.example.com/2/activity/subscriptions", { method: "POST", headers, body });
  const expectProblem = async (answer: Promise<Response>, status: number, kind: string) => {
    const response = await answer;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(parseProblem(await response.json())).toMatchObject({ kind, status });
  };
  await expectProblem(fetch("https://api.example.com/2/nothing"), 404, "about:blank");
  await expectProblem(fetch("https://api.example.com/2/connections", { method: "PUT" }), 405, "about:blank");
  await expectProblem(post("{", json), 400, "invalid-request");
  await expectProblem(post("[]", json), 400, "invalid-request");
  await expectProblem(post("user_id=1", { "Content-Type": "text/plain" }), 415, "about:blank");
  await expectProblem(post(`"${"x".repeat(2 ** 20)}"`, json), 413, "about:blank");
  await expectProblem(fetch("https://api.example.com/2/connections?max_results=all"), 400, "invalid-request");
  service.store.remove("users", "2417081365");
  await expectProblem(fetch("https://api.example.com/2/connections"), 401, "about:blank");
});
