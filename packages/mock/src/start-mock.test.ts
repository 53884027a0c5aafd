import dns from "node:dns";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "../../../scripts/testing/send-raw.ts";
import type { LogEntry } from "./log-entry.ts";
import { type MockOptions, startMock } from "./start-mock.ts";

type LookupCallback = (error: null, address: string, family: number) => void;

/** Runs with a mock that is closed afterwards, and returns what it logged. */
async function withMock(options: MockOptions, run: (url: string) => Promise<void>): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const mock = await startMock({ port: 0, log: (entry) => entries.push(entry), ...options });
  await run(mock.url).finally(() => mock.close());
  return entries;
}

describe("startMock", () => {
  test("takes any free port for 0, and two mocks stand side by side", async () => {
    const [one, other] = await Promise.all([startMock({ port: 0 }), startMock({ port: 0 })]);
    expect(one.port).not.toBe(other.port);
    expect(one.url).toBe(`http://127.0.0.1:${one.port}`);
    await one.close();
    expect((await fetch(`${other.url}/2/connections`)).status).toBe(200);
    await other.close();
  });

  test("says what to do when the port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    await expect(startMock({ port })).rejects.toThrow(
      `port ${port} is in use: choose another with --port, 0 for any free one`,
    );
    taken.close();
  });

  test("says what to do when the address is not of this machine", async () => {
    await expect(startMock({ port: 0, host: "192.0.2.1" })).rejects.toThrow(
      "choose another host, or another port with --port",
    );
  });

  test.each([70_000, -1, 1.5, Number.NaN])("says what a port is, which %d is not", async (port) => {
    await expect(startMock({ port })).rejects.toThrow(
      `port ${port} is none: choose a whole number from 0 to 65535 with --port, 0 for any free one`,
    );
  });

  test("ends open connections when it is closed, and may be closed twice", async () => {
    const mock = await startMock({ port: 0 });
    const socket = connect(mock.port, "127.0.0.1");
    await once(socket, "connect");
    await Promise.all([once(socket, "close"), mock.close()]);
    await mock.close();
    await expect(fetch(`${mock.url}/2/connections`)).rejects.toThrow();
  });

  test("warns when other machines can reach it", async () => {
    const entries = await withMock({ host: "0.0.0.0" }, async (url) => {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await fetch(`${url}/2/connections`)).status).toBe(200);
    });
    expect(entries[0]).toEqual({ kind: "warning", message: expect.stringContaining("0.0.0.0 is no loopback address") });
  });

  describe("wherever its host leads", () => {
    /** What it warns of, if every name and address led to this machine. */
    async function warningsOf(host: string): Promise<LogEntry[]> {
      const lookup = vi.spyOn(dns, "lookup") as unknown as MockInstance<(...args: unknown[]) => void>;
      lookup.mockImplementation((...args) => (args.at(-1) as LookupCallback)(null, "127.0.0.1", 4));
      onTestFinished(() => lookup.mockRestore());
      const entries = await withMock({ host }, async () => {});
      expect(lookup).toHaveBeenCalledOnce();
      return entries;
    }

    test.each(["127.8.8.8", "LOCALHOST", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"])(
      "does not warn of %s",
      async (host) => {
        expect(await warningsOf(host)).toEqual([]);
      },
    );

    test.each(["::ffff:10.0.0.7", "127.evil.example", "localhost.evil.example"])("warns of %s", async (host) => {
      const message = `${host} is no loopback address: other machines may be able to reach this mock`;
      expect(await warningsOf(host)).toEqual([{ kind: "warning", message }]);
    });
  });
});

describe("the log", () => {
  test("has an entry for each request, with the reasons of a refusal and what was ignored", async () => {
    const entries = await withMock({}, async (url) => {
      await sendRaw(url, "/12/accounts?cout=5&access_token=s3cret");
      await sendRaw(url, "/12/accounts?count=0");
      await sendRaw(url, "/nothing");
    });
    expect(entries).toMatchObject([
      {
        kind: "request",
        method: "GET",
        target: "/12/accounts?cout=5&access_token=***",
        operationId: "listAccounts",
        status: 200,
        reasons: [],
        ignored: ["cout", "access_token"],
      },
      { operationId: "listAccounts", status: 400, reasons: ["count must be >= 1."], ignored: [] },
      { target: "/nothing", status: 404, reasons: ["Paths begin with /2 or /12."] },
    ]);
  });
});

describe("a body that is not JSON", () => {
  test.each(['{"password":hunter2}', '{"a":1 "hunter2"}', '"hunter2', "hunter2"])(
    "is not repeated: %s",
    async (body) => {
      const entries = await withMock({}, async (url) => {
        const headers = { "Content-Type": "application/json" };
        const { status, text } = await sendRaw(url, "/2/activity/subscriptions", { method: "POST", headers, body });
        expect(status).toBe(400);
        expect(text).not.toContain("hunter");
      });
      expect(entries).toMatchObject([{ reasons: ["The body is not JSON in UTF-8."] }]);
    },
  );
});

describe("browsers", () => {
  const preflight = {
    method: "OPTIONS",
    headers: {
      Origin: "https://app.example",
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers": "authorization, prefer",
    },
  };

  test("may call from any origin", async () => {
    await withMock({}, async (url) => {
      const asked = await sendRaw(url, "/12/accounts/a", preflight);
      expect(asked.status).toBe(204);
      expect(asked.headers).toMatchObject({
        "access-control-allow-origin": "https://app.example",
        "access-control-allow-methods": expect.stringContaining("PUT"),
        "access-control-allow-headers": "authorization, prefer",
      });
      for (const target of ["/12/accounts", "/12/nothing"]) {
        const answered = await sendRaw(url, target, { headers: { Origin: "https://app.example" } });
        expect(answered.headers["access-control-allow-origin"]).toBe("https://app.example");
      }
    });
  });

  test("are told nothing without CORS", async () => {
    await withMock({ cors: false }, async (url) => {
      const { status, headers } = await sendRaw(url, "/12/accounts/a", preflight);
      expect(status).toBe(204);
      expect(headers["allow"]).toBe("GET, PUT, DELETE, HEAD, OPTIONS");
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    });
  });
});

test("HEAD is answered as GET, without the body", async () => {
  await withMock({}, async (url) => {
    const get = await sendRaw(url, "/12/accounts");
    const head = await sendRaw(url, "/12/accounts", { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers["content-type"]).toBe("application/json");
  });
});

test("streamActivity answers its records and ends", async () => {
  await withMock({}, async (url) => {
    const { headers, text } = await sendRaw(url, "/2/activity/stream");
    expect(headers["content-type"]).toBe("application/x-ndjson");
    const records = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records.map(({ event_type }) => event_type)).toContain("post.create");
  });
});
