import { type Client, type ClientOptions, createClient, type HeadersSource, mergeHeaders } from "@social-api/core";
import type { OperationMethods } from "./generated/operation-methods.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { paths } from "./generated/types.ts";

/** What {@link createPlatformClient} takes. */
export interface PlatformClientOptions extends ClientOptions {
  /**
   * The OAuth 2.0 access token, sent as `Authorization: Bearer …`: a string, or a function that is asked before every
   * request. Rule `auth.bearer`: the replay operation wants it.
   */
  token?: (string | (() => string | Promise<string>)) | undefined;
}

/**
 * The client of the platform API v2: one method per operation, beside those of openapi-fetch. What a method takes has a
 * name, too: `ListConnectionsArguments` is what `listConnections` takes.
 */
export interface PlatformClient extends Client<paths>, OperationMethods {}

/**
 * Creates a client of the platform API v2.
 *
 * @throws TypeError when `baseUrl` is not an absolute http or https URL, or holds credentials, a query or a fragment.
 * @example
 * const platform = createPlatformClient({ baseUrl: "https://api.example.com", token: process.env.ACCESS_TOKEN });
 * const { data, error } = await platform.listConnections({ max_results: 10 });
 */
export function createPlatformClient({ token, headers, ...options }: PlatformClientOptions): PlatformClient {
  return createClient(operationTable, { ...options, ...headersOption(token, headers) });
}

function headersOption(token: PlatformClientOptions["token"], headers: HeadersSource | undefined) {
  if (token === undefined) return headers === undefined ? {} : { headers };
  return {
    headers: async () =>
      mergeHeaders(typeof headers === "function" ? await headers() : headers, {
        authorization: `Bearer ${accessToken(typeof token === "function" ? await token() : token)}`,
      }),
  };
}

/** Without a token, `Bearer undefined` would be sent, and refused as a token that is wrong. */
function accessToken(token: unknown): string {
  if (typeof token === "string" && token.trim() !== "") return token;
  throw new TypeError("createPlatformClient: token must be, or resolve to, a string that is not empty");
}
