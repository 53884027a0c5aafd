import { rulePage } from "../../document/place.ts";
import { WHERE_WORDS } from "../../document/where.ts";
import { type Html, html } from "../../html.ts";
import { inlineMarkdown } from "../../markdown.ts";
import { sampleBlock } from "../code-block.ts";
import { allRules, type LandingContent } from "./content.ts";

/** One rule of each kind that a reader will meet early. */
const SHOWN_RULES = ["campaign.daily-within-total", "replay.one-in-progress", "page.end", "batch.order"];

/** What a rule is, by example. */
export function rules(content: LandingContent): Html {
  const all = allRules(content);
  const rows = SHOWN_RULES.flatMap((id) => all.filter((rule) => rule.id === id)).map(
    ({ id, text, where }) => html`<div>
<dt><a href="${rulePage(id)}"><code>${id}</code></a> <span class="badge ${where}">${WHERE_WORDS[where].short}</span></dt>
<dd>${inlineMarkdown(text.trim())}</dd>
</div>`,
  );
  return html`<section class="band" aria-labelledby="rules">
<h2 id="rules">Rules</h2>
<div>
<p class="lead">A type says that a budget is a number. That the daily one must not exceed the total is a rule, and the two APIs state ${all.length} of them. Each operation in the references names those that bind it.</p>
<dl class="rows">${rows}</dl>
${sampleBlock("A refusal names its rule", content.samples.refused)}
<p class="more"><a href="rules.html">All ${all.length} rules</a></p>
</div>
</section>`;
}
