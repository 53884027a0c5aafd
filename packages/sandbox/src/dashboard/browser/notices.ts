import { byId } from "./dom.ts";

/** Says what happened, or what went wrong, where screen readers hear it. */
export function tell(text: string, bad = false): void {
  const notice = byId("notice", HTMLParagraphElement);
  notice.classList.toggle("bad", bad);
  notice.textContent = text;
}

/** Says why something failed. */
export function tellError(error: unknown): void {
  tell(error instanceof Error ? error.message : String(error), true);
}
