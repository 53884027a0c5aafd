import type { ProblemKind } from "@social-api/platform-v2";
import { readBundle } from "../http/read-bundle.ts";
import type { Violation } from "../http/refusal.ts";
import { validatorOf } from "../http/validator.ts";
import { problemBody } from "./problem-body.ts";

/** What every problem has, and what its kind and its status decide on. */
const COMMON = ["type", "title", "detail", "status"];

/**
 * Everything that keeps members from being further ones of a kind of problem: with them, the answer would not be valid.
 *
 * @param root - how violations name the members
 */
export function checkProblem(kind: ProblemKind, extra: Readonly<Record<string, unknown>>, root: string): Violation[] {
  const common = COMMON.filter((name) => Object.hasOwn(extra, name)).map((name) => `${root}.${name}`);
  if (common.length > 0) {
    return common.map((parameter) => ({ parameter, message: `${parameter} is told by the kind and the status` }));
  }
  const bundle = readBundle("platform-v2");
  const schema = bundle.components?.["schemas"]?.[schemaName(kind)] as object;
  return validatorOf(bundle).checkValue(schema, root, problemBody(kind, extra));
}

/** The document names its schemas after the kinds. */
function schemaName(kind: ProblemKind): string {
  if (kind === "about:blank") return "GenericProblem";
  return `${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Problem`;
}
