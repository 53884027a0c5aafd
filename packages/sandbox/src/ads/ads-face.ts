import { type CheckContext, checkRequest, type operations, operationTable } from "@social-api/ads-v12";
import type { Answer } from "../http/answer.ts";
import type { Api, Call, CheckedRequest } from "../http/api.ts";
import { createApiFace } from "../http/api-face.ts";
import type { Face } from "../http/face.ts";
import { readOperationSchema } from "../http/operation-schema.ts";
import { readBundle } from "../http/read-bundle.ts";
import { Refusal, type Violation } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import { authenticate } from "../users.ts";
import { assertAccess } from "./access.ts";
import type { AdsHandler } from "./call.ts";
import { adsFailure } from "./failure-body.ts";
import { adsHandlers } from "./handlers.ts";

type OperationId = keyof operations;

/** Serves the Ads API as one of its hosts: operations of the sandbox alone exist on the sandbox host alone. */
export function createAdsFace(host: "production" | "sandbox", service: Service): Face {
  const bundle = () => readBundle("ads-v12");
  const listOfCodes = { name: "country_codes", required: false, kind: "strings", schema: { type: "array" } } as const;
  const api: Api<OperationId> = {
    bundle,
    operations: operationTable,
    isHere: ({ sandboxOnly }) => host === "sandbox" || sandboxOnly !== true,
    furtherParameters: () => ({
      // The creation has further parameters that are not shown. Those of the update mean the same.
      createLineItem: [
        ...readOperationSchema(bundle(), "updateLineItem", operationTable.updateLineItem).query.values(),
      ],
      listCuratedCategories: [listOfCodes],
    }),
    authenticate,
    check(operationId, args, request) {
      const looks = LOOK_AT_STORED.has(operationId) && mayKnow(operationId, args, request);
      const context = { host, ...(looks && stored(operationId, args, service)) };
      return checkRequest(operationId, args, context as CheckContext<OperationId>).map(forTheWire);
    },
    handle(operationId, call) {
      assertAccess(call);
      const handler = adsHandlers[operationId] as unknown as AdsHandler<OperationId>;
      const run = (): Answer => handler(call as never);
      return operationTable[operationId].method === "GET" ? run() : service.store.transaction(run);
    },
    failure: adsFailure,
  };
  return createApiFace(host === "sandbox" ? "adsSandbox" : "ads", api, service);
}

/** What the rules tell callers of JavaScript about numbers that are rounded. */
const ABOUT_BIGINT = /[,;] beyond 2\^53 - 1 .*bigint.*$/;

/** In words that whoever sends a request can follow, in any language. */
function forTheWire(violation: Violation): Violation {
  return { ...violation, message: violation.message.replace(ABOUT_BIGINT, ", within 64 bits") };
}

/** The operations with rules of one request that look at what is stored. */
const LOOK_AT_STORED: ReadonlySet<OperationId> = new Set(["updateCampaign", "updateLineItem", "batchCampaigns"]);

/** Who may not make a change learns nothing of what is stored: the request is judged alone, and refused later. */
function mayKnow(operationId: OperationId, args: Call["args"], { authorization, service }: CheckedRequest): boolean {
  try {
    assertAccess({ operationId, args, user: authenticate(service.tables, authorization), service });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What is stored of the entity that an update names: some rules of a request look at it. */
function stored(
  operationId: OperationId,
  args: Call["args"],
  { tables }: Service,
): Pick<CheckContext, "stored"> | object {
  const own = <Wire>(found: { wire: Wire; hidden: { account_id: string } } | undefined): Wire | undefined =>
    found?.hidden.account_id === args["account_id"] ? found?.wire : undefined;
  if (operationId === "updateCampaign") return { stored: own(tables.campaigns.get(String(args["campaign_id"]))) };
  if (operationId === "updateLineItem") return { stored: own(tables.lineItems.get(String(args["line_item_id"]))) };
  if (operationId !== "batchCampaigns" || !Array.isArray(args["body"])) return {};
  const ids = args["body"]
    .slice(0, 40)
    .map((item) => (Object(item) as { params?: { campaign_id?: unknown } }).params?.campaign_id);
  const campaigns = ids.flatMap((id) => {
    const campaign = typeof id === "string" ? own(tables.campaigns.get(id)) : undefined;
    return campaign ? [[campaign.id, campaign] as const] : [];
  });
  return { stored: Object.fromEntries(campaigns) };
}
