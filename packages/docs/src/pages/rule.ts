import { APIS, type ApiId, SHORT_TITLES } from "../apis.ts";
import type { Operation } from "../document/operations.ts";
import { describePlace, operationHref, ruleAnchor, rulePage } from "../document/place.ts";
import { readPointer } from "../document/pointer.ts";
import { operationsByRule } from "../document/rule-bindings.ts";
import type { ApiDocument } from "../document/types.ts";
import { WHERE_WORDS } from "../document/where.ts";
import { type Html, html } from "../html.ts";
import { inlineMarkdown } from "../markdown.ts";
import type { RuleEntry } from "../rules/load-rules.ts";
import { refusalMessages } from "../rules/refusal-messages.ts";
import { showCase } from "../rules/show-case.ts";
import { whoUpholds } from "../rules/who-upholds.ts";
import type { Page } from "./layout.ts";

type Documents = Readonly<Record<ApiId, ApiDocument>>;

/** A page for each name of a rule. */
export function rulePages(documents: Documents, entries: readonly RuleEntry[]): Page[] {
  const bound = new Map(APIS.map((api) => [api, operationsByRule(documents[api])]));
  const names = [...new Set(entries.map(({ rule }) => rule.id))];
  return names.map((id, index) => {
    const own = entries.filter(({ rule }) => rule.id === id);
    return {
      file: rulePage(id),
      title: `${id} · Rules · Social API`,
      description: own[0]?.rule.text.trim().replaceAll("`", "") ?? id,
      main: html`<article class="article rule">
<div class="intro"><p class="trail"><a href="rules.html">Rules</a></p><h1><code>${id}</code></h1></div>
${own.map((entry) => section(documents[entry.api], entry, entries, bound.get(entry.api)?.get(id) ?? []))}
<nav class="neighbours" aria-label="Neighbours">${neighbour("Before", names[index - 1])}${neighbour("Next", names[index + 1])}</nav>
</article>`,
    };
  });
}

function section(
  document: ApiDocument,
  entry: RuleEntry,
  entries: readonly RuleEntry[],
  operations: readonly Operation[],
): Html {
  const { api, rule, ledger, cases } = entry;
  const files = [...ledger.code.sources, ...ledger.code.generated];
  const near = related(entry, entries);
  return html`<section aria-labelledby="${api}">
<h2 id="${api}">${document.info.title}</h2>
<p class="lead">${inlineMarkdown(rule.text.trim())}</p>
<dl class="facts">
<div><dt>Judged</dt><dd><span class="badge ${rule.where}">${WHERE_WORDS[rule.where].short}</span> ${WHERE_WORDS[rule.where].long}</dd></div>
<div><dt>Source</dt><dd>The section “${rule.section}” of the description of the API</dd></div>
${operations.length > 0 && html`<div><dt>Binds</dt><dd><ul class="links">${operations.map((operation) => html`<li><a href="${operationHref(api, operation)}">${operation.id}</a></li>`)}</ul></dd></div>`}
<div><dt>Named in the spec</dt><dd><ul>${ledger.pointers.map((pointer) => html`<li>${place(api, document, pointer)}</li>`)}</ul></dd></div>
${files.length > 0 && html`<div><dt>Upheld by</dt><dd><ul>${files.map((file) => html`<li><code>${file}</code></li>`)}</ul></dd></div>`}
${near.length > 0 && html`<div><dt>Related</dt><dd><ul class="links">${near.map((id) => html`<li><a href="${rulePage(id)}">${id}</a></li>`)}</ul></dd></div>`}
</dl>
<h3 id="${api}-who">Who upholds it</h3>
<dl class="rows">${whoUpholds(entry).map(([who, how]) => html`<div><dt>${who}</dt><dd>${how}</dd></div>`)}</dl>
${
  cases.length > 0 &&
  html`<h3 id="${api}-cases">Cases</h3>
<p>What keeps the rule and what breaks it, as the tests of this repository run it: ${cases.length} in all, in <code>specs/conformance/${api}/${rule.id}.yaml</code>.</p>
<div class="cases">${cases.map((shown) => html`<section class="case"><h4>${sentence(shown.name)}</h4>${showCase(shown, (request) => refusalMessages(api, request))}</section>`)}</div>`
}
<p class="more"><a href="ledger.html#${ruleAnchor(api, rule.id)}">In the ledger of ${SHORT_TITLES[api]}</a></p>
</section>`;
}

/** A place of the spec in words, with a link into the reference where it shows the place. */
function place(api: ApiId, document: ApiDocument, pointer: string): Html {
  const { subject, kind, detail, href } = describePlace(api, document, readPointer(pointer));
  const name = href === undefined ? html`${subject}` : html`<a href="${href}">${subject || "the whole document"}</a>`;
  const word = kind === "other" ? "" : ` (${kind})`;
  return html`${name}${word}${detail !== "" && `: ${detail}`} <code class="pointer">${pointer || "/"}</code>`;
}

/** The rules of one topic: those whose names begin with the same word. */
function related({ api, rule }: RuleEntry, entries: readonly RuleEntry[]): string[] {
  const [topic] = rule.id.split(".");
  return entries
    .filter((other) => other.api === api && other.rule.id !== rule.id && other.rule.id.startsWith(`${topic}.`))
    .map((other) => other.rule.id);
}

const neighbour = (word: string, id: string | undefined): Html =>
  id === undefined ? html`` : html`<p>${word}: <a href="${rulePage(id)}">${id}</a></p>`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
