import { make, setText } from "./dom.ts";
import { formatExact } from "./json.ts";

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  /** `code` for identifiers, `narrow` for what must not be broken, `text` for what people write. */
  readonly kind?: string;
  readonly text: (row: Row) => string;
}

/** A button in each row. */
export interface RowAction<Row> {
  readonly title: string;
  /** What the button does to which row, for readers who hear it. */
  readonly label: (row: Row) => string;
  readonly danger?: boolean;
  readonly run: (row: Row) => void;
}

/** How a table is made. */
export interface TableOptions<Row> {
  /** What the table shows, for readers who hear it. */
  readonly caption: string;
  /** Said in place of an empty table. */
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What a row is in full; rows can be unfolded when it is given. */
  readonly detail?: (row: Row) => unknown;
  readonly actions?: readonly RowAction<Row>[];
  readonly isBad?: (row: Row) => boolean;
}

interface Shown<Row> {
  row: Row;
  readonly group: HTMLTableSectionElement;
  readonly main: HTMLTableRowElement;
  readonly cells: readonly HTMLTableCellElement[];
  readonly detail: HTMLTableRowElement | undefined;
}

let tables = 0;

/**
 * A table that follows its data: rows that stay keep their elements, so that focus, selection, scroll and what is
 * unfolded stay, too.
 */
export class DataTable<Row> {
  readonly #options: TableOptions<Row>;
  readonly #shown = new Map<string, Shown<Row>>();
  readonly #table: HTMLTableElement;
  readonly #region: HTMLElement;
  readonly #empty: HTMLParagraphElement;
  readonly #id = `table-${tables++}`;
  #rows = 0;

  constructor(place: HTMLElement, options: TableOptions<Row>) {
    this.#options = options;
    const titles = [
      ...options.columns.map(({ title }) => make("th", { scope: "col" }, title)),
      ...(this.#hasActions ? [make("td", {})] : []),
    ];
    this.#table = make(
      "table",
      {},
      make("caption", { class: "unseen" }, options.caption),
      make("thead", {}, make("tr", {}, ...titles)),
    );
    // Scrollable by keyboard where it is wider than the screen.
    const region = { class: "scroll", role: "group", tabindex: "0", "aria-label": options.caption };
    this.#region = make("div", region, this.#table);
    this.#empty = make("p", { class: "empty" }, options.empty);
    place.append(this.#empty, this.#region);
    this.update([]);
  }

  update(rows: readonly Row[]): void {
    const focused = this.#region.contains(document.activeElement);
    const keys = new Set(rows.map(this.#options.keyOf));
    for (const [key, { group }] of this.#shown) {
      if (keys.has(key)) continue;
      group.remove();
      this.#shown.delete(key);
    }
    let before: Element | null = this.#table.tHead;
    for (const row of rows) {
      const { group } = this.#show(row);
      // Moving an element takes away its focus: only those that stand elsewhere are moved.
      if (before?.nextElementSibling !== group) before?.after(group);
      before = group;
    }
    this.#region.hidden = rows.length === 0;
    this.#empty.hidden = rows.length > 0;
    // A row that goes takes its focus away: readers go on where it stood, and not at the top of the page.
    if (focused && (rows.length === 0 || !this.#region.contains(document.activeElement))) {
      const place = rows.length === 0 ? this.#region.closest("main") : this.#region;
      place?.focus({ preventScroll: true });
    }
  }

  get #hasActions(): boolean {
    return this.#options.detail !== undefined || (this.#options.actions?.length ?? 0) > 0;
  }

  #show(row: Row): Shown<Row> {
    const { keyOf, columns, isBad } = this.#options;
    const key = keyOf(row);
    const shown = this.#shown.get(key) ?? this.#add(key, row);
    shown.row = row;
    for (const [at, { text }] of columns.entries()) setText(shown.cells[at] ?? shown.main, text(row));
    shown.main.classList.toggle("bad", isBad?.(row) ?? false);
    this.#showDetail(shown);
    return shown;
  }

  #add(key: string, row: Row): Shown<Row> {
    const { columns, detail, actions = [] } = this.#options;
    const cells = columns.map(({ kind = "" }) => make("td", { class: kind }));
    const buttons = actions.map(({ title, label, danger, run }) => {
      const button = make("button", { type: "button", "aria-label": label(row) }, title);
      if (danger) button.classList.add("danger");
      button.addEventListener("click", () => run(shown.row));
      return button;
    });
    const main = make("tr", {}, ...cells);
    const id = `${this.#id}-${this.#rows++}`;
    const pre = make("pre", { tabindex: "0", role: "group", "aria-label": `${key} in full` });
    const cell = make("td", { colspan: String(columns.length + 1) }, pre);
    const unfolded = detail && make("tr", { class: "detail", id, hidden: "" }, cell);
    const toggle =
      unfolded &&
      make("button", { type: "button", "aria-expanded": "false", "aria-controls": id, "aria-label": `JSON of ${key}` });
    toggle?.append("JSON");
    if (this.#hasActions) {
      const own = [...(toggle ? [toggle] : []), ...buttons];
      main.append(make("td", { class: "actions" }, ...own.flatMap((button) => [button, " "])));
    }
    const group = make("tbody", {}, main, ...(unfolded ? [unfolded] : []));
    const shown: Shown<Row> = { row, group, main, cells, detail: unfolded };
    toggle?.addEventListener("click", () => {
      if (unfolded) unfolded.hidden = !unfolded.hidden;
      toggle.setAttribute("aria-expanded", String(!unfolded?.hidden));
      this.#showDetail(shown);
    });
    this.#shown.set(key, shown);
    return shown;
  }

  #showDetail({ row, detail }: Shown<Row>): void {
    const pre = detail?.querySelector("pre");
    if (detail && pre && !detail.hidden) setText(pre, formatExact(this.#options.detail?.(row), 2));
  }
}
