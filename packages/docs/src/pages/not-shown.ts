import { APIS, type ApiId } from "../apis.ts";
import { listMarkedPlaces, type Mark, type MarkedPlace } from "../document/marks.ts";
import { describePlace, type Place, placeAnchor } from "../document/place.ts";
import type { ApiDocument } from "../document/types.ts";
import { type Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import { filterForm } from "./filter-form.ts";
import type { Page } from "./layout.ts";

const MARK_WORDS: Record<Mark, { label: string; meaning: string }> = {
  "not-shown": {
    label: "not shown",
    meaning: "The published description leaves it open. The schema stays open too: nothing was invented.",
  },
  inferred: {
    label: "inferred",
    meaning: "It is written nowhere, but follows from what is. The text tells from what.",
  },
};

/** The page that tells what is open in either document, and what in it is a conclusion. */
export function notShownPage(documents: Readonly<Record<ApiId, ApiDocument>>): Page {
  return {
    file: "not-shown.html",
    title: "Not shown · Social API",
    description: "What the descriptions of both APIs leave open, and what these documents conclude.",
    scripts: ["filter.js"],
    main: html`<div class="intro">
<h1>Not shown</h1>
<p class="lead">What the published descriptions of the two APIs leave open, place by place. Plan for these before you rely on them; the clients keep whatever they do not know.</p>
<dl class="legend">${MARKS.map((mark) => html`<div><dt>${badge(mark)}</dt><dd>${MARK_WORDS[mark].meaning}</dd></div>`)}</dl>
</div>
${filterForm(
  "places",
  "Find places",
  MARKS.map((value) => ({ value, label: MARK_WORDS[value].label })),
)}
<div id="places" class="catalogue">${APIS.map((api) => section(api, documents[api]))}</div>`,
  };
}

const MARKS = Object.keys(MARK_WORDS) as Mark[];

const badge = (mark: Mark): Html => html`<span class="badge ${mark}">${MARK_WORDS[mark].label}</span>`;

/** A marked place, and where it is in words. */
type DescribedPlace = MarkedPlace & { place: Place };

/** The places of one document, gathered under the operation, schema or other part that they belong to. */
function section(api: ApiId, document: ApiDocument): Html {
  const subjects = new Map<string, DescribedPlace[]>();
  for (const mark of listMarkedPlaces(document)) {
    const place = describePlace(api, document, mark.path);
    const key = `${place.kind} ${place.subject}`;
    subjects.set(key, [...(subjects.get(key) ?? []), { ...mark, place }]);
  }
  return html`<section aria-labelledby="${api}"><h2 id="${api}">${document.info.title}</h2>${[...subjects.values()].map(
    (places) => subject(api, places),
  )}</section>`;
}

function subject(api: ApiId, places: readonly DescribedPlace[]): Html {
  const [first] = places;
  if (first === undefined) return html``;
  const { kind, subject, href } = first.place;
  const id = placeAnchor(api, kind, subject);
  const name = href === undefined ? html`${subject}` : html`<a href="${href}">${subject}</a>`;
  return html`<section class="entry" aria-labelledby="${id}">
<h3 id="${id}">${name} <small>${kind}</small></h3>
<div>${places.map(entry)}</div>
</section>`;
}

function entry({ marks, text, place }: DescribedPlace): Html {
  const kinds = marks.join(" ");
  return html`<div class="place" data-kinds="${kinds}">
<p class="where">${marks.map((mark) => html`${badge(mark)} `)}${place.detail !== "" && html`<span>${place.detail}</span>`}</p>
${markdown(text)}
</div>`;
}
