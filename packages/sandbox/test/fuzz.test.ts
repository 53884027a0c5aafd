import { parseJson } from "@social-api/core";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadBundle } from "../../../scripts/generate/bundle.ts";
import { sendRaw } from "../../../scripts/testing/send-raw.ts";
import { answerJudge } from "../../../specs/conformance/run/judge-answer.ts";
import { createSandbox, startSandbox } from "../src/index.ts";
import { FREE_PORTS } from "./support/free-ports.ts";
import { type MalformedRequest, malformedRequest, OPERATIONS } from "./support/malformed-request.ts";

const RUNS = 40;
const SOCKET_RUNS = 4;
const judges = {
  platform: answerJudge(await loadBundle("platform-v2")),
  adsSandbox: answerJudge(await loadBundle("ads-v12")),
};

// A fault of the sandbox itself is told on the console.
const faults = vi.spyOn(console, "error");
beforeEach(() => void faults.mockClear());
afterEach(() => expect(faults.mock.calls).toEqual([]));

interface Answered {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
}

/** What holds of every answer, however broken the request was. */
function expectSound({ face, operationId }: MalformedRequest, { status, mediaType, text }: Answered): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain("harbour-coffee-token");
  // A strange path may be the one of another operation, or of none.
  if (status === 404 || status === 405) return void JSON.parse(text);
  const body = status === 204 ? undefined : parseJson(text);
  const answer = { operation: operationId, status, media_type: mediaType, body };
  expect(judges[face as keyof typeof judges](answer as never), `${status} ${mediaType} ${text}`).toEqual([]);
}

describe("in this process", () => {
  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    // One of its own: another operation could have deleted everything before.
    const sandbox = createSandbox();
    await fc.assert(
      fc.asyncProperty(malformedRequest(operation), async (malformed) => {
        const { face, method, target, headers, body } = malformed;
        const request = new Request(`${sandbox.urls[face]}${target}`, { method, headers, ...(body && { body }) });
        const response = await sandbox.fetch(request);
        const mediaType = response.headers.get("content-type") ?? "";
        if (id === "streamActivity" && response.ok) return response.body?.cancel();
        expectSound(malformed, { status: response.status, mediaType, text: await response.text() });
      }),
      { numRuns: RUNS },
    );
    const after = await sandbox.fetch(`${sandbox.urls.ads}/12/accounts/hc7m2k9/campaigns`);
    expect(after.status, "the sandbox still answers").toBeOneOf(id === "deleteAccount" ? [200, 404] : [200]);
    await sandbox.close();
  });
});

test("over sockets, too", { timeout: 60_000 }, async () => {
  const { urls, close } = await startSandbox(FREE_PORTS);
  const last = OPERATIONS.filter(({ id }) => id === "deleteAccount");
  const others = OPERATIONS.filter((operation) => operation.id !== "streamActivity" && !last.includes(operation));
  for (const operation of [...others, ...last]) {
    await fc.assert(
      fc.asyncProperty(malformedRequest(operation), async (malformed) => {
        const { face, method, target, headers, body } = malformed;
        const {
          status,
          headers: answered,
          text,
        } = await sendRaw(urls[face], target, { method, headers, ...(body && { body }) });
        expectSound(malformed, { status, mediaType: answered["content-type"] ?? "", text });
      }),
      { numRuns: SOCKET_RUNS },
    );
  }
  expect((await fetch(`${urls.platform}/2/connections`)).status).toBeLessThan(500);
  await close();
});
