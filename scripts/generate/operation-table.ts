import { type Bundle, bodyKind, mayBeEmpty, type Operation, operationsOf, resolve } from "./bundle.ts";

interface Entry {
  operationId: string;
  /** The members of the entry, in the order in which they are written. */
  description: Record<string, string | true>;
}

interface WithContent {
  content?: Record<string, { schema?: unknown }>;
}

/**
 * The operation table of a bundle.
 *
 * @throws Error for two operations that arguments can make one of without the client noticing.
 */
export function renderOperationTable(bundle: Bundle): string {
  const entries = operationsOf(bundle).map(({ method, path, operation }) => describe(bundle, path, method, operation));
  refuseAlike(entries);
  return `// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Every operation of the API by its operationId: its method, its path, and how its arguments travel. */
export const operationTable: OperationTable<keyof operations> = {
${entries.map(({ operationId, description }) => `  ${operationId}: ${literal(description)},`).join("\n")}
};
`;
}

function describe(bundle: Bundle, path: string, method: string, operation: Operation): Entry {
  const body = bodyKind(bundle, operation);
  return {
    operationId: operation.operationId,
    description: {
      // In front, since neighbours in the table tend to have the same path, which then compresses better.
      path,
      method: method.toUpperCase(),
      ...(body && { body }),
      ...(streams(bundle, operation) && { stream: true }),
      ...(mayBeEmpty(bundle, operation) && { mayBeEmpty: true }),
      ...(operation["x-sandbox-only"] && { sandboxOnly: true }),
    },
  };
}

/**
 * An argument such as `all` can make the path of another operation. The client notices when that is a whole path of the
 * table, so the other operation must have no parameters of its own.
 */
function refuseAlike(entries: readonly Entry[]): void {
  const routes = entries.map(({ operationId, description: { method, path } }) => ({
    operationId,
    steps: [method, ...String(path).split("/")].map(String),
  }));
  for (const one of routes) {
    const isAlike = ({ steps }: (typeof routes)[number]): boolean =>
      steps.length === one.steps.length &&
      steps.every((step, at) => step === one.steps[at] || one.steps[at]?.startsWith("{") === true);
    const other = routes.find(
      (each) => each !== one && isAlike(each) && each.steps.some((step) => step.startsWith("{")),
    );
    if (other) {
      throw new Error(
        `An argument of ${one.operationId} can make the path of ${other.operationId}, which has parameters, too`,
      );
    }
  }
}

function streams(bundle: Bundle, operation: Operation): boolean {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const mediaTypes = Object.keys(resolve<WithContent>(bundle, success ?? {}).content ?? {});
  return mediaTypes.length > 0 && !mediaTypes.includes("application/json");
}

function literal(description: Entry["description"]): string {
  return `{ ${Object.entries(description)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(", ")} }`;
}
