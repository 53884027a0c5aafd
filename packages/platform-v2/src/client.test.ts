import { expect, test } from "vitest";
import { createPlatformClient, type PlatformClientOptions } from "./client.ts";

/** A client whose requests are recorded instead of sent. */
function record(options: Partial<PlatformClientOptions> = {}) {
  const sent: Request[] = [];
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async (request) => {
      sent.push(request);
      return Response.json({ meta: { result_count: 0 } });
    },
    ...options,
  });
  return { platform, sent };
}

test("the token is sent as a bearer, and asked for anew before every request", async () => {
  let count = 0;
  const { platform, sent } = record({ token: async () => `t${++count}`, headers: { "X-Client": "test" } });
  await platform.listConnections();
  await platform.listConnections();
  expect(sent.map(({ headers }) => [headers.get("authorization"), headers.get("x-client")])).toEqual([
    ["Bearer t1", "test"],
    ["Bearer t2", "test"],
  ]);
});

test("the token wins over headers that are asked for, too", async () => {
  const { platform, sent } = record({
    token: "t",
    headers: () => ({ Authorization: "Bearer own", "X-Client": "test" }),
  });
  await platform.listConnections();
  expect([sent[0]?.headers.get("authorization"), sent[0]?.headers.get("x-client")]).toEqual(["Bearer t", "test"]);
});

test.each([undefined, "", " "])("a token that turns out as %j is told, and nothing is sent", async (token) => {
  const { platform, sent } = record({ token: async () => token as string });
  await expect(platform.listConnections()).rejects.toThrow("token must be, or resolve to, a string that is not empty");
  expect(sent).toEqual([]);
});

test("caller-given headers do without a token", async () => {
  const { platform, sent } = record({ headers: async () => new Headers({ Authorization: "Bearer own" }) });
  await platform.listConnections();
  expect(sent[0]?.headers.get("authorization")).toBe("Bearer own");
});

test("nothing is sent as credentials where nothing is given", async () => {
  const { platform, sent } = record();
  await platform.listConnections();
  expect(sent[0]?.headers.get("authorization")).toBeNull();
});

test("the members of the replay request travel as JSON", async () => {
  const { platform, sent } = record({ token: "t" });
  const range = { webhook_id: "1576829043218391040", from_date: "202603101200", to_date: "202603101800" };
  await platform.createWebhookReplayJob(range);
  expect([sent[0]?.method, sent[0]?.url, await sent[0]?.json()]).toEqual([
    "POST",
    "https://api.example.com/2/webhooks/replay",
    range,
  ]);
});

test("an endpoint named like the path of another operation does not end every connection", async () => {
  const { platform, sent } = record();
  await expect(platform.deleteConnectionsByEndpoint({ endpoint_id: "all" })).rejects.toThrow("deleteAllConnections");
  expect(sent).toEqual([]);
});
