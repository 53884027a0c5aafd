import { isDeepStrictEqual } from "node:util";
import type { ReceiveStepOutcome, RequestStepOutcome, ScenarioOutcome, StepOutcome } from "./case.ts";
import { readInt64 } from "./read-int64.ts";
import { recall } from "./remember.ts";
import { list, members } from "./rules/read.ts";

/** Whether every step of a scenario came to what its case states of it. */
export function matchSteps(stated: ScenarioOutcome, { steps, remembered = {} }: ScenarioOutcome): boolean {
  const expected = recall(readInt64(stated.steps), remembered) as StepOutcome[] | undefined;
  return expected?.length === steps.length && expected.every((step, at) => isStep(step, steps[at] as StepOutcome));
}

function isStep(stated: StepOutcome, actual: StepOutcome): boolean {
  if ("records" in stated !== "records" in actual) return false;
  const found = "records" in actual ? actual.records : list(members(actual.body)["data"]);
  const absent = (stated.without ?? []).every((part) => !found.some((item) => isPart(part, item)));
  return (
    absent && ("records" in stated ? isPart(stated.records, found) : isAnswer(stated, actual as RequestStepOutcome))
  );
}

/** An answer of which no refusal is stated must be none by any rule, whatever its status. */
function isAnswer(stated: Exclude<StepOutcome, ReceiveStepOutcome>, actual: RequestStepOutcome): boolean {
  return (
    stated.status === actual.status &&
    isDeepStrictEqual(inOrder(stated.refused), inOrder(actual.refused)) &&
    (!("body" in stated) || isPart(stated.body, actual.body))
  );
}

function inOrder(refused: RequestStepOutcome["refused"] = []): string[] {
  return refused.map((violation) => JSON.stringify(violation, ["rule", "parameter"])).sort();
}

/** Of objects only the members that are stated count; lists have to be whole, and in the same order. */
export function isPart(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.length === whole.length && part.every((item, at) => isPart(item, whole[at]));
  }
  if (typeof part !== "object" || part === null) return isSameValue(part, whole);
  const has = members(whole);
  return (
    !Array.isArray(whole) && Object.entries(part).every(([name, member]) => name in has && isPart(member, has[name]))
  );
}

/** Clients read an integer that is safe as a number, and another one as a bigint: they are equal by what they say. */
function isSameValue(a: unknown, b: unknown): boolean {
  return exact(a) === exact(b);
}

function exact(value: unknown): unknown {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
