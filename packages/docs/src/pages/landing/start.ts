import { type Html, html } from "../../html.ts";
import { CLONE } from "../../repository.ts";
import { commandBlock, sampleBlock } from "../code-block.ts";
import type { LandingContent } from "./content.ts";

/** Made by hand, since nothing is installed yet; the tests run it after `npm start`. */
const CREATE_CAMPAIGN =
  'curl -X POST "http://127.0.0.1:4031/12/accounts/hc7m2k9/campaigns?funding_instrument_id=fi4q8w&name=Night%20Roast&daily_budget_amount_local_micro=25000000"';

const INSTALL = [
  "npm install @social-api/platform-v2",
  "npm install @social-api/ads-v12",
  "npx @social-api/mock",
  "npx @social-api/sandbox",
] as const;

/** From nothing to a campaign, a typed call and a test, in steps that can be typed in their order. */
export function start({ samples }: LandingContent): Html {
  const steps: readonly (readonly [title: string, text: Html, code: Html])[] = [
    [
      "Start the sandbox",
      html`Clone the repository. With Node 20 or newer on Linux and Node 24.14 elsewhere, one command installs and builds everything, and serves the sandbox, the mock and this site. Leave it running. It needs no account.`,
      html`${[CLONE, "npm start"].map(commandBlock)}`,
    ],
    [
      "Create a campaign",
      html`From a second terminal. The sandbox remembers it, its dashboard at <code>http://127.0.0.1:4033</code> shows it, and what breaks a rule is refused by the name of the rule.`,
      commandBlock(CREATE_CAMPAIGN),
    ],
    [
      "Make it a typed call",
      html`One method per operation, its arguments side by side. Save this as <code>campaign.mjs</code> at the root of the clone, where the clients are installed already, and run it.`,
      html`${sampleBlock("campaign.mjs", samples.start)}${commandBlock("node campaign.mjs")}`,
    ],
    [
      "Take it into your tests",
      html`The mock and the sandbox also start inside a test, on a port of their own. A call resolves to <code>data</code> or <code>error</code>, both typed; <code>unwrap</code> returns the data or throws.`,
      sampleBlock("Create a campaign against the mock", samples.mock),
    ],
    [
      "Install what you need",
      html`In a project of your own: one client per API, which runs wherever <code>fetch</code> does (Node 20 and newer, browsers, edge workers). The mock checks every request against the documents and answers with their examples; the sandbox upholds every rule, delivers to webhooks and streams. The sandbox needs Node 24, the mock 24.14.`,
      html`${INSTALL.map(commandBlock)}${sampleBlock("Have a webhook’s events sent again", samples.replay)}`,
    ],
  ];
  return html`<section class="band" aria-labelledby="start">
<h2 id="start">Start</h2>
<ol class="steps">${steps.map(
    ([title, text, code]) =>
      html`<li><div><h3>${title}</h3><p>${text}</p></div><div class="code-column">${code}</div></li>`,
  )}</ol>
</section>`;
}
