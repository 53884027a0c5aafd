import { type Html, html } from "../html.ts";

/** A kind of entries that a reader can leave out. */
export interface FilterKind {
  value: string;
  label: string;
}

/**
 * The form that narrows a list by words and kinds. The style sheet hides it where there are no scripts: it would do
 * nothing. An entry of the list carries its kinds in `data-kinds`.
 */
export function filterForm(listId: string, label: string, kinds: readonly FilterKind[]): Html {
  return html`<form class="filter" role="search" data-filters="${listId}">
<label class="words"><span>${label}</span><input type="search" name="words" autocomplete="off" spellcheck="false"></label>
<fieldset><legend class="unseen">Kinds</legend>${kinds.map(
    ({ value, label }) =>
      html`<label class="kind"><input type="checkbox" name="kind" value="${value}" checked><span>${label}</span></label>`,
  )}</fieldset>
<output></output>
</form>`;
}
