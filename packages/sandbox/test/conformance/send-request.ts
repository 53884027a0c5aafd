import { operationTable as adsTable } from "@social-api/ads-v12";
import { type OperationDescription, stringifyJson } from "@social-api/core";
import { operationTable as platformTable } from "@social-api/platform-v2";
import type { Api } from "../../../../scripts/generate/bundle.ts";

const TABLES: Record<Api, Readonly<Record<string, OperationDescription>>> = {
  "platform-v2": platformTable,
  "ads-v12": adsTable,
};

/** How an operation is sent. */
export function describeOperation(api: Api, operation: string): OperationDescription {
  const description = TABLES[api][operation];
  if (description === undefined) throw new TypeError(`there is no operation ${operation}`);
  return description;
}

/** Sends arguments as they are. The clients would refuse some that a service has to refuse, too. */
export async function sendRequest(
  baseUrl: string,
  { method, path, body }: OperationDescription,
  args: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string));
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
  const rest = Object.entries(args).filter(([name]) => !inPath.has(name));
  const query = body === "fields" ? [] : rest.filter(([name]) => name !== "body");
  const json = body === "fields" ? Object.fromEntries(rest) : args["body"];
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${toText(value)}`).join("&");
  return fetch(`${baseUrl}${target}${search && `?${search}`}`, {
    method,
    headers: json === undefined ? headers : { ...headers, "Content-Type": "application/json" },
    ...(json !== undefined && { body: stringifyJson(json) }),
  });
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.map(toText).join(",") : encodeURIComponent(String(value));
}
