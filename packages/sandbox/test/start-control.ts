import { createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { expect } from "vitest";
import { loadBundle } from "../../../scripts/generate/bundle.ts";
import { answerJudge } from "../../../specs/conformance/run/judge-answer.ts";
import { operationTable } from "../src/generated/operation-table.ts";
import { createControlClient, createSandbox, type SandboxOptions } from "../src/index.ts";

const judge = answerJudge(await loadBundle("sandbox-control"));

/** A sandbox with a client of each API. Every answer of the control API is held against its document. */
export function startControl(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request);
    expect(judge(await toAnswer(request, response.clone()))).toEqual([]);
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

async function toAnswer(request: Request, response: Response) {
  const { pathname } = new URL(request.url);
  const [operation = pathname] =
    Object.entries(operationTable).find(
      ([, { method, path }]) =>
        method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    ) ?? [];
  const media_type = response.headers.get("content-type") ?? "";
  return { operation, status: response.status, media_type, body: await response.json() };
}
