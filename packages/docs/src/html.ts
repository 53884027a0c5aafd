/** Markup that is safe to place in a page as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template takes: text is escaped, markup is not, lists are joined, and nothing is what absent values leave. */
export type Renderable = Html | string | number | undefined | false | readonly Renderable[];

/**
 * Builds markup from a template literal. Every value is escaped unless it is markup itself.
 *
 * @example html`<p>${"a < b"}</p>`.markup // "<p>a &lt; b</p>"
 */
export function html(strings: TemplateStringsArray, ...values: Renderable[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

/** Marks text as markup: only for what this package or a Markdown renderer has written. */
export const trusted = (markup: string): Html => new Html(markup);

/** Escapes text for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(value: Renderable): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(render).join("");
  return escapeHtml(String(value));
}
