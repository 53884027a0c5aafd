/* Makes the index of what there is to find. */
{
  /* Commas part words, but not thousands, not even half written. */
  const BETWEEN = /[^\p{L}\p{N}_.,-]+|(?<!\d),|,(?!\d{3}(?!\d)|\d\d?$)/u;

  /* `listCampaigns` is found by itself, by `list` and by `campaigns`; so is `list.cursor-null`. */
  const words = (text) =>
    text.split(BETWEEN).flatMap((word) => {
      const parts = word.split(/[_.-]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
      return parts.length > 1 ? [word, ...parts] : parts;
    });

  /* `retries` is found by `retry`, too, and `4,000` by `4000`. */
  const plain = (word) => word.replace(/ies$/, "y").replace(/,(?=\d{3}(?!\d))/g, "");

  /* `create line item` is how some ask for `createLineItem`. */
  const letters = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

  globalThis.makeSearchIndex = (MiniSearch, entries) => {
    const index = new MiniSearch({
      fields: ["title", "page", "text"],
      storeFields: ["kind", "title", "page", "href", "text"],
      tokenize: words,
      processTerm: (word) => [...new Set([word.toLowerCase(), plain(word.toLowerCase())])],
      searchOptions: {
        processTerm: (word) => plain(word.toLowerCase()),
        boost: { title: 5, page: 2 },
        prefix: (term) => term.length > 1 && /\D/.test(term),
        fuzzy: (term) => (term.length > 4 && /[^\d,]/.test(term) ? 0.2 : false),
        combineWith: "AND",
      },
    });
    index.addAll(entries.map(([kind, title, page, href, text], id) => ({ id, kind, title, page, href, text })));
    return {
      /*
       * What bears the very name that was asked for comes first: it may hold the word less often than others do. Numbers
       * that only begin with the one that was asked for come last: `403` is hardly the port 4030.
       */
      search: (query) => {
        const isNamed = ({ title }) => title.toLowerCase() === query.toLowerCase();
        const isAlike = ({ title }) => letters(title) === letters(query);
        const whole = index.search(query);
        const ids = new Set(whole.map(({ id }) => id));
        const begun = index.search(query, { prefix: (term) => term.length > 1 }).filter(({ id }) => !ids.has(id));
        return [...whole, ...begun].sort((a, b) => isNamed(b) - isNamed(a) || isAlike(b) - isAlike(a));
      },
    };
  };
}
