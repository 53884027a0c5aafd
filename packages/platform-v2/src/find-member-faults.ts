import { EXTRA_MEMBERS, type ProblemKind } from "./problem-kind.ts";

const isString = (value: unknown) => typeof value === "string";

const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  string: isString,
  integer: Number.isInteger,
  issues: (value) => Array.isArray(value) && value.every(isIssue),
};

/** The members of every problem beside its `type` (rule `problems.shape`). */
const COMMON_MEMBERS = { title: "string", detail: "string?", status: "integer?" };

/** The names of the members that a problem of this kind has to have, or has in another form than stated. */
export function findMemberFaults(kind: ProblemKind, body: object): string[] {
  return Object.entries({ ...COMMON_MEMBERS, ...EXTRA_MEMBERS[kind] }).flatMap(([name, form]) => {
    const optional = form.endsWith("?");
    const fits = FORMS[optional ? form.slice(0, -1) : form];
    const value = (body as Readonly<Record<string, unknown>>)[name];
    return (value === undefined ? optional : fits?.(value)) ? [] : [name];
  });
}

function isIssue(issue: unknown): boolean {
  if (typeof issue !== "object" || issue === null) return false;
  const { message = "", parameters = {} } = issue as Readonly<Record<string, unknown>>;
  if (!isString(message) || typeof parameters !== "object" || parameters === null) return false;
  return Object.values(parameters).every((values) => Array.isArray(values) && values.every(isString));
}
