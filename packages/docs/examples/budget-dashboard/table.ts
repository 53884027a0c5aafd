import { type Campaign, formatMicro, type Int64 } from "@social-api/ads-v12";
import { sumTotals } from "./budgets.ts";

const body = document.querySelector("tbody") as HTMLTableSectionElement;
const foot = document.querySelector("tfoot") as HTMLTableSectionElement;
const template = document.querySelector("template") as HTMLTemplateElement;
const rows = new Map<string, HTMLTableRowElement>();

/** Changes the daily budget of a campaign to what a person typed; resolves to what is wrong with it. */
type Change = (campaign_id: string, amount: string) => Promise<string>;

/** Rows are filled anew and stay where they are, so that nobody loses the focus or what is typed in any of them. */
export function showCampaigns(campaigns: readonly Campaign[], change: Change): void {
  const ids = new Set(campaigns.map(({ id }) => id));
  for (const [id, row] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    rows.delete(id);
  }
  for (const [index, campaign] of campaigns.entries()) {
    const row = rows.get(campaign.id) ?? addRow(campaign.id, change);
    fillRow(row, campaign);
    if (body.rows[index] !== row) body.insertBefore(row, body.rows[index] ?? null);
  }
  foot.replaceChildren(...[...sumTotals(campaigns)].map(([currency, sum]) => sumRow(currency, sum)));
}

function addRow(id: string, change: Change): HTMLTableRowElement {
  const row = body.appendChild(template.content.querySelector("tr")?.cloneNode(true) as HTMLTableRowElement);
  row.dataset["id"] = id;
  rows.set(id, row);
  const input = row.querySelector("input") as HTMLInputElement;
  row.querySelector("form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (input.readOnly) return; // One change at a time.
    input.readOnly = true;
    const fault = await change(id, input.value);
    input.readOnly = false;
    if (fault === "") input.value = "";
    (row.querySelector("[role=alert]") as HTMLElement).textContent = fault;
  });
  return row;
}

function fillRow(row: HTMLTableRowElement, campaign: Campaign): void {
  const { name, currency, total_budget_amount_local_micro: total, daily_budget_amount_local_micro: daily } = campaign;
  const texts = [name, campaign.entity_status, amountText(total, currency)];
  for (const [index, text] of texts.entries()) (row.cells[index] as HTMLElement).textContent = text;
  const input = row.querySelector("input") as HTMLInputElement;
  input.placeholder = amountText(daily, currency);
  input.ariaLabel = `Daily budget of ${name}`;
  (row.querySelector("button") as HTMLButtonElement).ariaLabel = `Change the daily budget of ${name}`;
}

function sumRow(currency: string, sum: bigint): HTMLTableRowElement {
  const row = document.createElement("tr");
  const heading = Object.assign(document.createElement("th"), { scope: "row", textContent: `All in ${currency}` });
  row.append(heading);
  row.insertCell();
  row.insertCell().textContent = formatMicro(sum, currency);
  row.insertCell();
  return row;
}

const amountText = (micro: Int64 | null, currency: string) => (micro === null ? "none" : formatMicro(micro, currency));
