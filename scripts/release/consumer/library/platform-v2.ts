// What a library on top of the client exports: its declarations are emitted, too.
import {
  type CallOptions,
  createPlatformClient,
  isProblem,
  type Middleware,
  type ParsedProblem,
  parseProblem,
} from "@social-api/platform-v2";

export const isConflict = isProblem("conflict", "rule-cap");
export const conflicts = (problems: ParsedProblem[]) => problems.filter(isConflict);
export function missing(failure: unknown) {
  const problem = parseProblem(failure);
  return problem.kind === "resource-not-found" ? problem : undefined;
}

export const untouched = { onRequest: ({ request }) => request } satisfies Middleware;
export const headersOf = ({ headers }: CallOptions) => headers;

export const platform = createPlatformClient({ baseUrl: "https://api.example.com", token: undefined });
export const { GET, POST, request, use } = platform;
export const connections = () => GET("/2/connections");
