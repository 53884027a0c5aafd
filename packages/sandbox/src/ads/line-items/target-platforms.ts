import type { LineItem } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import type { OfAccount, TargetingCriterion } from "../../store/entities.ts";
import type { Change } from "../change.ts";
import { record } from "../history.ts";

const PLATFORM = "PLATFORM";

/** The platform of each app store. iOS is written so in the API's documents; Android as an app's `os_type` is. */
const PLATFORMS = { android_app_store_identifier: "Android", ios_app_store_identifier: "iOS" } as const;

/**
 * Rule `line-item.platform-targeting`: an app store identifier that is set adds the PLATFORM targeting criterion that
 * matches it. One that is changed replaces the criterion by a new one (our choice), so that there is never more than one
 * for a platform. The API shows no operation that reads criteria: the account history tells of them.
 */
export function targetPlatforms(change: Change<OfAccount>, before: LineItem | undefined, after: LineItem): void {
  for (const [parameter, platform] of Object.entries(PLATFORMS)) {
    const name = parameter as keyof typeof PLATFORMS;
    if (after[name] === null || after[name] === before?.[name]) continue;
    removePlatform(change, after.id, platform);
    addPlatform(change, after.id, platform);
  }
}

function removePlatform(change: Change<OfAccount>, line_item_id: string, platform: string): void {
  const found = change.service.tables.targetingCriteria.find({
    where: [
      { key: "line_item_id", in: [line_item_id] },
      { key: "deleted", in: [0] },
    ],
  });
  for (const { wire } of found) {
    if (wire.targeting_type !== PLATFORM || wire.targeting_value !== platform) continue;
    save(change, wire, { ...wire, deleted: true, updated_at: toSeconds(change.now) });
  }
}

function addPlatform(change: Change<OfAccount>, line_item_id: string, platform: string): void {
  const at = toSeconds(change.now);
  save(change, undefined, {
    id: change.service.ids.ads("tc"),
    line_item_id,
    targeting_type: PLATFORM,
    targeting_value: platform,
    operator_type: "EQ",
    created_at: at,
    updated_at: at,
    deleted: false,
  });
}

function save(change: Change<OfAccount>, before: TargetingCriterion | undefined, after: TargetingCriterion): void {
  change.service.tables.targetingCriteria.put(after.id, after, { account_id: change.args.account_id });
  record(change, "TARGETING_CRITERIA", before, after);
}
