import { can, type operations, operationTable, type PermissionAction } from "@social-api/ads-v12";
import type { Call } from "../http/api.ts";
import { refuse } from "../http/refusal.ts";

/**
 * What a user must be allowed to do on the account for an operation; several are alternatives, none means that any
 * association with the account is enough. The API's documents tell what each permission is for, not which operation
 * wants which: this is our choice, but for the rule `account.associated`.
 */
const VIEW: readonly PermissionAction[] = ["view-campaigns", "modify-creatives"];
const MODIFY: readonly PermissionAction[] = ["modify-campaigns"];
const CREATIVES: readonly PermissionAction[] = ["modify-campaigns", "modify-creatives"];
const SETTINGS: readonly PermissionAction[] = ["change-settings"];
const ANY: readonly PermissionAction[] = [];

const WANTED: Readonly<Record<keyof operations, readonly PermissionAction[]>> = {
  listAccounts: ANY,
  createAccount: ANY,
  getAccount: ANY,
  updateAccount: SETTINGS,
  deleteAccount: SETTINGS,
  listAccountApps: ANY,
  listAccountHistory: VIEW,
  estimateAudience: ANY,
  getAuthenticatedUserAccess: ANY,
  listCampaigns: VIEW,
  createCampaign: MODIFY,
  getCampaign: VIEW,
  updateCampaign: MODIFY,
  deleteCampaign: MODIFY,
  batchCampaigns: MODIFY,
  listCuratedCategories: ANY,
  getCuratedCategory: ANY,
  listFeatures: ANY,
  addFeatures: SETTINGS,
  removeFeatures: SETTINGS,
  listFundingInstruments: VIEW,
  createFundingInstrument: SETTINGS,
  getFundingInstrument: VIEW,
  deleteFundingInstrument: SETTINGS,
  listLineItems: VIEW,
  createLineItem: MODIFY,
  getLineItem: VIEW,
  updateLineItem: MODIFY,
  deleteLineItem: MODIFY,
  listLineItemCuratedCategories: VIEW,
  createLineItemCuratedCategory: MODIFY,
  getLineItemCuratedCategory: VIEW,
  updateLineItemCuratedCategory: MODIFY,
  deleteLineItemCuratedCategory: MODIFY,
  listLineItemPlacements: ANY,
  listMediaCreatives: VIEW,
  createMediaCreative: CREATIVES,
  getMediaCreative: VIEW,
  deleteMediaCreative: CREATIVES,
  listPromotedAccounts: VIEW,
  createPromotedAccount: CREATIVES,
  getPromotedAccount: VIEW,
  deletePromotedAccount: CREATIVES,
  listPromotedPosts: VIEW,
  getPromotedPost: VIEW,
  listAdvertiserBusinessCategories: ANY,
  listBiddingRules: ANY,
  listIabCategories: ANY,
};

/**
 * Makes sure that the account in the path belongs to the user (rule `account.associated`), and that the user may do
 * what the operation does (rule `permissions.roles`).
 *
 * @throws Refusal 403, the same for an account of others and for one that does not exist; 404 for a change below a
 *   deleted one
 */
export function assertAccess({
  operationId,
  args,
  user,
  service,
}: Pick<Call, "operationId" | "args" | "user" | "service">): void {
  const account_id = args["account_id"];
  if (account_id === undefined) return;
  const access = service.tables.access.get(`${user.id}/${account_id}`)?.wire;
  if (access === undefined) {
    const message = "The account is not associated with the authenticated user";
    refuse(403, { rule: "account.associated", parameter: "account_id", message });
  }
  assertNotDeleted(operationId as keyof operations, String(account_id), service);
  const wanted = WANTED[operationId as keyof operations];
  if (wanted.length === 0 || wanted.some((action) => can(access.permissions, action))) return;
  const message = `The user may not do this on the account: it takes a permission to ${wanted.join(" or to ")}, and the user has ${access.permissions.join(", ") || "none"}`;
  refuse(403, { rule: "permissions.roles", message });
}

/** What becomes of the things below a deleted account is not shown: they can be read and not be changed, our choice. */
function assertNotDeleted(operationId: keyof operations, account_id: string, { tables }: Call["service"]): void {
  if (operationTable[operationId].method === "GET" || tables.accounts.get(account_id)?.wire.deleted !== true) return;
  refuse(404, { parameter: "account_id", message: "The account is deleted: what it holds can only be read" });
}
