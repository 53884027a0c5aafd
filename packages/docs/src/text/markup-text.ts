const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The text of markup in one line, without its tags. */
export function markupText(markup: string): string {
  return markup
    .replace(/<\/?(?:a|b|code|em|i|kbd|q|span|strong)(?:\s[^>]*)?>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|(\w+));/g, (all, point?: string, name?: string) =>
      point === undefined ? (NAMED[name ?? ""] ?? all) : String.fromCodePoint(Number(point)),
    )
    .replace(/\s+/g, " ")
    .trim();
}
