import { REFERENCES, type ReferenceId, referencePage, SHORT_TITLES } from "../../apis.ts";
import { listOperations } from "../../document/operations.ts";
import { tagHref } from "../../document/place.ts";
import type { ApiDocument } from "../../document/types.ts";
import { type Html, html } from "../../html.ts";
import type { LandingContent } from "./content.ts";

/** The way into the references, group by group. */
export function references({ documents }: LandingContent): Html {
  return html`<section class="band" aria-labelledby="references">
<h2 id="references">References</h2>
<div class="references">${REFERENCES.map((id) => reference(id, documents[id]))}</div>
</section>`;
}

function reference(id: ReferenceId, document: ApiDocument): Html {
  const tags = (document.tags ?? []).map(({ name }) => html`<li><a href="${tagHref(id, name)}">${name}</a></li>`);
  return html`<article>
<h3><a href="${referencePage(id)}">${SHORT_TITLES[id]}</a></h3>
<p>${document.info.summary}</p>
<ul class="links">${tags}</ul>
<p class="facts">${listOperations(document).length} operations · version ${document.info.version} · <a href="openapi/${id}.json">OpenAPI document</a></p>
</article>`;
}
