/** The element with an id. The page and its script are of one piece: one that is missing is a fault of ours. */
export function byId<Kind extends HTMLElement>(id: string, kind: { new (): Kind }): Kind {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** Makes an element. Children that are text stay text, whatever it says. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Runs at each click on a button, unless that is disabled. */
export function onClick(button: HTMLButtonElement, run: () => void): void {
  button.addEventListener("click", () => {
    if (button.ariaDisabled !== "true") run();
  });
}

/** Disables a button or enables it. By its property `disabled`, one that was just pressed would lose the focus. */
export function setDisabled(button: HTMLButtonElement, disabled: boolean): void {
  button.ariaDisabled = String(disabled);
}

/** Changes a text only when it differs: what a reader has selected stays selected. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** A member of a form, by its name. */
export function field<Kind extends HTMLElement>(form: HTMLFormElement, name: string, kind: { new (): Kind }): Kind {
  const element = form.elements.namedItem(name);
  if (element instanceof kind) return element;
  throw new Error(`the form #${form.id} has no ${kind.name} ${name}`);
}

/** Fills a select with options, and keeps its choice; the ones it has stay when they are the same. */
export function setOptions(select: HTMLSelectElement | HTMLDataListElement, values: readonly string[]): void {
  const present = [...select.children].map((option) => (option as HTMLOptionElement).value);
  if (present.length === values.length && values.every((value, at) => value === present[at])) return;
  const chosen = select instanceof HTMLSelectElement ? select.value : "";
  select.replaceChildren(...values.map((value) => make("option", { value }, value)));
  if (select instanceof HTMLSelectElement && values.includes(chosen)) select.value = chosen;
}
