import { ControlError } from "./control-api.ts";
import { byId } from "./dom.ts";

let unanswered = false;

/** Says what happened, or what went wrong, where screen readers hear it. */
export function tell(text: string, bad = false): void {
  const notice = byId("notice", HTMLParagraphElement);
  notice.classList.toggle("bad", bad);
  notice.textContent = text;
  unanswered = false;
}

/** Says why something failed. */
export function tellError(error: unknown): void {
  tell(error instanceof Error ? error.message : String(error), true);
  unanswered = error instanceof ControlError && error.status === undefined;
}

/** Takes back that there was no answer, once there are answers again. */
export function tellAnswered(): void {
  if (unanswered) tell("");
}
