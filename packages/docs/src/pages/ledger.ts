import type { LedgerEntry } from "../../../../scripts/ledger/ledger-entry.ts";
import { APIS, type ApiId } from "../apis.ts";
import { ruleAnchor, rulePage } from "../document/place.ts";
import type { ApiDocument, Where } from "../document/types.ts";
import { WHERE_WORDS } from "../document/where.ts";
import { type Html, html } from "../html.ts";
import { filterForm } from "./filter-form.ts";
import type { Page } from "./layout.ts";

const WHERES = Object.keys(WHERE_WORDS) as Where[];

/** The page that tells for every rule where the spec names it, which code upholds it and how many cases show that. */
export function ledgerPage(documents: Readonly<Record<ApiId, ApiDocument>>, ledger: readonly LedgerEntry[]): Page {
  const cases = ledger.reduce((sum, { cases: { kept, broken } }) => sum + kept + broken, 0);
  return {
    file: "ledger.html",
    title: "Ledger · Social API",
    description:
      "For every rule of both APIs: where the spec names it, the code that upholds it, the cases that show it.",
    scripts: ["filter.js"],
    isList: true,
    main: html`<div class="intro">
<h1>Ledger</h1>
<p class="lead">What stands behind each of the ${ledger.length} <a href="rules.html">rules</a>: the places of the OpenAPI document that name it, the code that upholds it, and the conformance cases, ${cases} in all, that show what keeps it and what breaks it. A gap fails the build.</p>
</div>
${filterForm(
  "ledger",
  "Find rules",
  WHERES.map((value) => ({ value, label: WHERE_WORDS[value].short })),
)}
<div id="ledger" class="catalogue">${APIS.map((api) => section(documents[api], api, ledger))}</div>`,
  };
}

function section(document: ApiDocument, api: ApiId, ledger: readonly LedgerEntry[]): Html {
  const entries = ledger.filter((entry) => entry.api === api).map(entryOf);
  return html`<section aria-labelledby="${api}"><h2 id="${api}">${document.info.title}</h2>${entries}</section>`;
}

function entryOf({ api, id, where, pointers, code, cases }: LedgerEntry): Html {
  const anchor = ruleAnchor(api, id);
  const files = [...code.sources, ...code.generated];
  const upheld =
    files.length > 0
      ? html`<ul class="links">${files.map((file) => html`<li><code>${file}</code></li>`)}</ul>`
      : html``;
  return html`<article class="entry" id="${anchor}" data-kinds="${where}">
<h3><a href="${rulePage(id)}">${id}</a></h3>
<div>
<p>${standing(where, pointers.length, cases, code.refusing.length > 0)}</p>
<details><summary>where it is named</summary><ul class="links">${pointers.map((pointer) => html`<li><code>${pointer}</code></li>`)}</ul></details>
<footer><span class="badge ${where}">${WHERE_WORDS[where].short}</span>${upheld}</footer>
</div>
</article>`;
}

function standing(
  where: LedgerEntry["where"],
  pointers: number,
  { kept, broken }: LedgerEntry["cases"],
  isRefused: boolean,
): string {
  const named = `Named ${pointers === 1 ? "once" : `${pointers} times`} in the OpenAPI document`;
  if (where === "fact")
    return isRefused
      ? `${named}, which does not say how it is enforced; the sandbox refuses what goes against it.`
      : `${named}; there is nothing to enforce.`;
  return `${named}; ${kept} ${kept === 1 ? "case keeps" : "cases keep"} it, ${broken} ${broken === 1 ? "breaks" : "break"} it.`;
}
