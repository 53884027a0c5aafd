import type { Page } from "../pages/layout.ts";
import type { SearchEntry } from "./search-entry.ts";
import { splitSections } from "./split-sections.ts";

/** How much of a text is searched: what comes later is detail, and every reader loads it. */
const LONGEST = 1_200;

/** Of READMEs, all of it: options and limits stand nowhere else. */
const LONGEST_OF_README = 2_500;

/** The kinds of pages, by how their files are named. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^guide/, "Guide"],
  [/^example/, "Example"],
  [/^rules\//, "Rule"],
  [/^packages\//, "Package"],
  [/^api\//, "API"],
  [/^changelog/, "Changelog"],
];

/** What the search finds of a page: the page, and each part of it that has a heading with an anchor. */
export function pageEntries({ file, title, description, main, isList = false }: Page): SearchEntry[] {
  const kind = KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? "Page";
  const longest = kind === "Package" ? LONGEST_OF_README : LONGEST;
  const [name = title] = title.split(" · ");
  const [before, ...sections] = splitSections(main.markup);
  const page = { kind, title: name, href: file };
  if (isList) return [{ ...page, text: description }];
  const whole = [description, before?.text].filter(Boolean).join(" ");
  if (kind === "Rule")
    return [{ ...page, text: [whole, ...sections.map(({ text }) => text)].join(" ").slice(0, longest) }];
  return [
    { ...page, text: whole.slice(0, longest) },
    ...sections.map(({ id, heading, text }) => ({
      kind,
      title: heading,
      page: name,
      href: `${file}#${id}`,
      text: text.slice(0, longest),
    })),
  ];
}
