import { byId } from "./dom.ts";

/** Asks before something is done that cannot be undone. Escape and the first button mean no. */
export function confirm(question: string, action: string): Promise<boolean> {
  const dialog = byId("confirm", HTMLDialogElement);
  byId("confirm-question", HTMLParagraphElement).textContent = question;
  byId("confirm-go", HTMLButtonElement).textContent = action;
  dialog.returnValue = "cancel";
  dialog.showModal();
  byId("confirm-cancel", HTMLButtonElement).focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "go"), { once: true });
  });
}
