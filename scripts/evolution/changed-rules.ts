import type { Bundle, CatalogueEntry } from "../generate/bundle.ts";
import { changedConstraints } from "./changed-constraints.ts";
import type { ApiChange } from "./compare-api.ts";
import { whereOf } from "./where-of.ts";

/** An entry of the catalogue, with what only readers see of it. */
type Rule = CatalogueEntry & { readonly text?: string; readonly section?: string };

/**
 * What has changed in the rules, of which Redocly reports nothing: in the catalogue, whose ids code compares, in what
 * preflight refuses, and in what the rules bind.
 */
export function changedRules(before: Bundle, after: Bundle): ApiChange[] {
  const [was, is] = [rulesOf(before), rulesOf(after)];
  const gone = [...was.values()].filter(({ id }) => !is.has(id));
  const added = [...is.values()].filter(({ id }) => !was.has(id));
  const renamed = new Map(
    gone.flatMap(({ id, text }) => added.filter((rule) => rule.text === text).map((rule) => [id, rule.id] as const)),
  );
  const other = new Set(renamed.values());
  const changes = [
    ...gone.map(({ id }) => {
      const now = renamed.get(id);
      const text = now === undefined ? "The rule was removed, and its id with it." : `It is called \`${now}\` now.`;
      return changeOf(id, "major", text);
    }),
    ...added
      .filter(({ id }) => !other.has(id))
      .map(({ id, text }) => changeOf(id, "minor", `The rule is new: ${text}`)),
    ...[...was.values()].flatMap((rule) => changesOfRule(rule, is.get(renamed.get(rule.id) ?? rule.id))),
  ];
  const isInBoth = (id: string) => was.has(id) && is.has(id);
  return [...changes, ...changedConstraints(before, after), ...changedMarks(before, after, isInBoth)];
}

function rulesOf(bundle: Bundle): Map<string, Rule> {
  return new Map(bundle["x-rule-catalogue"].map((rule) => [rule.id, rule]));
}

function changeOf(id: string, impact: ApiChange["impact"], text: string): ApiChange {
  return { impact, where: `rule ${id}`, text };
}

function changesOfRule(was: Rule, is: Rule | undefined): ApiChange[] {
  if (is === undefined) return [];
  const where =
    was.where === is.where
      ? []
      : [changeOf(is.id, "minor", `It is a rule of \`${is.where}\` now, not of \`${was.where}\`.`)];
  const members = (["text", "section", "keywords"] as const)
    .filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member]))
    .map((member) =>
      changeOf(is.id, "patch", `The ${member} of the rule ${member === "keywords" ? "have" : "has"} changed.`),
    );
  return [...where, ...members];
}

/** What other rules bind than before, among those that are neither new nor gone. */
function changedMarks(before: Bundle, after: Bundle, isInBoth: (id: string) => boolean): ApiChange[] {
  const marks = marksOf(before);
  return [...marksOf(after)].flatMap(([where, is]) => {
    const was = marks.get(where);
    if (was === undefined) return [];
    const compared: [text: string, ids: Set<string>, others: Set<string>][] = [
      ["binds it now.", is, was],
      ["binds it no longer.", was, is],
    ];
    return compared.flatMap(([text, ids, others]) =>
      [...ids]
        .filter((id) => isInBoth(id) && !others.has(id))
        .map((id): ApiChange => ({ impact: "patch", where, text: `Rule \`${id}\` ${text}` })),
    );
  });
}

/** The rules that are named at each place of a document; those of an operation all at once. */
function marksOf({ paths, components }: Bundle): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  const visit = (node: unknown, steps: readonly string[]): void => {
    if (typeof node !== "object" || node === null) return;
    const where = whereOf(steps);
    const ids = marks.get(where) ?? new Set();
    for (const id of (node as { "x-rules"?: string[] })["x-rules"] ?? []) ids.add(id);
    marks.set(where, ids);
    for (const [name, value] of Object.entries(node)) visit(value, [...steps, name]);
  };
  visit({ paths, components }, []);
  return marks;
}
