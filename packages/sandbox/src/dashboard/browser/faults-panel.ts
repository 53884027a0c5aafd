import type { Fault } from "../../generated/types.ts";
import { confirm } from "./confirm.ts";
import { ask } from "./control-api.ts";
import { DataTable } from "./data-table.ts";
import { byId, field, make, setOptions } from "./dom.ts";
import { formatExact } from "./json.ts";
import { onSubmit, type Panel, readObject, type Tools } from "./panel.ts";

/** What goes wrong on purpose. */
export const faultsPanel: Panel = (tools) => {
  const table = new DataTable<Fault>(byId("faults", HTMLElement), {
    caption: "Faults",
    empty: "No fault is set.",
    keyOf: ({ fault_id }) => fault_id,
    detail: (fault) => fault,
    columns: [
      { title: "Fault", kind: "code narrow", text: ({ fault_id }) => fault_id },
      { title: "Operation", kind: "code", text: ({ operation_id }) => operation_id ?? "every operation" },
      { title: "Outcome", kind: "code text", text: ({ outcome }) => tellOutcome(outcome) },
      { title: "Probability", kind: "narrow", text: ({ probability }) => String(probability) },
      { title: "Times left", kind: "narrow", text: ({ remaining }) => String(remaining ?? "always") },
    ],
    actions: [
      {
        title: "Remove",
        label: ({ fault_id }) => `Remove fault ${fault_id}`,
        danger: true,
        run: ({ fault_id }) =>
          void tools.act(async () => {
            await ask("DELETE", `faults/${encodeURIComponent(fault_id)}`);
            return `Fault ${fault_id} was removed.`;
          }),
      },
    ],
  });

  byId("faults-clear", HTMLButtonElement).addEventListener("click", () =>
    tools.act(async () => {
      if (!(await confirm("Remove all faults?", "Remove"))) return "Nothing was changed.";
      await ask("DELETE", "faults");
      return "No fault is set.";
    }),
  );
  wireForm(tools, byId("fault-add", HTMLFormElement));
  return [{ view: "faults", path: () => "faults", show: (rows: Fault[]) => table.update(rows) }];
};

function wireForm(tools: Tools, form: HTMLFormElement): void {
  const { operations, problems } = tools.vocabulary;
  const kind = field(form, "kind", HTMLSelectElement);
  const operation = field(form, "operation_id", HTMLSelectElement);
  for (const [label, ids] of [
    ["Platform API v2", operations.platform] as const,
    ["Ads API v12", operations.ads] as const,
  ]) {
    operation.append(make("optgroup", { label }, ...ids.map((id) => make("option", { value: id }, id))));
  }
  setOptions(field(form, "problem", HTMLSelectElement), problems);

  // Only what belongs to the chosen outcome is asked for, and only that must be filled in.
  const showMembers = () => {
    for (const label of form.querySelectorAll<HTMLElement>("[data-kind]")) {
      label.hidden = label.dataset["kind"] !== kind.value;
      for (const input of label.querySelectorAll<HTMLInputElement>("input, select, textarea"))
        input.disabled = label.hidden;
    }
  };
  kind.addEventListener("change", showMembers);
  showMembers();

  onSubmit(tools, form, async () => {
    const times = number("times");
    const fault = (await ask("POST", "faults", {
      operation_id: operation.value === "" ? null : operation.value,
      probability: number("probability"),
      seed: number("seed"),
      ...(!Number.isNaN(times) && { times }),
      outcome: outcome(),
    })) as Fault;
    return `Fault ${fault.fault_id} was added.`;
  });

  function number(name: string): number {
    return field(form, name, HTMLInputElement).valueAsNumber;
  }

  function outcome(): object {
    if (kind.value === "latency") return { kind: kind.value, milliseconds: number("milliseconds") };
    if (kind.value === "rate-limited") return { kind: kind.value, retry_after_seconds: number("retry_after_seconds") };
    if (kind.value !== "problem") return { kind: kind.value };
    const extra = readObject(field(form, "extra", HTMLTextAreaElement).value, "What the further members hold");
    return {
      kind: kind.value,
      status: number("status"),
      problem: field(form, "problem", HTMLSelectElement).value,
      ...(Object.keys(extra).length > 0 && { extra }),
    };
  }
}

function tellOutcome({ kind, ...members }: Fault["outcome"]): string {
  return [kind, ...Object.entries(members).map(([name, value]) => `${name} ${formatExact(value)}`)].join(", ");
}
