import {
  type ApiModule,
  type ApiSymbol,
  apiPageOf,
  type Described,
  SYMBOL_KINDS,
  type SymbolKind,
  symbolHref,
} from "../api/api-module.ts";
import { APIS, type ApiId, SHORT_TITLES } from "../apis.ts";
import { schemaHref } from "../document/place.ts";
import { highlight } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import { folderOf, type PublicPackage, packagePage } from "../packages.ts";
import { linkNames } from "../text/link-names.ts";
import { commandBlock, sampleBlock } from "./code-block.ts";
import type { Page } from "./layout.ts";

const KIND_WORDS: Record<SymbolKind, string> = {
  function: "Functions",
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  variable: "Values",
};

type Names = ReadonlyMap<string, string>;

/** One type of the arguments of an operation, which are named after their operations. */
const ARGUMENTS: Record<ApiId, string> = {
  "platform-v2": "CreateWebhookReplayJobArguments",
  "ads-v12": "CreateCampaignArguments",
};

/** The page that lists the packages, and a page for the exports of each, from what TypeDoc reads. */
export function apiPages(packages: readonly PublicPackage[], modules: readonly ApiModule[], names: Names): Page[] {
  return [listPage(packages, modules), ...packages.map((shown) => exportsPage(shown, modules, names))];
}

function listPage(packages: readonly PublicPackage[], modules: readonly ApiModule[]): Page {
  return {
    file: "api.html",
    title: "Packages · Social API",
    description: "The public packages: how each is used, and what it exports.",
    main: html`<div class="intro">
<h1>Packages</h1>
<p class="lead">How each package is used, and what it exports, from its source: how it is called, what it takes, what it throws, which rules it upholds.</p>
</div>
<dl class="rows">${packages.map((shown) => {
      const folder = folderOf(shown.name);
      const own = modules.filter((module) => module.folder === folder).flatMap(({ symbols }) => symbols);
      const functions = own.filter(({ kind }) => kind === "function" || kind === "class");
      return html`<div><dt><a href="${packagePage(folder)}">${shown.name}</a></dt><dd>${shown.description}
<ul class="links"><li><a href="${apiPageOf(folder)}">All exports</a></li>${functions.map(({ name }) => html`<li><a href="${symbolHref(folder, name)}"><code>${name}</code></a></li>`)}</ul></dd></div>`;
    })}</dl>`,
  };
}

function exportsPage(shown: PublicPackage, all: readonly ApiModule[], names: Names): Page {
  const folder = folderOf(shown.name);
  const modules = all.filter((module) => module.folder === folder);
  if (modules.length === 0) throw new Error(`${shown.name} is not among the entry points of src/api/entries.ts`);
  return {
    file: apiPageOf(folder),
    title: `${shown.name} · Exports · Social API`,
    description: `What ${shown.name} exports: functions, classes and types, from its source.`,
    scripts: ["copy.js"],
    main: html`<article class="article api">
<div class="intro"><p class="trail"><a href="api.html">Packages</a> · <a href="${packagePage(folder)}">How to use it</a></p><h1>${shown.name}</h1><p class="lead">${shown.description}</p>${commandBlock(`npm install ${shown.name}`)}</div>
${modules.map((module) => moduleSection(module, modules.length > 1, linksOf(module, all, names)))}
</article>`,
  };
}

/** The addresses of the names that stand in the code of a module: its own, those it passes on, those of its document. */
export function linksOf(module: ApiModule, all: readonly ApiModule[], names: Names): Names {
  const shared = all.filter(({ folder }) => folder === "core" || folder === module.folder);
  const schemas = isApi(module.folder)
    ? module.schemas.map((name) => [name, schemaHref(module.folder as ApiId, name)] as const)
    : [];
  return new Map([
    ...names,
    ...schemas,
    ...shared.flatMap(({ folder, symbols }) => symbols.map(({ name }) => [name, symbolHref(folder, name)] as const)),
    ...module.symbols.map(({ name }) => [name, symbolHref(module.folder, name)] as const),
  ]);
}

const isApi = (folder: string): folder is ApiId => (APIS as readonly string[]).includes(folder);

function moduleSection(module: ApiModule, isOneOfSeveral: boolean, names: Names): Html {
  const { symbols, name, folder } = module;
  const kinds = SYMBOL_KINDS.filter((kind) => symbols.some((symbol) => symbol.kind === kind));
  return html`${isOneOfSeveral && html`<p class="entry-point">From <code>${name}</code>:</p>`}
<nav class="contents" aria-label="${`Exports of ${name}`}"><ul>${symbols.map(({ name }) => html`<li><a href="#${name}"><code>${name}</code></a></li>`)}</ul></nav>
${kinds.map((kind) => {
  const id = `${name === `@social-api/${folder}` ? "" : `${name.split("/").at(-1)}-`}${KIND_WORDS[kind].toLowerCase()}`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${KIND_WORDS[kind]}</h2>${symbols
    .filter((symbol) => symbol.kind === kind)
    .map((symbol) => symbolSection(symbol, names))}</section>`;
})}
${schemaList(module)}
${module.passedOn.length > 0 && html`<section aria-labelledby="passed-on"><h2 id="passed-on">Passed on</h2><p>Exported here, too:</p><ul class="links">${module.passedOn.map(({ name, folder }) => html`<li><a href="${symbolHref(folder, name)}"><code>${name}</code></a></li>`)}</ul></section>`}`;
}

function schemaList({ folder, schemas }: ApiModule): Html {
  if (schemas.length === 0 || !isApi(folder)) return html``;
  return html`<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
<p>A type for each schema of ${SHORT_TITLES[folder]}, told of in the reference; <code>OperationMethods</code> and a type for the arguments of each operation that takes any, such as <code>${ARGUMENTS[folder]}</code>; and <code>operations</code>, <code>paths</code> and <code>components</code>, all generated from its document.</p>
<ul class="links">${schemas.map((name) => html`<li><a href="${schemaHref(folder, name)}"><code>${name}</code></a></li>`)}</ul></section>`;
}

function symbolSection(symbol: ApiSymbol, names: Names): Html {
  // A name need not link to where it stands.
  const others = without(names, [symbol.name]);
  return html`<section class="symbol" aria-labelledby="${symbol.name}">
<h3 id="${symbol.name}"><a href="#${symbol.name}">${symbol.name}</a></h3>
${description(symbol, others)}
${symbol.members.length > 0 && html`<dl class="members">${symbol.members.map((member) => memberEntry(symbol, member, others))}</dl>`}
<p class="source">Source: <code>${symbol.file}</code></p>
</section>`;
}

function memberEntry(symbol: ApiSymbol, member: Described, names: Names): Html {
  return html`<div id="${`${symbol.name}.${member.name}`}"><dt><code>${signature(member, names)}</code></dt><dd>${description({ ...member, code: "" }, names)}</dd></div>`;
}

const signature = ({ code, localNames }: Described, names: Names): Html => highlight(code, without(names, localNames));

const without = (names: Names, left: readonly string[]): Names =>
  new Map([...names].filter(([name]) => !left.includes(name)));

function description(told: Described, names: Names): Html {
  const text = (words: string) => linkNames(markdown(words), names);
  const { code, parameters, returns, throws, examples, deprecated } = told;
  const rows: readonly (readonly [string, Html])[] = [
    ...parameters.map(({ name, text: words }) => [name, text(words)] as const),
    ...(returns === "" ? [] : [["returns", text(returns)] as const]),
    ...throws.map((words) => ["throws", text(words)] as const),
  ];
  return html`${deprecated !== undefined && html`<div class="deprecated"><strong>Deprecated.</strong> ${text(deprecated)}</div>`}
${code !== "" && html`<pre class="signature"><code>${signature(told, names)}</code></pre>`}
${told.text !== "" && text(told.text)}
${rows.length > 0 && html`<dl class="terms">${rows.map(([name, words]) => html`<div><dt><code>${name}</code></dt><dd>${words}</dd></div>`)}</dl>`}
${examples.map((example) => sampleBlock(`Example: ${told.name}`, { code: example, prints: [] }))}`;
}
