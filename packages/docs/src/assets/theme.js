/* Switches between light and dark. The choice is kept under the name that Redoc has for it, so all pages follow it. */
{
  const KEY = "redoc.colorMode";
  const root = document.documentElement;
  const button = document.querySelector("[data-theme-switch]");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => root.classList.contains("dark") || (!root.classList.contains("light") && system.matches);
  const tell = () => button.setAttribute("aria-pressed", String(isDark()));

  const choose = (mode) => {
    // Redoc keeps its own account of the colours, and follows nobody but its button.
    const redoc = document.querySelector('[data-testid="color-mode-switcher"]');
    if (redoc) return redoc.click();
    root.classList.remove("light", "dark");
    root.classList.add(mode);
    try {
      localStorage.setItem(KEY, mode);
    } catch {
      // Where nothing can be kept, the choice holds until the page is left.
    }
  };

  button.addEventListener("click", () => choose(isDark() ? "light" : "dark"));
  system.addEventListener("change", tell);
  new MutationObserver(tell).observe(root, { attributeFilter: ["class"] });
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue && newValue !== (isDark() ? "dark" : "light")) choose(newValue);
  });
  tell();
}
