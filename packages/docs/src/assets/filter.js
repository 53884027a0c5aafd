/* Narrows a long list by words and by kind. Without this script the whole list stands there. */
for (const form of document.querySelectorAll("form[data-filters]")) {
  const list = document.getElementById(form.dataset.filters);
  const entries = [...list.querySelectorAll("[data-kinds]")].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
    kinds: element.dataset.kinds.split(" "),
  }));
  const output = form.querySelector("output");

  const apply = () => {
    const data = new FormData(form);
    const words = data.get("words").toLowerCase().split(/\s+/);
    const kinds = data.getAll("kind");
    let shown = 0;
    for (const { element, text, kinds: own } of entries) {
      element.hidden = !(words.every((word) => text.includes(word)) && own.some((kind) => kinds.includes(kind)));
      if (!element.hidden) shown++;
    }
    for (const group of list.querySelectorAll("section")) {
      group.hidden = !group.querySelector("[data-kinds]:not([hidden])");
    }
    output.value = shown === entries.length ? `${shown} in all` : `${shown} of ${entries.length}`;
  };

  // Whoever follows a link to an entry wants to see it, whatever the filter says.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest("[hidden]")) return;
    form.reset();
    apply();
    target.scrollIntoView();
  };

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", reveal);
  apply();
}
