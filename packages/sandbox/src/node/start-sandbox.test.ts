import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import { sendRaw } from "../../../../scripts/testing/send-raw.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";
import { type StartSandboxOptions, startSandbox } from "../index.ts";
import type { RequestLogEntry } from "../request-log.ts";

const OPTIONS = {
  platformPort: "--platform-port",
  adsPort: "--ads-port",
  adsSandboxPort: "--ads-sandbox-port",
  controlPort: "--control-port",
} as const;

async function takePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { port, close: () => server.close() };
}

describe("startSandbox", () => {
  test("serves each host on a port of its own, and knows where", async () => {
    const { urls, sandbox, token, accountId, webhookId, close } = await startSandbox(FREE_PORTS);
    expect(new Set(Object.values(urls)).size).toBe(4);
    expect(sandbox.urls).toEqual(urls);
    expect({ token, accountId, webhookId }).toEqual({
      token: "harbour-coffee-token",
      accountId: "hc7m2k9",
      webhookId: "1576829043218391040",
    });
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${urls.ads}/12/accounts/${accountId}/campaigns`, { headers })).status).toBe(200);
    expect((await fetch(`${urls.ads}/12/accounts`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${urls.platform}/12/accounts`)).headers.get("content-type")).toBe("application/problem+json");
    await close();
    await close();
    for (const url of Object.values(urls)) await expect(fetch(url)).rejects.toThrow();
  });

  test("two stand side by side and share nothing", async () => {
    const [one, other] = await Promise.all([startSandbox(FREE_PORTS), startSandbox(FREE_PORTS)]);
    const ads = createAdsClient({ baseUrl: one.urls.ads, sandboxUrl: one.urls.adsSandbox });
    const account_id = "hc7m2k9";
    const { data } = await unwrap(
      ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Only here" }),
    );
    const path = `/12/accounts/${account_id}/campaigns/${data.id}`;
    expect((await fetch(`${one.urls.ads}${path}`)).status).toBe(200);
    expect((await fetch(`${other.urls.ads}${path}`)).status).toBe(404);
    await Promise.all([one.close(), other.close()]);
  });

  test.each(Object.entries(OPTIONS))(
    "when the port of %s is taken, none is served and %s is named",
    async (name, option) => {
      const taken = await takePort();
      const free = await takePort();
      free.close();
      // One that it would get, to see that it is given back.
      const other = name === "platformPort" ? "controlPort" : "platformPort";
      const options: StartSandboxOptions = { ...FREE_PORTS, [other]: free.port, [name]: taken.port };
      await expect(startSandbox(options)).rejects.toThrow(
        `port ${taken.port} is in use: choose another with ${option}, 0 for any free one`,
      );
      taken.close();
      const started = await startSandbox({ ...options, [name]: 0 });
      expect(Object.values(started.urls)).toContain(`http://127.0.0.1:${free.port}`);
      await started.close();
    },
  );

  test("says what to do when the address is not of this machine, or the port is none", async () => {
    await expect(startSandbox({ ...FREE_PORTS, host: "192.0.2.1" })).rejects.toThrow(
      "choose another host, or another port with --platform-port",
    );
    await expect(startSandbox({ ...FREE_PORTS, adsPort: 70_000 })).rejects.toThrow(
      "port 70000 is none: choose a whole number from 0 to 65535 with --ads-port, 0 for any free one",
    );
  });

  test("gives its ports back when the data file cannot be used", async () => {
    const { port, close } = await takePort();
    close();
    await expect(startSandbox({ ...FREE_PORTS, adsPort: port, data: "/" })).rejects.toThrow(
      "the data file / cannot be used",
    );
    await (await startSandbox({ ...FREE_PORTS, adsPort: port })).close();
  });

  test("warns when other machines can reach it, and tells URLs that can be called", async () => {
    const warnings: string[] = [];
    const { urls, close } = await startSandbox({
      ...FREE_PORTS,
      host: "0.0.0.0",
      warn: (message) => warnings.push(message),
    });
    expect(warnings).toEqual([expect.stringContaining("0.0.0.0 is no loopback address")]);
    expect(urls.ads).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${urls.ads}/12/accounts/hc7m2k9/campaigns`)).status).toBe(200);
    await close();
  });

  describe("the control API", () => {
    const ask = async (url: string, headers: Record<string, string>) =>
      (await sendRaw(url, "/sandbox/state", { headers })).status;

    test.each([
      ["127.0.0.1", 403],
      ["0.0.0.0", 200],
    ])("of %s answers with %i under an address, and never to a page of another origin", async (host, wanted) => {
      const { urls, close } = await startSandbox({ ...FREE_PORTS, host, warn: () => {} });
      expect(await ask(urls.control, { Host: "localhost:4033" })).toBe(200);
      for (const Host of ["10.0.0.7:4033", "[fd00::7]:4033", "0.0.0.0"]) {
        expect(await ask(urls.control, { Host })).toBe(wanted);
        expect(await ask(urls.control, { Host, Origin: `http://${Host}` })).toBe(wanted);
        expect(await ask(urls.control, { Host, Origin: "http://evil.example" })).toBe(403);
      }
      for (const Host of ["sandbox:4033", "10.0.0.7.evil.example"]) {
        expect(await ask(urls.control, { Host })).toBe(403);
      }
      await close();
    });

    test("answers under the names that it is given, whatever the port, and says how to give them", async () => {
      const { urls, close } = await startSandbox({ ...FREE_PORTS, controlHosts: ["sandbox", "CI_1.internal"] });
      for (const Host of ["sandbox:4033", "Sandbox", "ci_1.internal:80"]) {
        expect(await ask(urls.control, { Host })).toBe(200);
        expect(await ask(urls.control, { Host, Origin: `http://${Host}` })).toBe(200);
        expect(await ask(urls.control, { Host, Origin: "http://evil.example" })).toBe(403);
      }
      for (const Host of ["sandbox.evil.example", "evil.sandbox", "10.0.0.7:4033"]) {
        const { status, text } = await sendRaw(urls.control, "/", { headers: { Host } });
        expect(status).toBe(403);
        expect(text).toContain("--control-host");
      }
      await close();
    });

    test.each(["", "http://sandbox", "sandbox:4033", "*.internal", "a b", "a@b", "sandbox/"])(
      "has no name %j",
      async (name) => {
        await expect(startSandbox({ ...FREE_PORTS, controlHosts: [name] })).rejects.toThrow(
          `controlHosts must be host names without a port, not "${name}"`,
        );
      },
    );
  });

  test("ends open connections when it is closed", async () => {
    const { urls, close } = await startSandbox(FREE_PORTS);
    const socket = connect(Number(new URL(urls.control).port), "127.0.0.1");
    await once(socket, "connect");
    await Promise.all([once(socket, "close"), close()]);
  });

  test("leaves the globals of its process alone", async () => {
    const { Request: before, Response: answer } = globalThis;
    await (await startSandbox(FREE_PORTS)).close();
    expect(globalThis.Request).toBe(before);
    expect(globalThis.Response).toBe(answer);
  });

  test("keeps everything in its data file, and tells only what that holds", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    const data = join(folder, "data.sqlite");
    const first = await startSandbox({ ...FREE_PORTS, data });
    const ads = createAdsClient({ baseUrl: first.urls.ads, sandboxUrl: first.urls.adsSandbox });
    const given = { account_id: "hc7m2k9", funding_instrument_id: "fi4q8w", name: "Lasting" };
    const { data: campaign } = await unwrap(ads.createCampaign(given));
    await first.close();
    // The seed is for an empty file: this one is not.
    const second = await startSandbox({ ...FREE_PORTS, data, seed: { name: "empty" } });
    expect(second).toMatchObject({ token: first.token, accountId: "hc7m2k9" });
    const url = `${second.urls.ads}/12/accounts/hc7m2k9/campaigns/${campaign.id}`;
    expect(await (await fetch(url)).json()).toMatchObject({ data: { name: "Lasting" } });
    await second.close();
    const empty = await startSandbox({ ...FREE_PORTS, data: join(folder, "empty.sqlite"), seed: { name: "empty" } });
    expect(empty).toMatchObject({ accountId: null, webhookId: null });
    await empty.close();
    await rm(folder, { recursive: true });
  });

  test("logs each request, and no secret", async () => {
    const entries: RequestLogEntry[] = [];
    const { urls, close } = await startSandbox({ ...FREE_PORTS, log: (entry) => entries.push(entry) });
    await sendRaw(urls.ads, "/12/accounts/hc7m2k9/campaigns?cout=5&access_token=s3cret", {
      headers: { Authorization: "Bearer s3cret" },
    });
    await sendRaw(urls.ads, "/12/accounts/hc7m2k9/campaigns?count=0");
    await sendRaw(urls.ads, "/12/accounts?%zz=s3cret#access_token=s3cret");
    await close();
    expect(entries).toMatchObject([
      { face: "ads", target: "/12/accounts/hc7m2k9/campaigns?cout=5&access_token=***", status: 401 },
      { operation_id: "listCampaigns", status: 400, violations: [{ rule: "list.count", parameter: "count" }] },
      { target: "/12/accounts?***", status: 400 },
    ]);
    expect(JSON.stringify(entries)).not.toContain("s3cret");
  });
});
