/** The markup without what says above a program in which language it is: no name of it, and nothing to look for. */
export function withoutLanguages(markup: string): string {
  return markup.replace(/<figcaption>([^<]*)<\/figcaption>(?=\s*<div data-copy><pre[^>]* aria-label="\1, block )/g, "");
}
