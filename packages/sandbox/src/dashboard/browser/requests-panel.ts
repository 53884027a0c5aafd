import type { LoggedRequest } from "../../generated/types.ts";
import { confirm } from "./confirm.ts";
import { ask } from "./control-api.ts";
import { DataTable } from "./data-table.ts";
import { byId, field, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** The most requests that are shown. */
const SHOWN = 200;

/** What the hosts were asked, the newest first. */
export const requestsPanel: Panel = (tools) => {
  const filter = byId("requests-filter", HTMLFormElement);
  const words = field(filter, "words", HTMLInputElement);
  const refused = field(filter, "refused", HTMLInputElement);
  let entries: readonly LoggedRequest[] = [];

  const table = new DataTable<LoggedRequest>(byId("requests", HTMLElement), {
    caption: "Requests",
    empty: "No request is remembered, or none fits.",
    keyOf: ({ id }) => `request ${id}`,
    isBad: isRefused,
    detail: (entry) => entry,
    columns: [
      { title: "Time", kind: "narrow", text: ({ at }) => at.slice(11, 23) },
      { title: "Status", kind: "narrow status", text: ({ status }) => (status === 0 ? "dropped" : String(status)) },
      { title: "Host", kind: "narrow", text: ({ face }) => face },
      { title: "Operation", kind: "code", text: ({ operation_id }) => operation_id ?? "" },
      { title: "Request", kind: "code text", text: ({ method, target }) => `${method} ${target}` },
      { title: "Violations", kind: "text", text: tellViolations },
    ],
  });

  const show = () => {
    const wanted = words.value.toLowerCase().split(/\s+/);
    const fitting = entries.filter((entry) => {
      const text = `${entry.status} ${entry.face} ${entry.operation_id} ${entry.method} ${entry.target} ${tellViolations(entry)}`;
      return (!refused.checked || isRefused(entry)) && wanted.every((word) => text.toLowerCase().includes(word));
    });
    table.update(fitting.slice(0, SHOWN));
    const told = `${Math.min(SHOWN, fitting.length)} of ${entries.length} requests`;
    setText(byId("requests-shown", HTMLElement), told);
  };
  filter.addEventListener("input", show);
  filter.addEventListener("submit", (event) => event.preventDefault());

  byId("requests-clear", HTMLButtonElement).addEventListener("click", () =>
    tools.act(async () => {
      if (!(await confirm("Forget all requests?", "Forget"))) return "Nothing was changed.";
      await ask("DELETE", "requests");
      return "The log is empty.";
    }),
  );

  return [
    {
      view: "requests",
      path: () => "requests",
      show(rows: LoggedRequest[]) {
        entries = rows;
        show();
      },
    },
  ];
};

function isRefused({ status }: LoggedRequest): boolean {
  return status >= 400 || status === 0;
}

function tellViolations({ violations, fault_id, ignored }: LoggedRequest): string {
  return [
    ...violations.map(({ rule, parameter, message }) => [rule ?? parameter, message].filter(Boolean).join(": ")),
    ...(fault_id === null ? [] : [`fault ${fault_id}`]),
    ...(ignored.length === 0 ? [] : [`ignored: ${ignored.join(", ")}`]),
  ].join("; ");
}
