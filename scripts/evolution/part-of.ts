import { type Bundle, operationsOf, resolve } from "../generate/bundle.ts";
import type { ReportedChange } from "./client-impact.ts";
import { isMethod, stepsOf } from "./where-of.ts";

/**
 * Names what has changed at a place, in Markdown: the parameter, the body or the answer, with the member; the operations
 * of a path; a tag. A member of a schema that has a name is called as in the types, `Campaign.labels`: it has changed
 * wherever the schema stands, of which Redocly reports the first place alone.
 */
export function partOf(reported: ReportedChange, before: Bundle, after: Bundle): string | undefined {
  const { path, kind, typeName } = reported;
  const steps = stepsOf(path);
  // Redocly counts as the new document does, but for what only the old one has.
  const having = (places: number) => (kind === "removed" && steps.length <= places ? before : after);
  if (steps[0] === "tags") return namesAt(having(2), steps);
  if (steps[0] !== "paths") return undefined;
  if (typeName === "PathItem" || (typeName === "Operation" && kind !== "modified")) {
    return operationsAt(having(3), steps);
  }
  const at = isMethod(steps[2]) ? 3 : 2;
  const parts = [sideOf(having(at + 2), steps.slice(0, at + 2), at), memberOf(reported, before, after)];
  return parts.filter((part) => part !== undefined).join(", ") || undefined;
}

function operationsAt(bundle: Bundle, [, path, method]: readonly string[]): string {
  return operationsOf(bundle)
    .filter((one) => one.path === path && (method === undefined || one.method === method))
    .map(({ operation }) => `\`${operation.operationId}\``)
    .join(", ");
}

/** @param at - where the step stands that says what of the operation it is */
function sideOf(bundle: Bundle, steps: readonly string[], at: number): string | undefined {
  switch (steps[at]) {
    case "parameters":
      return `parameter ${namesAt(bundle, steps)}`;
    case "requestBody":
      return "body";
    case "responses":
      return `answer \`${steps[at + 1]}\``;
    default:
      return undefined;
  }
}

/** Of what stands in a list, or of all of it where the list itself is new or gone. */
function namesAt(bundle: Bundle, steps: readonly string[]): string {
  return [nodeAt(bundle, steps)]
    .flat()
    .map((node) => `\`${resolve<{ name: string } | undefined>(bundle, node)?.name ?? steps.at(-1)}\``)
    .join(", ");
}

function nodeAt(bundle: Bundle, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], bundle);
}

/** The member of a schema, from the schema with a name in which it stands, or of a parameter, a body or an answer. */
function memberOf({ base, revision }: ReportedChange, before: Bundle, after: Bundle): string | undefined {
  const steps = stepsOf((base ?? revision)?.pointer ?? "");
  const isNamed = steps[0] === "components" && steps[1] === "schemas";
  const start = isNamed ? 3 : steps.indexOf("schema") + 1;
  if (start === 0) return undefined;
  let member = isNamed ? `${steps[2]}` : "";
  for (let at = start; at < steps.length; at++) {
    const step = steps[at] ?? "";
    if (step === "items") member += "[]";
    else if (step === "properties" && at + 1 < steps.length) member += `.${steps[++at]}`;
    else if (["oneOf", "anyOf", "allOf"].includes(step) && at + 1 < steps.length) {
      const part = nodeAt(base ? before : after, steps.slice(0, ++at + 1)) as { $ref?: string } | undefined;
      if (part?.$ref) member += ` (${part.$ref.split("/").at(-1)})`;
    } else if (step === "discriminator" && at + 2 < steps.length) {
      member += ` (${steps[at + 2]})`;
      at += 2;
    } else break; // A keyword, of which the text tells.
  }
  return member === "" ? undefined : `\`${member.replace(/^\./, "")}\``;
}
