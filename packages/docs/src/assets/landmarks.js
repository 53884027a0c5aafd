/* What Redoc's markup lacks for those who do not see it: its menu as a landmark, its text as the target of the skip link,
   and headings and names that are what they look like. It writes parts of its page anew whenever somebody moves in it, so
   this looks again whenever it does. */
{
  const redoc = document.getElementById("redoc");
  const title = document.getElementById("title");
  const mark = () => {
    const menu = redoc.querySelector(".menu-content:not([role])");
    menu?.setAttribute("role", "navigation");
    menu?.setAttribute("aria-label", "Reference");
    const main = redoc.querySelector("main:not([id])");
    main?.setAttribute("id", "main");
    main?.setAttribute("tabindex", "-1");
    // The title of the document goes once somebody moves away from it; the page keeps one.
    title.hidden = redoc.querySelector("h1") !== null;
    // Below the title of an operation, which is of level 2, Redoc goes on with level 4.
    for (const heading of redoc.querySelectorAll(":is(h4, h5, h6):not([aria-level])")) {
      heading.setAttribute("aria-level", Number(heading.localName[1]) - 1);
    }
    // The button that chooses an example is called "Example", and shows the name of one.
    for (const button of redoc.querySelectorAll("button[aria-label][aria-haspopup]")) {
      if (button.textContent.trim() === "" || button.textContent.includes(button.ariaLabel)) continue;
      button.title = button.ariaLabel;
      button.removeAttribute("aria-label");
    }
  };
  // What it lays over the page is no dialog to it, and the button that closes it has no name.
  const markLayer = () => {
    const layer = document.querySelector("body > div:not(#redoc, [role], :has([role=dialog])):has(button)");
    if (layer === null) return;
    layer.setAttribute("role", "dialog");
    layer.setAttribute("aria-modal", "true");
    layer.setAttribute("aria-label", "Details");
    for (const button of layer.querySelectorAll("button:not([aria-label])")) {
      if (button.textContent.trim() === "") button.setAttribute("aria-label", "Close");
    }
  };
  // To Redoc, every anchor is an address of its own.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  });
  new MutationObserver(markLayer).observe(document.body, { childList: true });
  new MutationObserver(mark).observe(redoc, { childList: true, subtree: true });
  mark();
}
