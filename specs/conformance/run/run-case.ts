import { isDeepStrictEqual } from "node:util";
import { parseEventRecord } from "@social-api/platform-v2";
import { APIS, type Api, loadBundle } from "../../../scripts/generate/bundle.ts";
import type { Case, ScenarioCase, ScenarioOutcome } from "./case.ts";
import { checkExchange } from "./check-exchange.ts";
import { answerJudge, runAnswer, toJudgement } from "./judge-answer.ts";
import { matchSteps } from "./match-steps.ts";
import { participantIds } from "./rules/participants.ts";
import { runRequest } from "./run-request.ts";
import { runStream } from "./run-stream.ts";
import { runPoll, runWalk } from "./run-walk.ts";

/** Every kind of case but scenarios, which need a service that is running. */
export type ClientCase = Exclude<Case, ScenarioCase>;

/** Runs a case of a rule and tells its outcome, in the form in which cases state it. */
export type RunCase = (api: Api, rule: string, testCase: ClientCase) => Promise<Case["outcome"]>;

/** Prepares the runner of all kinds of cases that tell of clients, or bring their answers along. */
export async function createRunner(): Promise<RunCase> {
  const judges = Object.fromEntries(
    await Promise.all(APIS.map(async (api) => [api, answerJudge(await loadBundle(api))] as const)),
  );
  return async (api, rule, testCase) => {
    if ("request" in testCase) return runRequest(api, testCase);
    if ("walk" in testCase) return runWalk(api, testCase);
    if ("poll" in testCase) return runPoll(api, testCase);
    if ("stream" in testCase) return runStream(testCase);
    if ("answer" in testCase) return runAnswer(api, judges[api] as ReturnType<typeof answerJudge>, testCase);
    if ("exchange" in testCase) return toJudgement(checkExchange(rule, testCase));
    const participants = parseEventRecord(testCase.record).participantChanges.map(
      ({ participantIds }) => participantIds,
    );
    return { ...toJudgement(participantIds(testCase.record)), participants: participants as string[][] };
  };
}

/** What a case may leave unsaid. */
const OPTIONAL = ["kind", "resumes"];

/** Whether an outcome is the one that a case states; violations and places in any order, silence on what is optional. */
export function hasOutcome({ outcome }: Case, actual: Case["outcome"]): boolean {
  if ("steps" in outcome || "steps" in actual) {
    return "steps" in outcome && "steps" in actual && matchSteps(outcome, actual as ScenarioOutcome);
  }
  const stated = Object.entries(actual).filter(([name]) => name in outcome || !OPTIONAL.includes(name));
  return isDeepStrictEqual(inOrder(outcome), inOrder(Object.fromEntries(stated)));
}

function inOrder(outcome: object): object {
  return Object.fromEntries(
    Object.entries(outcome).map(([name, value]) =>
      (name === "refused" || name === "at") && Array.isArray(value)
        ? [name, value.map((entry) => JSON.stringify(entry, ["rule", "parameter"])).sort()]
        : [name, value],
    ),
  );
}
