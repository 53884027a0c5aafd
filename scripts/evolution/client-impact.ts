import { type Bundle, bodyKind, operationsOf } from "../generate/bundle.ts";
import type { ApiChange, Impact } from "./compare-api.ts";

/** One difference as `redocly diff` reports it. */
export interface ReportedChange {
  /** A JSON pointer with `#`. */
  readonly path: string;
  readonly kind: "added" | "removed" | "modified";
  readonly typeName: string;
  /** The member that was modified. */
  readonly property?: string;
  readonly impact: Impact;
  readonly verdicts: readonly { readonly message: string }[];
  readonly base?: ReportedValue;
  readonly revision?: ReportedValue;
}

interface ReportedValue {
  /** A JSON pointer with `#`, to where it is written: in the component that several places share. */
  readonly pointer: string;
  readonly value?: unknown;
}

/**
 * What a difference asks of those who use the clients and their types, where that is more than Redocly says: it looks at
 * the messages alone, not at names of arguments and types, nor at what our marks and the defaults promise.
 */
export function clientImpact(change: ReportedChange): Pick<ApiChange, "impact" | "text"> | undefined {
  const text = clientBreak(change);
  if (text !== undefined) return { impact: "major", text };
  const isNewSchema =
    change.typeName === "Schema" && change.kind === "added" && /^#\/components\/schemas\/[^/]+$/.test(change.path);
  return isNewSchema ? { impact: "minor", text: "The schema is new, and its type with it." } : undefined;
}

function clientBreak({ kind, typeName, property, base, revision }: ReportedChange): string | undefined {
  const [was, is] = [base?.value, revision?.value];
  switch (`${typeName} ${property ?? kind}`) {
    case "PathItem key":
      return `An argument in the path has another name: it was \`${was}\`.`;
    case "Parameter name":
    case "Schema key":
      return `\`${was}\` is called \`${is}\` now.`;
    case "Schema removed":
      return "It was removed, and what it stands for in the types.";
    case "Schema enum": {
      const lost = Array.isArray(was) && Array.isArray(is) ? was.filter((value) => !is.includes(value)) : [];
      return lost.length > 0 ? `These values were removed: ${lost.map(quote).join(", ")}.` : undefined;
    }
    case "Schema const":
      return is === undefined ? undefined : `${quote(is)} is the only value now.`;
    case "Schema default":
      if (was === undefined) return undefined;
      return is === undefined
        ? `The default ${quote(was)} was removed.`
        : `The default is ${quote(is)}, not ${quote(was)}.`;
    case "Operation x-open-parameters":
      return was === true ? "Parameters that are not listed can no longer be sent." : undefined;
    case "Operation x-sandbox-only":
      return is === true ? "The sandbox host alone has it now." : "It is no longer called at the sandbox host alone.";
    case "ServerList added":
    case "ServerList removed":
      return "It is called at other hosts now.";
    default:
      return undefined;
  }
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

/** The operations of both bundles whose methods take the body in another way, which Redocly knows nothing of. */
export function changedBodies(before: Bundle, after: Bundle): ApiChange[] {
  const kinds = new Map(
    operationsOf(before).map(({ operation }) => [operation.operationId, bodyKind(before, operation)]),
  );
  return operationsOf(after).flatMap(({ method, path, operation }) => {
    const was = kinds.get(operation.operationId);
    const is = bodyKind(after, operation);
    if (was === undefined || is === undefined || was === is) return [];
    const text =
      is === "whole"
        ? "The members of the body are no longer arguments of their own: there is one argument for them, `body`."
        : "The members of the body are arguments of their own now, in place of `body`.";
    return { impact: "major" as const, where: `${method.toUpperCase()} ${path}`, text };
  });
}
