// The limit: node:http doing the same routes, look-ups and serialisation, and nothing else. No rules, no schemas, no users.
// Arguments: the port, a file with the campaigns that it holds, as JSON, and how pages are written: `stringified` from its
// objects, `joined` from rows that are kept as text, or `prepared` as a whole, which is what sending alone costs.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file, pages = "stringified"] = process.argv;
const campaigns = new Map(JSON.parse(readFileSync(file, "utf8")).map((campaign) => [campaign.id, campaign]));
const texts = [...campaigns.values()].map((campaign) => JSON.stringify(campaign));
const prepared = Buffer.from(page("bk0001", { count: "200" }));
let created = 0;

const ROUTE = /^\/12\/(batch\/)?accounts\/([^/]+)\/campaigns(?:\/([^/]+))?$/;

createServer((request, response) => {
  const [path, query] = request.url.split("?", 2);
  const [, batch, account_id, campaign_id] = ROUTE.exec(path) ?? [];
  const params = Object.fromEntries(new URLSearchParams(query));
  if (batch !== undefined) {
    readJson(request).then((items) => {
      send(response, { data: items.map((item) => create(item.params)), request: items });
    });
  } else if (request.method === "POST") {
    send(response, { request: { params: { account_id, ...params } }, data: create(params) });
  } else if (campaign_id !== undefined) {
    const data = campaigns.get(campaign_id);
    send(response, { request: { params: { account_id, campaign_id } }, data }, data === undefined ? 404 : 200);
  } else {
    sendText(response, pages === "prepared" ? prepared : page(account_id, params));
  }
}).listen(Number(port), "127.0.0.1");

function page(account_id, params) {
  const count = Number(params.count ?? 200);
  const request = { params: { account_id, ...params } };
  if (pages === "stringified") {
    return JSON.stringify({ request, next_cursor: null, data: [...campaigns.values().take(count)] });
  }
  return `{"request":${JSON.stringify(request)},"next_cursor":null,"data":[${texts.slice(0, count).join(",")}]}`;
}

function create({ name, funding_instrument_id, entity_status = "ACTIVE" }) {
  created += 1;
  const at = new Date().toISOString();
  const campaign = {
    id: `cpnew${created}`,
    name,
    funding_instrument_id,
    currency: "EUR",
    budget_optimization: "CAMPAIGN",
    daily_budget_amount_local_micro: null,
    total_budget_amount_local_micro: null,
    standard_delivery: true,
    entity_status,
    effective_status: "UNKNOWN",
    servable: false,
    reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
    purchase_order_number: null,
    duration_in_days: null,
    frequency_cap: null,
    created_at: at,
    updated_at: at,
    deleted: false,
  };
  campaigns.set(campaign.id, campaign);
  return campaign;
}

function send(response, body, status = 200) {
  sendText(response, JSON.stringify(body), status);
}

function sendText(response, text, status = 200) {
  response
    .writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) })
    .end(text);
}

async function readJson(request) {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return JSON.parse(text);
}
