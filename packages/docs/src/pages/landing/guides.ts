import { type Html, html } from "../../html.ts";
import { articleList } from "../guides.ts";
import type { LandingContent } from "./content.ts";

/** The way into the guides and the examples. */
export function guides({ guides, examples }: LandingContent): Html {
  return html`<section class="band" aria-labelledby="guides">
<h2 id="guides">Guides</h2>
<div>
<p class="lead">Each is short, and every program in them is run by the tests.</p>
<ol class="guides">${guides.map(({ file, title }) => html`<li><a href="${file}">${title}</a></li>`)}</ol>
<p class="lead">Three small programs to begin with:</p>
${articleList(examples)}
</div>
</section>`;
}
