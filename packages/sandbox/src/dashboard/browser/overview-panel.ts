import type { SandboxUser, State } from "../../generated/types.ts";
import { DataTable } from "./data-table.ts";
import { byId } from "./dom.ts";
import type { Panel } from "./panel.ts";

const HOSTS: Readonly<Record<string, string>> = {
  platform: "Platform API v2",
  ads: "Ads API v12",
  adsSandbox: "Ads API v12, its sandbox",
  control: "Control API, this page",
};

type Entry = readonly [name: string, value: string | number];

/** Where the hosts are, who the users are, and how much there is of what. */
export const overviewPanel: Panel = () => {
  const hosts = new DataTable<Entry>(byId("hosts", HTMLElement), {
    caption: "Hosts",
    empty: "Nothing is known yet.",
    keyOf: ([name]) => name,
    columns: [
      { title: "Host", kind: "text", text: ([name]) => HOSTS[name] ?? name },
      { title: "URL", kind: "code", text: ([, url]) => String(url) },
    ],
  });
  const counts = new DataTable<Entry>(byId("counts", HTMLElement), {
    caption: "Rows of each collection",
    empty: "Nothing is known yet.",
    keyOf: ([name]) => name,
    columns: [
      { title: "Collection", kind: "code narrow", text: ([name]) => name },
      { title: "Rows", kind: "narrow", text: ([, count]) => String(count) },
    ],
  });
  let defaultUser = "";
  let known: readonly SandboxUser[] = [];
  const users = new DataTable<SandboxUser>(byId("users", HTMLElement), {
    caption: "Users",
    empty: "There is no user.",
    keyOf: ({ id }) => id,
    detail: (user) => user,
    columns: [
      { title: "User", kind: "code narrow", text: ({ id }) => id },
      { title: "Name", kind: "text", text: ({ id, name }) => (id === defaultUser ? `${name} (default)` : name) },
      {
        title: "Access",
        kind: "text",
        text: ({ access }) =>
          access.map(({ account_id, permissions }) => `${account_id}: ${permissions.join(", ")}`).join("; "),
      },
    ],
  });
  return [
    {
      view: "overview",
      path: () => "state",
      show(state: State) {
        defaultUser = state.default_user_id;
        // They may have come first, when nobody was known to be the default one.
        users.update(known);
        hosts.update(Object.entries(state.urls));
        counts.update(Object.entries(state.counts));
      },
    },
    {
      view: "overview",
      path: () => "users",
      show(rows: SandboxUser[]) {
        known = rows;
        users.update(rows);
      },
    },
  ];
};
