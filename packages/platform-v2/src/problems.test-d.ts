import { expectTypeOf, test } from "vitest";
import type { ErrorObject, Problem, ResourceNotFoundProblem } from "./generated/types.ts";
import type { ProblemByKind, ProblemKind } from "./problem-kind.ts";
import { isProblem, type ParsedProblem, type ProblemOfKind, parseProblem } from "./problems.ts";

test("the kinds are exactly those of the spec", () => {
  expectTypeOf<ProblemByKind[ProblemKind]>().toEqualTypeOf<Problem>();
});

test("`kind` narrows to the members of the kind", () => {
  const problem = parseProblem({});
  // @ts-expect-error not every kind has it
  problem.parameter;
  switch (problem.kind) {
    case "resource-not-found":
      expectTypeOf(problem).toExtend<Readonly<ResourceNotFoundProblem>>();
      expectTypeOf(problem.resource_type).toEqualTypeOf<ResourceNotFoundProblem["resource_type"]>();
      expectTypeOf(problem.resource_id).toEqualTypeOf<unknown>();
      break;
    case "about:blank":
      expectTypeOf(problem.type).toEqualTypeOf<"about:blank">();
      // @ts-expect-error the generic kind has no such member
      problem.parameter;
      break;
    case "client-forbidden":
      expectTypeOf(problem.reason).toEqualTypeOf<"official-client-forbidden" | "client-not-enrolled" | undefined>();
      break;
    case "error":
      expectTypeOf(problem).toExtend<Readonly<ErrorObject>>();
      break;
    case "malformed":
      expectTypeOf(problem.claims).toEqualTypeOf<ProblemKind>();
      break;
    case "unknown":
      expectTypeOf(problem.type).toEqualTypeOf<string | undefined>();
      expectTypeOf(problem.body).toEqualTypeOf<unknown>();
      break;
  }
});

test("every kind can be switched over to the end", () => {
  const rest = (kind: Exclude<ParsedProblem["kind"], ProblemKind | "error" | "malformed" | "unknown">) => kind;
  expectTypeOf(rest).parameter(0).toEqualTypeOf<never>();
});

test("guards narrow, also in filter", () => {
  const found = [parseProblem({})].filter(isProblem("conflict", "usage-capped"));
  expectTypeOf(found).toEqualTypeOf<ProblemOfKind<"conflict" | "usage-capped">[]>();
  // @ts-expect-error no such kind
  isProblem("conflicts");
});
