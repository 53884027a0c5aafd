import { APIS, type ApiId, referencePage } from "../apis.ts";
import type { Operation } from "../document/operations.ts";
import { operationHref, ruleAnchor, rulePage, schemaHref, tagHref } from "../document/place.ts";
import { operationsByRule, schemasByRule, tagsByRule } from "../document/rule-bindings.ts";
import type { ApiDocument, Rule, Where } from "../document/types.ts";
import { WHERE_WORDS } from "../document/where.ts";
import { type Html, html } from "../html.ts";
import { inlineMarkdown } from "../markdown.ts";
import { filterForm } from "./filter-form.ts";
import type { Page } from "./layout.ts";

type Documents = Readonly<Record<ApiId, ApiDocument>>;

/** The page that tells every rule of both documents, with an anchor for each. */
export function rulesPage(documents: Documents): Page {
  const all = APIS.flatMap((api) => documents[api]["x-rule-catalogue"]);
  return {
    file: "rules.html",
    title: "Rules · Social API",
    description: "Every rule that the platform API v2 and the Ads API v12 state, with its name and what it binds.",
    scripts: ["filter.js"],
    isList: true,
    main: html`<div class="intro">
<h1>Rules</h1>
<p class="lead">The ${all.length} rules that the two APIs state. Each has one name, the same in the OpenAPI documents, in what a client refuses to send, and here. The <a href="ledger.html">ledger</a> tells what upholds each.</p>
<p>“Source” names the section of an API’s own description that states the rule. The OpenAPI documents were written from these two descriptions, which are not part of this site.</p>
<dl class="legend">${WHERES.map(
      (where) => html`<div><dt>${badge(where)}</dt><dd>${WHERE_WORDS[where].long}</dd></div>`,
    )}</dl>
</div>
${filterForm(
  "rules",
  "Find rules",
  WHERES.map((value) => ({ value, label: WHERE_WORDS[value].short })),
)}
<div id="rules" class="catalogue">${APIS.map((api) => catalogue(api, documents[api]))}</div>`,
  };
}

const WHERES = Object.keys(WHERE_WORDS) as Where[];

const badge = (where: Where): Html => html`<span class="badge ${where}">${WHERE_WORDS[where].short}</span>`;

function catalogue(api: ApiId, document: ApiDocument): Html {
  const operations = operationsByRule(document);
  const tags = tagsByRule(document);
  const schemas = schemasByRule(document);
  const entries = document["x-rule-catalogue"].map((rule) =>
    entry(api, rule, binds(api, operations.get(rule.id) ?? [], tags.get(rule.id) ?? [], schemas.get(rule.id) ?? [])),
  );
  return html`<section aria-labelledby="${api}"><h2 id="${api}">${document.info.title}</h2>${entries}</section>`;
}

function entry(api: ApiId, { id, text, where, section }: Rule, bound: Html): Html {
  const anchor = ruleAnchor(api, id);
  return html`<article class="entry" id="${anchor}" data-kinds="${where}">
<h3><a href="${rulePage(id)}">${id}</a></h3>
<div>
<p>${inlineMarkdown(text.trim())}</p>
<footer>${badge(where)}${bound}<span class="source">Source: ${section}</span></footer>
</div>
</article>`;
}

function binds(
  api: ApiId,
  operations: readonly Operation[],
  tags: readonly string[],
  schemas: readonly string[],
): Html {
  if (operations.length > 0) {
    const links = operations.map(
      (operation) => html`<li><a href="${operationHref(api, operation)}">${operation.id}</a></li>`,
    );
    const count = `${operations.length} ${operations.length === 1 ? "operation" : "operations"}`;
    return operations.length <= 3
      ? html`<ul class="links">${links}</ul>`
      : html`<details><summary>binds ${count}</summary><ul class="links">${links}</ul></details>`;
  }
  const others = [
    ...tags.map((name) => html`<li><a href="${tagHref(api, name)}">${name}</a></li>`),
    ...schemas.map((name) => html`<li><a href="${schemaHref(api, name)}">${name}</a></li>`),
  ];
  if (others.length > 0) return html`<ul class="links">${others}</ul>`;
  return html`<ul class="links"><li><a href="${referencePage(api)}">the whole document</a></li></ul>`;
}
