import type { Bundle } from "./bundle.ts";
import { type Constraints, constraintTable } from "./constraint-table.ts";

/**
 * The constraints of a bundle as code; what stands more than once has a name.
 *
 * @throws Error when a rule claims keywords that stand nowhere beside a mark of it.
 */
export function renderConstraints(bundle: Bundle): string {
  const table = Object.entries(constraintTable(bundle)).map(([id, constraints]) => ({
    id: id === "*" ? '"*"' : id,
    entries: textsOf(constraints),
  }));
  const shared = sharedNames(table.flatMap(({ entries }) => entries));
  return `// Generated from the spec by "pnpm generate". Do not edit.
import type { Constraint, ConstraintTable } from "@social-api/core";
import type { operations } from "./types.ts";

${[...shared].map(([text, name]) => `const ${name}: Constraint = ${text};\n`).join("")}
/** What JSON Schema says of the rules that one request can break, by operation and argument. */
export const constraints: ConstraintTable<keyof operations> = {
${table
  .map(
    ({ id, entries }) =>
      `  ${id}: {\n${entries.map(([path, text]) => `    ${JSON.stringify(path)}: ${shared.get(text) ?? text},\n`).join("")}  },`,
  )
  .join("\n")}
};
`;
}

function textsOf(constraints: Constraints): [name: string, text: string][] {
  return Object.entries(constraints).map(([name, constraint]) => [name, JSON.stringify(constraint)]);
}

/** A name for each constraint that stands more than once, in the order in which they come first. */
function sharedNames(entries: (readonly [name: string, text: string])[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [, text] of entries) counts.set(text, (counts.get(text) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([text], index) => [text, `c${index}`]));
}
