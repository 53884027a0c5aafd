import { type Html, html } from "../../html.ts";
import { countPlaces, type LandingContent } from "./content.ts";

/** What the documents leave open, and that they say so. */
export function notShown(content: LandingContent): Html {
  return html`<section class="band" aria-labelledby="not-shown">
<h2 id="not-shown">Not shown</h2>
<div>
<p class="lead">The descriptions that these documents were written from leave things open: payloads, statuses, schemes. Nothing was invented to fill the gaps. ${countPlaces(content)} places say what is missing, or what was concluded and from what.</p>
<p class="more"><a href="not-shown.html">What is not shown</a></p>
</div>
</section>`;
}
