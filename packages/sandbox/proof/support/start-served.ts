import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { createControlClient, type StartSandboxOptions, startSandbox } from "../../src/index.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";

/** A sandbox on free ports of loopback, its clock in the hands of the test, with a client of each API. */
export async function start(options: StartSandboxOptions = {}) {
  const time = { now: Date.UTC(2026, 2, 10, 18, 30) };
  const started = await startSandbox({ ...FREE_PORTS, clock: { now: () => time.now }, ...options });
  const { urls, token } = started;
  if (token === null) throw new Error("the story has a token");
  const headers = { Authorization: `Bearer ${token}` };
  return {
    ...started,
    token,
    headers,
    time,
    ads: createAdsClient({ baseUrl: urls.ads, sandboxUrl: urls.adsSandbox, headers }),
    platform: createPlatformClient({ baseUrl: urls.platform, token }),
    control: createControlClient({ baseUrl: urls.control }),
  };
}
