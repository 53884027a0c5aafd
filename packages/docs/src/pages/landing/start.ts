import { type Html, html } from "../../html.ts";
import { commandBlock, sampleBlock } from "../code-block.ts";
import type { LandingContent } from "./content.ts";

/** From nothing to a typed call and a test, in four steps. */
export function start({ samples }: LandingContent): Html {
  const steps: readonly (readonly [title: string, text: Html, code: Html])[] = [
    [
      "Install a client",
      html`One package per API. They run wherever <code>fetch</code> does: Node 20 and newer, browsers, edge workers.`,
      html`${commandBlock("npm install @social-api/platform-v2")}${commandBlock("npm install @social-api/ads-v12")}`,
    ],
    [
      "Run the mock, or the sandbox",
      html`The mock checks every request against the documents and answers with their examples. The sandbox remembers: it upholds every rule, delivers to webhooks, streams, and shows it all on a dashboard. Both need Node 24 and no account.`,
      html`${commandBlock("npx @social-api/mock")}${commandBlock("npx @social-api/sandbox")}`,
    ],
    [
      "Make a typed call",
      html`One method per operation, its arguments side by side. A call resolves to <code>data</code> or <code>error</code>, both typed, and to the raw <code>response</code>.`,
      sampleBlock("Have a webhook’s events sent again", samples.replay),
    ],
    [
      "Take it into your tests",
      html`The mock also starts inside a test, on a port of its own. <code>unwrap</code> returns the data or throws.`,
      sampleBlock("Create a campaign against the mock", samples.mock),
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
