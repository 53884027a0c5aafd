import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { operationTable } from "../../src/generated/operation-table.ts";
import { createControlClient, createSandbox, type SandboxOptions } from "../../src/index.ts";
import { responseJudge } from "./response-judge.ts";

const judge = await responseJudge("sandbox-control", operationTable, "getState");

/** A sandbox with a client of each API. Every answer of the control API is held against its document. */
export function startControl(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request);
    await judge(request, response);
    return response;
  };
  const { urls } = sandbox;
  return {
    sandbox,
    control: createControlClient({ baseUrl: urls.control, fetch }),
    ads: createAdsClient({ baseUrl: urls.ads, sandboxUrl: urls.adsSandbox, fetch: sandbox.fetch }),
    platform: createPlatformClient({ baseUrl: urls.platform, fetch: sandbox.fetch }),
  };
}
