import type { IncomingHttpHeaders } from "node:http";
import type { IHttpRequest } from "@stoplight/prism-http";
import type { Operation } from "./operation.ts";
import { fillPath } from "./route.ts";
import type { Sent } from "./to-violation.ts";

/** A request as Prism is to see it: only what the operation declares, in the one spelling that Prism reads correctly. */
export function prismRequest(operation: Operation, headers: IncomingHttpHeaders, sent: Sent): IHttpRequest {
  const { headers: headerSpecs = [], query: querySpecs = [] } = operation.http.request ?? {};
  const { "content-type": contentType, authorization } = headers;
  return {
    method: operation.http.method as IHttpRequest["method"],
    url: {
      path: fillPath(operation, sent.path),
      query: present(querySpecs.map(({ name }) => [name, unlisted(sent.query.get(name))])),
    },
    headers: present([
      ...headerSpecs.map(({ name }) => [name, [headers[name.toLowerCase()]].flat().join(",") || undefined] as const),
      // Prism looks at the media type of a body only when it has a length.
      ["content-length", sent.body === undefined ? "0" : "1"],
      ["content-type", sent.body === undefined ? undefined : contentType],
      // The scheme has no case (RFC 9110), but Prism knows one spelling alone.
      ["authorization", authorization?.replace(/^bearer /i, "Bearer ")],
    ]),
    body: sent.body,
  };
}

function unlisted(values: readonly string[] | undefined): string | string[] | undefined {
  return values?.length === 1 ? values[0] : values && [...values];
}

function present<Value>(entries: readonly (readonly [string, Value | undefined])[]): Record<string, Value> {
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}
