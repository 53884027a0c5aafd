import type { Account } from "@social-api/ads-v12";
import type { Answer } from "../../http/answer.ts";
import type { AccountSettings } from "../../store/entities.ts";
import type { Entity } from "../../store/table.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import { answerSingle } from "../envelope.ts";

type Features = AccountSettings["features"];
type FeatureCall = AdsCall<"listFeatures" | "addFeatures" | "removeFeatures">;

export const featureHandlers: AdsHandlers<"listFeatures" | "addFeatures" | "removeFeatures"> = {
  /** Rule `features.read`: of those asked for, only what the account has. */
  listFeatures(call) {
    const asked: readonly string[] | undefined = call.args.feature_keys;
    return answerSingle(call, JSON.stringify(featuresOf(call).filter((feature) => asked?.includes(feature) !== false)));
  },

  /** Rule `features.sandbox`. One that is there already is ignored: our choice. */
  addFeatures: (call) => save(call, [...new Set([...featuresOf(call), ...call.args.feature_keys])]),

  /** Rule `features.sandbox`. One that is not there is ignored: our choice. */
  removeFeatures(call) {
    const removed: readonly string[] = call.args.feature_keys;
    return save(
      call,
      featuresOf(call).filter((feature) => !removed.includes(feature)),
    );
  },
};

function featuresOf(call: FeatureCall): Features {
  return accountOf(call)?.hidden.features ?? [];
}

function save(call: FeatureCall, features: Features): Answer {
  const account = accountOf(call);
  if (account) call.service.tables.accounts.put(account.wire.id, account.wire, { ...account.hidden, features });
  return answerSingle(call, JSON.stringify(features));
}

function accountOf({ args, service }: FeatureCall): Entity<Account, AccountSettings> | undefined {
  return service.tables.accounts.get(args.account_id);
}
