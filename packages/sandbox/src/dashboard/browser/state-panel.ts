import { confirm } from "./confirm.ts";
import { ask } from "./control-api.ts";
import { byId, field } from "./dom.ts";
import { onSubmit, type Panel } from "./panel.ts";

const NOTHING = "Nothing was changed.";

/** Reset, seed and import: everything that forgets what is there, each after a question. */
export const statePanel: Panel = (tools) => {
  byId("reset", HTMLButtonElement).addEventListener("click", () =>
    tools.act(async () => {
      const question = "Forget everything and go back to the seed that the sandbox began with?";
      if (!(await confirm(question, "Reset"))) return NOTHING;
      await ask("POST", "reset");
      return "The sandbox was reset.";
    }),
  );

  const seed = byId("seed", HTMLFormElement);
  onSubmit(tools, seed, async () => {
    const name = field(seed, "name", HTMLSelectElement).value;
    const number = (member: string) => field(seed, member, HTMLInputElement).valueAsNumber;
    if (!(await confirm(`Forget everything and plant the seed ${name}?`, "Plant"))) return NOTHING;
    await ask("POST", "seed", {
      name,
      accounts: number("accounts"),
      campaigns: number("campaigns"),
      line_items: number("line_items"),
    });
    return `The seed ${name} was planted.`;
  });

  const form = byId("import", HTMLFormElement);
  onSubmit(tools, form, async () => {
    const [file] = field(form, "file", HTMLInputElement).files ?? [];
    if (file === undefined) return NOTHING;
    if (!(await confirm(`Replace everything by what ${file.name} holds?`, "Import"))) return NOTHING;
    // Sent as it is: parsing could round its integers.
    await ask("POST", "import", await file.text());
    form.reset();
    return `${file.name} was imported.`;
  });

  return [];
};
