import type { SandboxUser, StoredEntity } from "../../generated/types.ts";
import { DataTable } from "./data-table.ts";
import { byId, field, onClick, setDisabled, setOptions, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** Names under which collections keep what people would look for first. */
const TITLES = ["name", "description", "headline", "entity", "creative_type", "targeting_value", "user_id"];

/** The entities of one account, collection by collection, page by page. */
export const entitiesPanel: Panel = ({ vocabulary, refresh }) => {
  const form = byId("entities-choice", HTMLFormElement);
  const account = field(form, "account", HTMLSelectElement);
  const collection = field(form, "collection", HTMLSelectElement);
  const count = field(form, "count", HTMLSelectElement);
  const first = byId("entities-first", HTMLButtonElement);
  const next = byId("entities-next", HTMLButtonElement);
  /** The beginnings of the pages behind the first one, up to the one that is shown. */
  let pages: number[] = [];
  let following: number | null = null;
  /** The ids on a page behind the first one, once they are known. */
  let ids: string | undefined;

  setOptions(collection, vocabulary.collections);
  collection.value = "campaigns";

  const table = new DataTable<StoredEntity>(byId("entities", HTMLElement), {
    caption: "Entities",
    empty: "There is nothing of this kind.",
    keyOf: ({ id }) => id,
    detail: ({ body, hidden }) => ({ answered: body, hidden }),
    columns: [
      { title: "Id", kind: "code narrow", text: ({ id }) => id },
      { title: "Name", kind: "text", text: nameOf },
      {
        title: "Status",
        kind: "narrow",
        text: ({ body }) => String(body["entity_status"] ?? body["change_type"] ?? ""),
      },
      {
        title: "Updated",
        kind: "narrow",
        text: ({ body }) => String(body["updated_at"] ?? body["change_time"] ?? ""),
      },
      { title: "Deleted", kind: "narrow", text: ({ body }) => (body["deleted"] === true ? "deleted" : "") },
    ],
  });

  const open = (to: number[]) => {
    pages = to;
    following = null;
    ids = undefined;
    refresh();
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => open([]));
  onClick(first, () => open([]));
  onClick(next, () => {
    if (following !== null) open([...pages, following]);
  });

  return [
    {
      view: "entities",
      path: () => "users",
      show(users: SandboxUser[]) {
        const accounts = users.flatMap(({ access }) => access.map(({ account_id }) => account_id));
        const before = account.value;
        setOptions(account, [...new Set(accounts)].sort());
        if (account.value === before) return;
        // None was chosen yet, or the one that was is gone.
        account.value = accounts[0] ?? "";
        open([]);
      },
    },
    {
      view: "entities",
      path() {
        if (account.value === "") return undefined;
        const query = new URLSearchParams({ collection: collection.value, count: count.value });
        const after = pages.at(-1);
        if (after !== undefined) query.set("after", String(after));
        return `accounts/${encodeURIComponent(account.value)}/entities?${query}`;
      },
      show(rows: StoredEntity[], { next_after }: { next_after: number | null }) {
        const before = ids;
        ids = rows.map(({ id }) => id).join();
        // Nothing comes to a page behind the first one: with other rows it is of another store, where it begins anywhere.
        if (pages.length > 0 && before !== undefined && before !== ids) return open([]);
        table.update(rows);
        following = next_after;
        setDisabled(first, pages.length === 0);
        setDisabled(next, following === null);
        setText(byId("entities-page", HTMLElement), `Page ${pages.length + 1}, newest first`);
      },
      clear() {
        table.update([]);
        pages = [];
        following = null;
        ids = undefined;
        setDisabled(first, true);
        setDisabled(next, true);
        setText(byId("entities-page", HTMLElement), "");
      },
    },
  ];
};

function nameOf({ body }: StoredEntity): string {
  const name = TITLES.find((title) => typeof body[title] === "string");
  return name === undefined ? "" : String(body[name]);
}
