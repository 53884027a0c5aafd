/* Makes the index of what there is to find. */
{
  /* `listCampaigns` is found by itself, by `list` and by `campaigns`; so is `list.cursor-null`. */
  const words = (text) =>
    text.split(/[^\p{L}\p{N}_.-]+/u).flatMap((word) => {
      const parts = word.split(/[_.-]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
      return parts.length > 1 ? [word, ...parts] : parts;
    });

  globalThis.makeSearchIndex = (MiniSearch, entries) => {
    const index = new MiniSearch({
      fields: ["title", "page", "text"],
      storeFields: ["kind", "title", "page", "href", "text"],
      tokenize: words,
      searchOptions: {
        boost: { title: 5, page: 2 },
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        combineWith: "AND",
      },
    });
    index.addAll(entries.map(([kind, title, page, href, text], id) => ({ id, kind, title, page, href, text })));
    return {
      /* What bears the very name that was asked for comes first: it may hold the word less often than others do. */
      search: (query) => {
        const isNamed = ({ title }) => title.toLowerCase() === query.toLowerCase();
        return index.search(query).sort((a, b) => isNamed(b) - isNamed(a));
      },
    };
  };
}
