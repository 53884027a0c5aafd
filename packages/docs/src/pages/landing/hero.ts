import { APIS, referencePage } from "../../apis.ts";
import { listOperations } from "../../document/operations.ts";
import { type Html, html } from "../../html.ts";
import { sampleBlock } from "../code-block.ts";
import { allRules, countPlaces, type LandingContent } from "./content.ts";

/** What this is, in a sentence, a program and three numbers. */
export function hero(content: LandingContent): Html {
  const { documents, samples } = content;
  const operations = APIS.flatMap((api) => listOperations(documents[api]).filter(({ path }) => path[0] === "paths"));
  return html`<section class="hero">
<div>
<h1>Two APIs. Every&nbsp;rule in writing.</h1>
<p class="lead">Typed clients, a contract mock, a sandbox with a memory and a searchable reference for a social platform’s API v2 and its Ads API v12. What the APIs demand has a name here, and what nobody has published is marked as open.</p>
<p class="actions"><a class="button" href="#start">Start in five minutes</a> <a href="${referencePage("platform-v2")}">Platform v2 reference</a> <a href="${referencePage("ads-v12")}">Ads v12 reference</a></p>
</div>
${sampleBlock("List campaigns", samples["first-call"])}
</section>
<ul class="counts">
<li><a href="#references"><b>${operations.length}</b> operations</a>, each with a typed method, in the mock and in the sandbox</li>
<li><a href="rules.html"><b>${allRules(content).length}</b> rules</a> under names that stay</li>
<li><a href="not-shown.html"><b>${countPlaces(content)}</b> places</a> marked as open or inferred</li>
</ul>`;
}
