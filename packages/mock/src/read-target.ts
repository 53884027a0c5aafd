import { Failure } from "./failure.ts";

/** The parameters of a query string by name, in the order in which they were sent. */
export type Query = ReadonlyMap<string, readonly string[]>;

/** Cuts a request target into its path and its query, both still encoded. Dot segments are left as they are. */
export function splitTarget(target: string): { path: string; query: string } {
  // A proxy may send the absolute form, `GET http://host/2/… HTTP/1.1`.
  const [local = ""] = target.replace(/^https?:\/\/[^/?#]*/i, "").split("#");
  const mark = local.indexOf("?");
  return mark < 0 ? { path: local, query: "" } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/** Decodes the segments of a path. */
export function readPath(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((step) => decode(step, "path"));
}

/** Decodes a query string. */
export function readQuery(query: string): Query {
  const parameters = new Map<string, string[]>();
  for (const pair of query.split("&").filter(Boolean)) {
    const [name = "", ...value] = pair
      .replaceAll("+", " ")
      .split("=")
      .map((text) => decode(text, "query"));
    parameters.set(name, [...(parameters.get(name) ?? []), value.join("=")]);
  }
  return parameters;
}

/** What cannot be decoded may be a secret: it is not repeated. */
function decode(text: string, place: "path" | "query"): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Failure(400, `The ${place} is not percent-encoded UTF-8: encode it anew.`);
  }
}
