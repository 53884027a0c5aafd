import { type Campaign, createAdsClient, createTransport, formatMicro, preflight } from "@social-api/ads-v12";
import { changeDailyBudget, loadCampaigns, sumTotals } from "./budgets.ts";

/** `?ads=http://127.0.0.1:4031&account=hc7m2k9&seconds=5` */
const query = new URLSearchParams(location.search);
const account_id = query.get("account") ?? "hc7m2k9";
const seconds = Number(query.get("seconds") ?? 5);

const known = new Map<string, Campaign>();
const ads = createAdsClient({ baseUrl: query.get("ads") ?? "http://127.0.0.1:4031", fetch: createTransport() });
// What is stored lets preflight judge an update: its daily budget against the total one that it does not give.
ads.use(preflight({ campaign: ({ campaign_id }) => known.get(campaign_id) }));

const status = document.querySelector("#status") as HTMLElement;
const body = document.querySelector("tbody") as HTMLElement;
const foot = document.querySelector("tfoot") as HTMLElement;

async function refresh(): Promise<void> {
  try {
    const campaigns = await loadCampaigns(ads, account_id);
    known.clear();
    for (const campaign of campaigns) known.set(campaign.id, campaign);
    // Whoever is typing is not disturbed.
    if (!body.contains(document.activeElement)) body.replaceChildren(...campaigns.map(row));
    foot.replaceChildren(...[...sumTotals(campaigns)].map(([currency, sum]) => sumRow(currency, sum)));
    status.textContent = `${campaigns.length} campaigns`;
  } catch (error) {
    status.textContent = `Not up to date: ${error instanceof Error ? error.message : error}`;
  }
}

function row(campaign: Campaign): HTMLTableRowElement {
  const { id, name, currency, entity_status, total_budget_amount_local_micro: total } = campaign;
  const tr = document.createElement("tr");
  tr.dataset["id"] = id;
  const heading = cell("th", name);
  heading.setAttribute("scope", "row");
  const daily = cell("td", "");
  daily.append(dailyForm(campaign));
  tr.append(
    heading,
    cell("td", entity_status),
    cell("td", total === null ? "none" : formatMicro(total, currency)),
    daily,
  );
  return tr;
}

function dailyForm({ id, name, currency, daily_budget_amount_local_micro: daily }: Campaign): HTMLFormElement {
  const form = document.createElement("form");
  const input = document.createElement("input");
  input.name = "amount";
  input.inputMode = "decimal";
  input.placeholder = daily === null ? "none" : formatMicro(daily, currency);
  input.setAttribute("aria-label", `Daily budget of ${name}`);
  const button = document.createElement("button");
  button.textContent = "Change";
  button.setAttribute("aria-label", `Change the daily budget of ${name}`);
  form.append(input, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const faults = await changeDailyBudget(ads, account_id, id, input.value);
    const place = form.parentElement;
    for (const old of place?.querySelectorAll("p") ?? []) old.remove();
    place?.append(...faults.map((fault) => Object.assign(document.createElement("p"), { textContent: fault })));
    if (faults.length > 0) return;
    button.blur();
    input.blur();
    await refresh();
  });
  return form;
}

function sumRow(currency: string, sum: bigint): HTMLTableRowElement {
  const tr = document.createElement("tr");
  const heading = cell("th", `All in ${currency}`);
  heading.setAttribute("scope", "row");
  tr.append(heading, cell("td", ""), cell("td", formatMicro(sum, currency)), cell("td", ""));
  return tr;
}

const cell = (tag: "td" | "th", text: string) => Object.assign(document.createElement(tag), { textContent: text });

await refresh();
setInterval(refresh, seconds * 1000);
