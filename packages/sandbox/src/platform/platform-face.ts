import { checkRequest, type operations, operationTable } from "@social-api/platform-v2";
import type { Api, CheckedRequest } from "../http/api.ts";
import { createApiFace } from "../http/api-face.ts";
import type { Face } from "../http/face.ts";
import type { ParameterKind, ParameterSchema } from "../http/operation-schema.ts";
import { readBundle } from "../http/read-bundle.ts";
import { Refusal, type Violation } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import { authenticate, isBearer } from "../users.ts";
import type { PlatformHandler, PlatformHandlers } from "./call.ts";
import { checkRangeOrder } from "./check-range-order.ts";
import { replayHandlers } from "./create-replay-job.ts";
import { subscriptionHandlers } from "./create-subscription.ts";
import { checkDeprecatedRange, deprecatedRange } from "./deprecated-range.ts";
import { connectionEndHandlers } from "./end-connections.ts";
import { connectionListHandlers } from "./list-connections.ts";
import { platformFailure } from "./problem-failure.ts";
import { streamHandlers } from "./stream-activity.ts";

type OperationId = keyof operations;

const handlers: PlatformHandlers = {
  ...replayHandlers,
  ...subscriptionHandlers,
  ...streamHandlers,
  ...connectionListHandlers,
  ...connectionEndHandlers,
};

/** Serves the platform API v2. */
export function createPlatformFace(service: Service): Face {
  const api: Api<OperationId> = {
    bundle: () => readBundle("platform-v2"),
    operations: operationTable,
    furtherParameters: () => ({
      createAccountActivityReplayJob: parameters("string", "from_date", "to_date"),
      deleteConnections: parameters("strings", "uuids"),
      // Understood, to be refused: whoever sends them expects something else to happen.
      deleteAllConnections: parameters("string", "endpoint_id"),
      streamActivity: parameters("string", "keyword"),
    }),
    authenticate,
    check,
    handle: (operationId, call) => (handlers[operationId] as PlatformHandler<OperationId>)(call as never),
    failure: platformFailure,
  };
  return createApiFace("platform", api, service);
}

/** Parameters that are not shown, under names of our choice. */
function parameters(kind: ParameterKind, ...names: string[]): ParameterSchema[] {
  return names.map((name) => ({ name, required: false, kind, schema: {} }));
}

function check(
  operationId: OperationId,
  args: Readonly<Record<string, unknown>>,
  { now, authorization }: CheckedRequest,
): readonly Violation[] {
  const violations: Violation[] = checkRequest(operationId, args, { now, authorization });
  if (operationId === "createAccountActivityReplayJob") {
    const known = new Set(violations.map(({ rule, parameter }) => `${rule} ${parameter}`));
    const more = checkDeprecatedRange(args, now).filter(({ rule, parameter }) => !known.has(`${rule} ${parameter}`));
    violations.push(...more, ...checkRangeOrder(deprecatedRange(args), [...violations, ...more]));
  }
  if (operationId === "createWebhookReplayJob") violations.push(...checkRangeOrder(args, violations));
  // Rule `auth.bearer`. With another scheme, the kind of problem says so.
  const isUnauthenticated = violations.some(({ rule }) => rule === "auth.bearer");
  if (isUnauthenticated && authorization !== null && !isBearer(authorization)) {
    throw new Refusal(401, violations, { problem: { kind: "unsupported-authentication" } });
  }
  return violations;
}
