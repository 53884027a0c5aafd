import { type AdsClient, createAdsClient } from "@social-api/ads-v12";
import { createPlatformClient, type PlatformClient } from "@social-api/platform-v2";
import { type ControlClient, createControlClient, createSandbox } from "../../src/index.ts";
import { createSqliteStore } from "../../src/store/sqlite-store.ts";
import { openTables } from "../../src/store/tables.ts";
import { digest } from "../../src/users.ts";
import { ACCESS, type AccountName, Model, type UserName } from "./model.ts";

/** Where the clock stands when a run begins. */
const BEGINNING = Date.UTC(2026, 2, 10, 9, 30);

export const ACCOUNT_IDS: Readonly<Record<AccountName, string>> = { north: "hn0rth", south: "hs0uth" };

export const USER_IDS: Readonly<Record<UserName, string>> = {
  owner: "101",
  manager: "102",
  analyst: "103",
  stranger: "104",
};

const PERMISSIONS = { settings: "ACCOUNT_ADMIN", modify: "AD_MANAGER", view: "CAMPAIGN_ANALYST" } as const;

/** A sandbox as several users see it. */
export interface Real {
  readonly clients: Readonly<Record<UserName, AdsClient>>;
  readonly control: ControlClient;
  readonly platform: PlatformClient;
  /** Another sandbox, empty at first, whose clock shows the same. */
  readonly mirror: ControlClient;
  readonly userIds: Readonly<Record<UserName, string>>;
  setTime(now: number): void;
  close(): Promise<void>;
}

/** What may be done to requests on their way, to see whether the model notices. */
export type Meddle = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/** The webhooks of the owner: one takes everything, one refuses it, and one is silent, so that it stays pending. */
export const WEBHOOK_IDS = ["201", "202", "203"] as const;

async function deliver({ url }: Request): Promise<Response> {
  if (url.endsWith("/203")) await new Promise(() => {});
  return new Response(null, { status: url.endsWith("/201") ? 204 : 500 });
}

/** Plants the same world in a model and in a sandbox. */
export function startWorld({
  activeLimit = 200,
  meddle = (request, send) => send(request),
}: {
  activeLimit?: number;
  meddle?: Meddle;
} = {}): { model: Model; real: Real } {
  const model = new Model(BEGINNING);
  let now = BEGINNING;
  const store = createSqliteStore();
  const tables = openTables(store);
  const created_at = model.time;
  for (const user of Object.keys(USER_IDS) as UserName[]) {
    const id = USER_IDS[user];
    tables.users.put(id, { id, name: user, promotable: true }, {});
    tables.tokens.put(digest(`${user}-token`), { id: `t${id}`, user_id: id, created_at }, {});
    for (const account of Object.keys(ACCESS[user]) as AccountName[]) {
      const allowed = ACCESS[user][account] ?? [];
      const permission = allowed.includes("settings") ? "settings" : allowed.includes("modify") ? "modify" : "view";
      const account_id = ACCOUNT_IDS[account];
      const access = { user_id: id, account_id, permissions: [PERMISSIONS[permission]] };
      tables.access.put(`${id}/${account_id}`, access, {});
    }
  }
  for (const account of ["north", "south"] as const) {
    model.activeLimit[account] = activeLimit;
    const id = ACCOUNT_IDS[account];
    tables.accounts.put(
      id,
      {
        id,
        name: account,
        business_name: null,
        business_id: null,
        timezone: "Europe/Lisbon",
        timezone_switch_at: null,
        approval_status: "ACCEPTED",
        created_at,
        updated_at: created_at,
        deleted: false,
      },
      { industry_type: "RESTAURANT", active_campaign_limit: activeLimit, history_allowed: true, features: [] },
    );
    for (const currency of ["EUR", "USD"]) {
      const funding = `fi${account}${currency.toLowerCase()}`;
      model.funding.push({ id: funding, account, currency, deleted: false, created_at });
      tables.fundingInstruments.put(
        funding,
        {
          id: funding,
          account_id: id,
          type: "CREDIT_CARD",
          description: "Visa ending 4242",
          currency,
          start_time: created_at,
          end_time: null,
          credit_limit_local_micro: null,
          credit_remaining_local_micro: null,
          funded_amount_local_micro: null,
          entity_status: "ACTIVE",
          able_to_fund: true,
          reasons_not_able_to_fund: [],
          io_header: null,
          created_at,
          updated_at: created_at,
          deleted: false,
        },
        { account_id: id },
      );
    }
  }
  const user_id = USER_IDS.owner;
  for (const id of WEBHOOK_IDS) {
    tables.webhooks.put(id, { id, user_id, url: `http://localhost/${id}`, created_at }, {});
  }
  tables.subscriptions.put("301", { subscription_id: "301", user_id, created_at }, { owner: user_id });
  const clock = { now: () => now };
  const sandbox = createSandbox({ store, clock, deliver, maxAttempts: 1 });
  const mirror = createSandbox({ seed: { name: "empty" }, clock, deliver, maxAttempts: 1 });
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    meddle(new Request(input, init), (request) => sandbox.fetch(request));
  const clientOf = (user: UserName) =>
    createAdsClient({
      baseUrl: sandbox.urls.ads,
      sandboxUrl: sandbox.urls.adsSandbox,
      headers: { Authorization: `Bearer ${user}-token` },
      fetch,
    });
  return {
    model,
    real: {
      clients: {
        owner: clientOf("owner"),
        manager: clientOf("manager"),
        analyst: clientOf("analyst"),
        stranger: clientOf("stranger"),
      },
      control: createControlClient({ baseUrl: sandbox.urls.control, fetch }),
      platform: createPlatformClient({ baseUrl: sandbox.urls.platform, token: "owner-token", fetch }),
      mirror: createControlClient({ baseUrl: mirror.urls.control, fetch: mirror.fetch }),
      userIds: USER_IDS,
      setTime(time) {
        now = time;
      },
      async close() {
        await sandbox.close();
        await mirror.close();
      },
    },
  };
}
