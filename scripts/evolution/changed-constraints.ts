import { type Bundle, bodyKind, type Operation, operationsOf, resolve } from "../generate/bundle.ts";
import { type Constraints, constraintTable } from "../generate/constraint-table.ts";
import { batchesWith } from "./batches-with.ts";
import type { ApiChange } from "./compare-api.ts";
import { membersNamed } from "./members-named.ts";

/** What preflight holds an argument to by one keyword. */
export interface Bound {
  readonly place: string;
  readonly keyword: string;
  readonly value: unknown;
  readonly rules: readonly string[];
}

/**
 * What preflight refuses more or less than before, or under other rules: by the constraints that are generated from both
 * bundles. Only of arguments that both have: one that is new or gone is told of as such.
 */
export function changedConstraints(before: Bundle, after: Bundle): ApiChange[] {
  const [was, is] = [constraintTable(before), constraintTable(after)];
  const ids = new Set(after["x-rule-catalogue"].map(({ id }) => id));
  const older = new Map(operationsOf(before).map(({ operation }) => [operation.operationId, operation]));
  const told = new Map<string, { change: ApiChange; operationIds: Set<string> }>();
  for (const { operation } of operationsOf(after)) {
    const { operationId } = operation;
    const old = older.get(operationId);
    if (old === undefined) continue;
    const [from, to] = [boundsOf(was, operationId), boundsOf(is, operationId)];
    for (const name of new Set([...from.keys(), ...to.keys()])) {
      const [a, b] = [from.get(name), to.get(name)];
      const place = (a ?? b)?.place ?? "";
      if (!hasPlace(before, old, place) || !hasPlace(after, operation, place)) continue;
      const batches = batchesWith(after, operationId, place.split("[].")[0] ?? "").filter((id) => older.has(id));
      for (const change of changesOfBound(name, a, b, ids)) {
        const key = `${change.where}: ${change.text}`;
        const { operationIds } = told.get(key) ?? { operationIds: new Set() };
        for (const id of [operationId, ...batches]) operationIds.add(id);
        told.set(key, { change, operationIds });
      }
    }
  }
  return [...told.values()].map(({ change, operationIds }) => {
    const ids = [...operationIds].sort();
    return {
      ...change,
      operationIds: ids,
      text: `Preflight of ${ids.map((id) => `\`${id}\``).join(", ")} ${change.text}`,
    };
  });
}

/** What the arguments of an operation are held to, by keyword and place in words. */
function boundsOf(table: Readonly<Record<string, Constraints>>, operationId: string): Map<string, Bound> {
  const bounds = flatten({ ...table["*"], ...table[operationId] });
  return new Map(bounds.map((bound) => [`\`${bound.keyword}\` of \`${bound.place}\``, bound]));
}

function flatten(places: Constraints, prefix = ""): Bound[] {
  return Object.entries(places).flatMap(([name, { items, ...keywords }]) => [
    ...Object.entries(keywords)
      // Stands only where no other keyword tells of the type, so it comes and goes with them and refuses nothing by it.
      .filter(([keyword]) => keyword !== "type")
      .map(([keyword, bound]) => {
        const [value, ...rules] = bound as [value: unknown, ...rules: string[]];
        return { place: prefix + name, keyword, value, rules };
      }),
    ...flatten((items ?? {}) as Constraints, `${prefix}${name}[].`),
  ]);
}

/** Whether an operation has an argument, or its items a member, so that there was something to let through. */
function hasPlace(bundle: Bundle, operation: Operation, place: string): boolean {
  const [name = "", ...members] = place.split("[].");
  if ((operation.parameters ?? []).some((node) => resolve<{ name: string }>(bundle, node).name === name)) return true;
  if (operation.requestBody === undefined) return false;
  const { content } = resolve<{ content: Record<string, { schema?: unknown }> }>(bundle, operation.requestBody);
  const body = content["application/json"]?.schema ?? {};
  const isWhole = bodyKind(bundle, operation) === "whole";
  if (isWhole && name !== "body") return false;
  let found = isWhole ? [body] : membersNamed(bundle, body, name);
  for (const member of members) {
    found = found.flatMap((list) =>
      membersNamed(bundle, resolve<{ items?: unknown }>(bundle, list).items ?? {}, member),
    );
  }
  return found.length > 0;
}

/** @param ids - the rules that there are now: that others are gone, or are called otherwise, is told of as such */
function changesOfBound(
  name: string,
  was: Bound | undefined,
  is: Bound | undefined,
  ids: ReadonlySet<string>,
): ApiChange[] {
  const where = (is ?? was)?.rules.map((id) => `rule ${id}`).join(", ") ?? "";
  const change = (impact: ApiChange["impact"], text: string): ApiChange => ({ impact, where, text });
  const refusal = (impact: ApiChange["impact"], text: string) => ({ ...change(impact, text), bound: { was, is } });
  if (was === undefined) return is ? [refusal("major", `refuses more: ${name} is ${quote(is.value)} now.`)] : [];
  if (is === undefined) return [refusal("minor", `refuses less: ${name} is no longer ${quote(was.value)}.`)];
  const lost = was.rules.filter((id) => ids.has(id) && !is.rules.includes(id));
  const other =
    lost.length > 0
      ? [change("major", `no longer names ${lost.map((id) => `rule \`${id}\``).join(", ")} for ${name}.`)]
      : [];
  const values = `${name} is ${quote(is.value)}, not ${quote(was.value)}.`;
  if (isStricter(is, was)) return [refusal("major", `refuses more: ${values}`), ...other];
  return isStricter(was, is) ? [refusal("minor", `refuses less: ${values}`), ...other] : other;
}

/** Of two patterns none is known to let through what the other does. */
function isStricter({ keyword, value: is }: Bound, { value: was }: Bound): boolean {
  if (Array.isArray(is) && Array.isArray(was)) return was.some((value) => !is.includes(value));
  if (typeof is !== "number" || typeof was !== "number") return is !== was;
  return keyword.startsWith("max") ? is < was : is > was;
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
