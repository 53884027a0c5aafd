/* Finds pages, rules, operations and exports. Nothing is loaded before somebody searches; it works from a disk, too. */
{
  const ASSETS = new URL(".", document.currentScript.src);
  const ROOT = new URL("..", ASSETS);
  const MOST = 20;
  const button = document.querySelector("[data-search]");

  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search");
  dialog.innerHTML = `<form method="dialog" role="search"><label><span class="unseen">Search the whole site</span><input type="search" placeholder="Rules, operations, guides, functions" autocomplete="off" spellcheck="false"></label><button type="button">Close</button></form><p role="status"></p><ol></ol>`;
  const input = dialog.querySelector("input");
  const status = dialog.querySelector("[role=status]");
  const list = dialog.querySelector("ol");

  const load = (name) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(name, ASSETS);
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${name} cannot be loaded`));
      document.head.append(script);
    });

  let index;
  const indexed = () => {
    index ??= Promise.all(["minisearch.js", "search-index.js", "search-entries.js"].map(load)).then(() =>
      makeSearchIndex(MiniSearch, searchEntries),
    );
    return index;
  };

  /*
   * The words around the first that stands in the text: what was asked for comes before its parts and what is like it, and
   * whole words before beginnings and parts of others. What is looked up is the singular, and numbers without commas.
   */
  const excerpt = (text, terms) => {
    const found = terms
      .map((term) => term.replace(/(.*)y$/, "(?:$&|$1ies)").replace(/\d(?=\d)/g, "$&,?"))
      .flatMap((form) => [`\\b${form}\\b`, `\\b${form}`, form])
      .map((form) => text.search(new RegExp(form, "i")))
      .find((at) => at !== -1);
    const from = found > 50 ? text.indexOf(" ", found - 50) + 1 : 0;
    return `${from > 0 ? "… " : ""}${text.slice(from, from + 150)}${text.length > from + 150 ? " …" : ""}`;
  };

  const entry = ({ kind, title, page, href, text, queryTerms, terms }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(href, ROOT);
    const name = document.createElement("b");
    name.textContent = title;
    const where = document.createElement("small");
    where.textContent = page ? `${kind}, ${page}` : kind;
    const words = document.createElement("span");
    words.textContent = excerpt(text, [...queryTerms, ...terms]);
    link.append(name, " ", where, " ", words);
    link.addEventListener("click", () => dialog.close());
    item.append(link);
    return item;
  };

  let asked = "";
  const search = async () => {
    const query = input.value.trim();
    asked = query;
    if (query === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      const hits = (await indexed()).search(query);
      if (asked !== query) return;
      list.replaceChildren(...hits.slice(0, MOST).map(entry));
      const more = hits.length > MOST ? `, of which the first ${MOST} are shown` : "";
      status.textContent = hits.length === 0 ? "Nothing found" : `${hits.length} found${more}`;
    } catch (error) {
      index = undefined;
      status.textContent = `The search does not work: ${error.message}`;
    }
  };

  const open = () => {
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
    input.select();
    indexed().catch(() => {});
    if (input.value !== "") search();
  };

  /* Up and down go from hit to hit, and back to what was written. */
  const move = (event) => {
    const links = [...list.querySelectorAll("a")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement) + step;
    if (next < 0) input.focus();
    else links[Math.min(next, links.length - 1)].focus();
  };

  button.addEventListener("click", open);
  dialog.addEventListener("keydown", move);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  input.addEventListener("input", search);
  dialog.querySelector("button").addEventListener("click", () => dialog.close());
  dialog.querySelector("form").addEventListener("submit", (event) => {
    // Enter follows the first hit.
    event.preventDefault();
    search().then(() => list.querySelector("a")?.click());
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    // Right after the dialog is closed, its field can still have the focus.
    const field = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (field && !dialog.contains(field)) return;
    event.preventDefault();
    open();
  });
}
