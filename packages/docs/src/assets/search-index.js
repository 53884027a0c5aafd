/* Makes the index of what there is to find. */
{
  /* `listCampaigns` is found by itself, by `list` and by `campaigns`; so is `list.cursor-null`. */
  const words = (text) =>
    text.split(/[^\p{L}\p{N}_.-]+/u).flatMap((word) => {
      const parts = word.split(/[_.-]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
      return parts.length > 1 ? [word, ...parts] : parts;
    });

  /* `retries` is found by `retry`, too. */
  const singular = (word) => word.replace(/ies$/, "y");

  /* `create line item` is how some ask for `createLineItem`. */
  const letters = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

  globalThis.makeSearchIndex = (MiniSearch, entries) => {
    const index = new MiniSearch({
      fields: ["title", "page", "text"],
      storeFields: ["kind", "title", "page", "href", "text"],
      tokenize: words,
      processTerm: (word) => [...new Set([word.toLowerCase(), singular(word.toLowerCase())])],
      searchOptions: {
        processTerm: (word) => singular(word.toLowerCase()),
        boost: { title: 5, page: 2 },
        /* A number is that number: `403` is no port 4030. */
        prefix: (term) => term.length > 1 && /\D/.test(term),
        fuzzy: (term) => (term.length > 4 && /\D/.test(term) ? 0.2 : false),
        combineWith: "AND",
      },
    });
    index.addAll(entries.map(([kind, title, page, href, text], id) => ({ id, kind, title, page, href, text })));
    return {
      /* What bears the very name that was asked for comes first: it may hold the word less often than others do. */
      search: (query) => {
        const isNamed = ({ title }) => title.toLowerCase() === query.toLowerCase();
        const isAlike = ({ title }) => letters(title) === letters(query);
        return index.search(query).sort((a, b) => isNamed(b) - isNamed(a) || isAlike(b) - isAlike(a));
      },
    };
  };
}
