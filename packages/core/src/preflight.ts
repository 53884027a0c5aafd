import type { Middleware } from "openapi-fetch";
import { parseJson } from "./int64.ts";
import type { OperationDescription, OperationTable } from "./operation-table.ts";
import { type RuleViolation, RuleViolationError } from "./rule-violation-error.ts";

/** Names every rule that a request breaks. */
export type RequestCheck<Id extends string> = (
  operationId: Id,
  args: Readonly<Record<string, unknown>>,
  request: Request,
) => readonly RuleViolation[] | Promise<readonly RuleViolation[]>;

/**
 * Builds the middleware that checks each request before it is sent: `client.use(createPreflight(table, check))`. The
 * check is handed the arguments side by side, as the methods of the client take them. What is no operation of the table
 * passes.
 *
 * The middleware throws a `RuleViolationError` that lists all violations when there are any; nothing is sent then.
 */
export function createPreflight<Id extends string>(table: OperationTable<Id>, check: RequestCheck<Id>): Middleware {
  const operationIds = new Map(
    Object.entries<OperationDescription>(table).map(([id, { method, path }]) => [`${method} ${path}`, id as Id]),
  );
  return {
    async onRequest({ request, schemaPath, params }) {
      const operationId = operationIds.get(`${request.method} ${schemaPath}`);
      if (operationId === undefined) return;
      const args = { ...params.query, ...params.path, ...bodyArguments(table[operationId], await readBody(request)) };
      const violations = await check(operationId, args, request);
      if (violations.length > 0) throw new RuleViolationError(operationId, violations);
    },
  };
}

/** The JSON body of a request, which can still be sent; its text where it is not JSON, `undefined` where it has none. */
async function readBody(request: Request): Promise<unknown> {
  const text = request.method === "GET" ? "" : await request.clone().text();
  if (text === "") return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** The arguments that a body stands for: its members, or the one argument `body`. */
function bodyArguments({ body: kind }: OperationDescription, body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return kind === "fields" && isObject ? (body as Record<string, unknown>) : { body };
}
