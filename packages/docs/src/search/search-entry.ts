/** What one hit of the search is: a page, or a part of one. */
export interface SearchEntry {
  /** What kind of thing it is, in a word. */
  kind: string;
  title: string;
  /** The page that it stands on, where that is not the title itself. */
  page?: string;
  /** Relative to the root of the site. */
  href: string;
  text: string;
}
