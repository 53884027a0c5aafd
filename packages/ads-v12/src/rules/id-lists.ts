import { type Constraints, type RuleViolation, ruleViolation } from "@social-api/core";
import { isId } from "../is-id.ts";
import type { Arguments } from "./change.ts";

/**
 * `params.id-lists`: an identifier that is empty or holds a comma makes another list of it on its way. How many there may
 * be, JSON Schema says: by that a list of identifiers is known, and one that is too long is told already.
 */
export function idsAreSeparate(constraints: Constraints = {}, args: Arguments): RuleViolation[] {
  const violations: RuleViolation[] = [];
  for (const name in constraints) {
    const ids = args[name];
    if (!Array.isArray(ids)) continue;
    const [most = 0, rule] = constraints[name]?.maxItems ?? [];
    if (rule !== "params.id-lists" || ids.length > most) continue;
    // A number is written like text. What is no text at all, the client refuses.
    const wrong = ids.find((id) => typeof id !== "object" && !isId(String(id)));
    if (wrong === undefined) continue;
    const message = `${name} must be a list of strings that are not empty and hold no comma`;
    violations.push(ruleViolation(rule, name, message, wrong));
  }
  return violations;
}
