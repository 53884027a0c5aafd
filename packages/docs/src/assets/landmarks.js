/* What Redoc's markup lacks: its menu as a landmark, and its text as the target of the skip link. It writes its page anew
   once it runs, so this looks again whenever it does. */
{
  const redoc = document.getElementById("redoc");
  const mark = () => {
    const menu = redoc.querySelector(".menu-content:not([role])");
    menu?.setAttribute("role", "navigation");
    menu?.setAttribute("aria-label", "Reference");
    const main = redoc.querySelector("main:not([id])");
    main?.setAttribute("id", "main");
    main?.setAttribute("tabindex", "-1");
  };
  new MutationObserver(mark).observe(redoc, { childList: true, subtree: true });
  mark();
}
