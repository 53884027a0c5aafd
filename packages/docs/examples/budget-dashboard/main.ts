import { type Campaign, createAdsClient, createTransport, preflight } from "@social-api/ads-v12";
import { changeDailyBudget, explain, loadCampaigns } from "./budgets.ts";
import { showCampaigns } from "./table.ts";

const status = document.querySelector("#status") as HTMLElement;

/** Shows the budgets of an account, and keeps up with what others change. */
function start(query: URLSearchParams): void {
  const account_id = query.get("account") ?? "hc7m2k9";
  const seconds = Number(query.get("seconds") ?? 5);
  if (!(seconds >= 0.1 && seconds <= 3600)) throw new RangeError("seconds must be a number from 0.1 to 3600");
  const ads = createAdsClient({ baseUrl: query.get("ads") ?? "http://127.0.0.1:4031", fetch: createTransport() });
  let known = new Map<string, Campaign>();
  // What is stored lets preflight judge an update: its daily budget against the total one that it does not give.
  ads.use(preflight({ campaign: ({ campaign_id }) => known.get(campaign_id) }));

  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the refresh that began last counts: an older one may not know of a change yet. */
  async function refresh(): Promise<void> {
    const turn = ++latest;
    clearTimeout(timer);
    try {
      const campaigns = await loadCampaigns(ads, account_id);
      if (turn !== latest) return;
      known = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
      showCampaigns(campaigns, change);
      status.textContent = `${campaigns.length} campaigns`;
    } catch (error) {
      if (turn !== latest) return;
      status.textContent = `Not up to date: ${explain(error)}`;
    }
    // Not at fixed times, where a slow answer would meet the next refresh.
    timer = setTimeout(refresh, seconds * 1000);
  }

  async function change(campaign_id: string, amount: string): Promise<string> {
    const fault = await changeDailyBudget(ads, account_id, campaign_id, amount);
    if (fault === "") await refresh();
    return fault;
  }

  refresh();
}

try {
  // Such as `?ads=http://127.0.0.1:4031&account=hc7m2k9&seconds=5`.
  start(new URLSearchParams(location.search));
} catch (error) {
  status.textContent = `The address of this page is wrong: ${explain(error)}`;
}
