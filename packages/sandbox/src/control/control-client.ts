import { type Client, createClient } from "@social-api/core";
import type { OperationMethods } from "../generated/operation-methods.ts";
import { operationTable } from "../generated/operation-table.ts";
import type { paths } from "../generated/types.ts";

/** What {@link createControlClient} takes. */
export interface ControlClientOptions {
  /** Where the control API is: `sandbox.urls.control`. */
  baseUrl: string;
  /** Replaces the runtime's `fetch`: `sandbox.fetch` where the sandbox has no port. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** The client of the control API: one method per operation, beside those of openapi-fetch. */
export interface ControlClient extends Client<paths>, OperationMethods {}

/**
 * Creates a client of a sandbox's control API: seed and reset, users and tokens, clock, faults, events, requests.
 *
 * @throws TypeError when `baseUrl` is not an absolute http or https URL, or holds credentials, a query or a fragment.
 * @example
 * const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
 * await control.createFault({ operation_id: "listCampaigns", times: 2, outcome: { kind: "server-error" } });
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  return createClient(operationTable, options);
}
