import { assertHttpUrl, type Client, type ClientOptions, createClient, RuleViolationError } from "@social-api/core";
import type { OperationMethods } from "./generated/operation-methods.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { paths } from "./generated/types.ts";

/**
 * What {@link createAdsClient} takes. The API's documents show no authentication scheme: whatever your access needs goes
 * into `headers`.
 */
export interface AdsClientOptions extends ClientOptions {
  /** Where the sandbox is served. Sandbox-only operations go there, and are refused without it. */
  sandboxUrl?: string | undefined;
}

/**
 * The client of the Ads API v12: one method per operation, beside those of openapi-fetch. What a method takes has a name,
 * too: `CreateCampaignArguments` is what `createCampaign` takes. One that takes nothing has none.
 */
export interface AdsClient extends Client<paths>, OperationMethods {}

/**
 * Creates a client of the Ads API v12.
 *
 * Operations that exist on the sandbox host alone go to `sandboxUrl`. Without one they throw a `RuleViolationError`
 * (rule `sandbox.host-only`) and nothing is sent.
 *
 * @throws TypeError when `baseUrl` or `sandboxUrl` is not an absolute http or https URL, or holds credentials, a query or
 *   a fragment.
 * @example
 * const ads = createAdsClient({ baseUrl: "https://ads-api.example.com", headers: () => ({ authorization }) });
 * const { data, error } = await ads.listCampaigns({ account_id, count: 1000 });
 */
export function createAdsClient({ sandboxUrl, ...options }: AdsClientOptions): AdsClient {
  if (sandboxUrl !== undefined) assertHttpUrl(sandboxUrl, "sandboxUrl");
  return createClient(
    operationTable,
    options,
    ({ sandboxOnly }, name) => sandboxOnly && (sandboxUrl ?? refuseWithoutSandbox(name)),
  );
}

function refuseWithoutSandbox(operationId: string): never {
  throw new RuleViolationError(operationId, [
    { rule: "sandbox.host-only", message: "it exists on the sandbox host alone: pass a sandboxUrl" },
  ]);
}
