import { createAdsClient } from "@social-api/ads-v12";
import type { CallOptions, Result } from "@social-api/core";
import { createPlatformClient } from "@social-api/platform-v2";
import type { Api } from "../../../../scripts/generate/bundle.ts";
import type { Refused, RequestStep } from "../../../../specs/conformance/run/case.ts";
import { createControlClient } from "../../src/control/control-client.ts";
import { type StartedSandbox, startSandbox } from "../../src/node/start-sandbox.ts";
import { createSqliteStore } from "../../src/store/sqlite-store.ts";
import { openTables, type Tables } from "../../src/store/tables.ts";
import { FREE_PORTS } from "../support/free-ports.ts";
import { openReceiver, type Receiver } from "../support/open-receiver.ts";

/** The moment at which the story of the examples stands. */
export const NOW = "2026-03-10T18:42:07Z";

/** The user of the story: who asks where a case names nobody. */
const STORY_USER = "2417081365";

type Method = (args: object, options?: CallOptions) => Promise<Result<unknown, unknown>>;
type Methods = Readonly<Record<string, Method>>;

/** A sandbox that is served on loopback, and all that cases need of it. */
export interface ServiceUnderTest {
  readonly sandbox: StartedSandbox;
  readonly receiver: Receiver;
  /** What it has stored, for what no request can put there. */
  readonly tables: Tables;
  readonly control: ReturnType<typeof createControlClient>;
  /** Forgets everything, stores the seed, and stops the clock. */
  begin(options?: { seed?: "story" | "empty" | undefined; now?: string | undefined }): Promise<void>;
  /** Stops the clock at a time. */
  setClock(time: string): Promise<void>;
  /** A token of a user. */
  tokenOf(userId?: string): Promise<string>;
  /** Sends a request to the host that a step names, with the token of its user. */
  call(
    api: Api,
    step: Pick<RequestStep, "as" | "host" | "operation" | "arguments">,
    signal?: AbortSignal,
  ): ReturnType<Method>;
  close(): Promise<void>;
}

/** Serves a sandbox whose clock stands still, and which waits for nothing longer than a test has to. */
export async function startService(): Promise<ServiceUnderTest> {
  const receiver = await openReceiver();
  const store = createSqliteStore();
  const sandbox = await startSandbox({
    store,
    ...FREE_PORTS,
    clock: { now: () => Date.parse(NOW) },
    heartbeatMs: 25,
    retryMs: 1,
  });
  const { urls } = sandbox;
  const control = createControlClient({ baseUrl: urls.control });
  const ads = (baseUrl: string, sandboxUrl = baseUrl) => createAdsClient({ baseUrl, sandboxUrl }) as unknown as Methods;
  const clients: Record<Api, Methods> = {
    "platform-v2": createPlatformClient({ baseUrl: urls.platform }) as unknown as Methods,
    "ads-v12": ads(urls.ads, urls.adsSandbox),
  };
  const hosts = { production: ads(urls.ads), sandbox: ads(urls.adsSandbox), control: control as unknown as Methods };
  const tokens = new Map<string, string>();

  let clock = NOW;
  async function setClock(time: string): Promise<void> {
    if (time === clock) return;
    await control.updateClock({ now: new Date(time).toISOString(), frozen: true });
    clock = time;
  }

  async function tokenOf(userId = STORY_USER): Promise<string> {
    const known = tokens.get(userId);
    if (known !== undefined) return known;
    const { data, error } = await control.createToken({ user_id: userId });
    if (data === undefined) throw new Error(`the user ${userId} gets no token: ${JSON.stringify(error)}`);
    tokens.set(userId, data.data.token);
    return data.data.token;
  }

  return {
    sandbox,
    receiver,
    tables: openTables(store),
    control,
    tokenOf,
    async begin({ seed = "story", now } = {}) {
      await control.seedState({ name: seed });
      clock = NOW;
      if (now !== undefined) await setClock(now);
      tokens.clear();
      receiver.received.length = 0;
    },
    setClock,
    async call(api, { as, host, operation, arguments: args }, signal) {
      const client = host === undefined ? clients[api] : hosts[host];
      const method = client[operation];
      if (method === undefined) throw new TypeError(`there is no operation ${operation}`);
      const headers = host === "control" ? {} : { Authorization: `Bearer ${await tokenOf(as)}` };
      return method(args, { headers, ...(signal && { signal }) });
    },
    async close() {
      await sandbox.close();
      receiver.close();
    },
  };
}

/** The rules that the sandbox says were broken, and by which parameter: its header, for tests. */
export function refusedRules(response: Pick<Response, "headers">): Refused {
  const told = JSON.parse(response.headers.get("sandbox-violations") ?? "[]") as {
    rule?: string;
    parameter?: string;
  }[];
  return told.flatMap(({ rule, parameter }) =>
    rule === undefined ? [] : [{ rule, ...(parameter !== undefined && { parameter }) }],
  );
}
