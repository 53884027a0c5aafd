import { operationTable as adsTable } from "@social-api/ads-v12";
import { operationTable as platformTable } from "@social-api/platform-v2";
import type { FaultOptions } from "../faults/faults.ts";
import { Refusal, refuse, type Violation } from "../http/refusal.ts";
import { checkProblem } from "../platform/check-problem.ts";
import { type ControlHandlers, DELETED } from "./call.ts";

export const faultHandlers: ControlHandlers<"listFaults" | "createFault" | "deleteFault" | "deleteFaults"> = {
  listFaults: ({ service }) => ({ data: service.faults.list() }),

  createFault({ service, args }) {
    const violations = checkFault(args);
    if (violations.length > 0) throw new Refusal(400, violations);
    return { data: service.faults.add(args) };
  },

  deleteFault({ service, args: { fault_id } }) {
    if (service.faults.remove(fault_id)) return DELETED;
    return refuse(404, { parameter: "fault_id", message: `There is no fault ${fault_id}` });
  },

  deleteFaults({ service }) {
    service.faults.clear();
    return DELETED;
  },
};

/** What no schema can say: which operations there are, and which can have which fault. */
function* findWrong({ operation_id = null, outcome }: FaultOptions): Generator<string> {
  if (operation_id !== null && !Object.hasOwn(adsTable, operation_id) && !Object.hasOwn(platformTable, operation_id)) {
    yield `There is no operation ${operation_id}: name one of either API, such as listCampaigns, or null for all`;
  } else if (outcome.kind === "stalled" && operation_id !== "streamActivity") {
    yield "Only the stream can be stalled: operation_id must be streamActivity";
  } else if (outcome.kind === "problem" && !Object.hasOwn(platformTable, operation_id ?? "")) {
    yield `Only the platform API answers with problems: operation_id must be one of ${Object.keys(platformTable).join(", ")}`;
  }
}

function checkFault(fault: FaultOptions): Violation[] {
  const { outcome } = fault;
  const wrong: Violation[] = [...findWrong(fault)].map((message) => ({ parameter: "operation_id", message }));
  if (outcome.kind !== "problem") return wrong;
  return [...wrong, ...checkProblem(outcome.problem, outcome.extra ?? {}, "outcome.extra")];
}
