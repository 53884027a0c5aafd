import type { Release } from "../changelog/read-changelog.ts";
import { type Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import { folderOf } from "../packages.ts";
import { linkNames } from "../text/link-names.ts";
import type { Page } from "./layout.ts";

/** The page that tells what each version of each package has brought. */
export function changelogPage(releases: readonly Release[], names: ReadonlyMap<string, string>): Page {
  const packages = [...new Set(releases.map(({ name }) => name))];
  return {
    file: "changelog.html",
    title: "Changelog · Social API",
    description: "What each version of each package brings, and what waits for the next.",
    main: html`<article class="article changelog">
<div class="intro"><h1>Changelog</h1><p class="lead">What each version of each package brings, and what waits for the next one.</p></div>
${packages.map((name) => section(name, releases, names))}
</article>`,
  };
}

function section(name: string, releases: readonly Release[], names: ReadonlyMap<string, string>): Html {
  const folder = folderOf(name);
  const own = releases.filter((release) => release.name === name);
  return html`<section aria-labelledby="${folder}"><h2 id="${folder}">${name}</h2>${own.map(
    ({ version = "unreleased", text }) =>
      html`<div class="release"><h3 id="${folder}-${version}">${version === "unreleased" ? "Unreleased" : version}</h3><div class="prose">${linkNames(markdown(text.replace(/^### /gm, "#### ")), names)}</div></div>`,
  )}</section>`;
}
