import type { Page } from "../pages/layout.ts";
import type { SearchEntry } from "./search-entry.ts";
import { splitSections } from "./split-sections.ts";

/** How much of a text is searched: what comes later is detail, and every reader loads it. */
const LONGEST = 1_200;

/** The kinds of pages, by how their files are named. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^guide/, "Guide"],
  [/^example/, "Example"],
  [/^rules\//, "Rule"],
  [/^api\//, "API"],
  [/^changelog/, "Changelog"],
];

/** What the search finds of a page: the page, and each part of it that has a heading with an anchor. */
export function pageEntries({ file, title, description, main, isList = false }: Page): SearchEntry[] {
  const kind = KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? "Page";
  const [name = title] = title.split(" · ");
  const [before, ...sections] = splitSections(main.markup);
  const page = { kind, title: name, href: file };
  if (isList) return [{ ...page, text: description }];
  const whole = [description, before?.text].filter(Boolean).join(" ");
  if (kind === "Rule")
    return [{ ...page, text: [whole, ...sections.map(({ text }) => text)].join(" ").slice(0, LONGEST) }];
  return [
    { ...page, text: whole.slice(0, LONGEST) },
    ...sections.map(({ id, heading, text }) => ({
      kind,
      title: heading,
      page: name,
      href: `${file}#${id}`,
      text: text.slice(0, LONGEST),
    })),
  ];
}
