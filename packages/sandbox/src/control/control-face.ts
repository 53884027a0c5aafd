import { stringifyJson } from "@social-api/core";
import { answerDashboard } from "../dashboard/answer-dashboard.ts";
import { operationTable } from "../generated/operation-table.ts";
import type { operations } from "../generated/types.ts";
import type { Api } from "../http/api.ts";
import { createApiFace } from "../http/api-face.ts";
import type { Face } from "../http/face.ts";
import { readBundle } from "../http/read-bundle.ts";
import { Refusal } from "../http/refusal.ts";
import type { FaceName } from "../request-log.ts";
import type { Service } from "../service.ts";
import type { User } from "../store/entities.ts";
import type { ControlCall, ControlHandler } from "./call.ts";
import { controlFailure } from "./failure-body.ts";
import { controlHandlers } from "./handlers.ts";
import { assertOwnHost, type FurtherHosts } from "./own-host.ts";
import { checkToken } from "./tokens.ts";

/** Who acts through the control API: nobody of those that are stored. The account history names this id. */
const OPERATOR: User = { id: "1", name: "Operator", promotable: false };

/** The largest document that can be imported, in bytes: what strings and a laptop's memory hold with ease. */
const IMPORT_LIMIT = 2 ** 28;

/** Serves the control API, and the dashboard at its root. */
export function createControlFace(
  service: Service,
  urls: Readonly<Record<FaceName, string>>,
  furtherHosts?: FurtherHosts,
): Face {
  const api: Api<keyof operations> = {
    bundle: () => readBundle("sandbox-control"),
    operations: operationTable,
    public: false,
    bodyLimits: { importState: IMPORT_LIMIT },
    authenticate: () => OPERATOR,
    check: (operationId, args) => (operationId === "createToken" ? checkToken(args) : []),
    async handle(operationId, call) {
      const handler = controlHandlers[operationId] as ControlHandler<never>;
      const controlCall = { ...call, urls } as ControlCall as ControlCall<never>;
      return { body: stringifyJson(await handler(controlCall)) };
    },
    failure: controlFailure,
  };
  const face = createApiFace("control", api, service);
  return async (request) => {
    try {
      assertOwnHost(request, urls.control, furtherHosts);
    } catch (error) {
      if (error instanceof Refusal) return { ...controlFailure({ refusal: error }), status: error.status };
      throw error;
    }
    return (await answerDashboard(request)) ?? face(request);
  };
}
