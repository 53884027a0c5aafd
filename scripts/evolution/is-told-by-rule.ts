import { isDeepStrictEqual } from "node:util";
import { type Bundle, type Operation, type PathItem, resolve } from "../generate/bundle.ts";
import type { Bound } from "./changed-constraints.ts";
import { clientImpact, type ReportedChange } from "./client-impact.ts";
import type { ApiChange } from "./compare-api.ts";
import { stepsOf } from "./where-of.ts";

/**
 * Whether what Redocly reports of a keyword of an operation's request is told under the rule that the keyword says, too:
 * as a bound with the same values, of the same operation. No rule tells what can be answered, or what values a type has.
 */
export function isToldByRule(reported: ReportedChange, rules: readonly ApiChange[], after: Bundle): boolean {
  const [root, path = "", method = "", side] = stepsOf(reported.path);
  if (root !== "paths" || side === "responses" || clientImpact(reported) !== undefined) return false;
  const operation = after.paths[path]?.[method as keyof PathItem] as Operation | undefined;
  const marks = marksAlong(after, reported.path);
  const isMarked = ({ rules }: Bound) => rules.some((id) => marks.has(id));
  const told = rules.flatMap(({ bound, operationIds }) => {
    const one = bound?.is ?? bound?.was;
    const isOfOperation = operation !== undefined && operationIds?.includes(operation.operationId);
    return one && isOfOperation && isMarked(one) ? [{ ...one, was: bound?.was?.value, is: bound?.is?.value }] : [];
  });
  const changed = keywordsOf(reported);
  return (
    changed.length > 0 &&
    changed.every(({ name, keyword, was, is }) =>
      told.some(
        (bound) =>
          bound.keyword === keyword &&
          (name === undefined || bound.place.split(".").at(-1) === name) &&
          isDeepStrictEqual([bound.was, bound.is], [was, is]),
      ),
    )
  );
}

/** What has changed as preflight knows it, to which each argument is required or not. */
function keywordsOf({ kind, typeName, property, base, revision }: ReportedChange) {
  if (kind !== "modified" || property === undefined) return [];
  const [was, is] = [base?.value, revision?.value];
  const change = { keyword: property, name: undefined };
  if (property !== "required") return [{ ...change, was, is }];
  if (typeName !== "Schema") return [{ ...change, was: was || undefined, is: is || undefined }];
  const [old, now] = [was ?? [], is ?? []] as [string[], string[]];
  return [
    ...now.filter((name) => !old.includes(name)).map((name) => ({ ...change, name, was: undefined, is: true })),
    ...old.filter((name) => !now.includes(name)).map((name) => ({ ...change, name, was: true, is: undefined })),
  ];
}

/** The rules that are named on the way to a place, and at the schema of a parameter. */
function marksAlong(bundle: Bundle, path: string): ReadonlySet<string> {
  interface Node {
    "x-rules"?: string[];
    schema?: unknown;
    [member: string]: unknown;
  }
  const nodes: (Node | undefined)[] = [bundle as unknown as Node];
  for (const step of stepsOf(path)) nodes.push(resolve<Node | undefined>(bundle, nodes.at(-1)?.[step]));
  nodes.push(resolve<Node | undefined>(bundle, nodes.at(-1)?.schema));
  return new Set(nodes.flatMap((node) => node?.["x-rules"] ?? []));
}
