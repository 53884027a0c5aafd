import { type Html, html } from "../../html.ts";
import { folderOf, packagePage } from "../../packages.ts";
import type { LandingContent } from "./content.ts";

/** The packages that anybody can install, as they describe themselves. */
export function packages({ packages }: LandingContent): Html {
  return html`<section class="band" aria-labelledby="packages">
<h2 id="packages">Packages</h2>
<dl class="packages">${packages.map(
    ({ name, description }) =>
      html`<div><dt><a href="${packagePage(folderOf(name))}"><code>${name}</code></a></dt><dd>${description}</dd></div>`,
  )}</dl>
</section>`;
}
