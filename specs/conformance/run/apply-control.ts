import { applyPatch } from "rfc6902";
import type { Case } from "./case.ts";

/**
 * The case with its control applied.
 *
 * @throws Error when the control leads nowhere in the case.
 */
export function applyControl(original: Case): Case {
  const changed = structuredClone(original);
  const errors = applyPatch(changed, structuredClone(original.control)).filter((error) => error !== null);
  if (errors.length > 0) throw new Error(`the control does not fit the case: ${errors.join("; ")}`);
  return changed;
}
