import { ACCOUNT } from "../campaigns.ts";

export const PATH = `/12/accounts/${ACCOUNT}/campaigns`;

/** As much of a campaign as is looked at. */
export interface Item {
  readonly name: string;
}

/** As much of a page as the loop looks at. */
interface Page {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** Walks a list to its end and shows what it gets. */
export type Show = (see: See) => Promise<void>;

export interface See {
  item(item: Item): void;
  /** Awaited after each page by those who hand out pages. */
  page(): Promise<void> | undefined;
}

/** How a page is asked for and read. */
export interface Asking {
  /** Throws for a request that must not be sent. */
  readonly check?: (query: Readonly<Record<string, unknown>>) => void;
  readonly parse: (text: string) => unknown;
}

/** The loop of a careful user. */
export function loopOver(url: string, asking: Asking): Show {
  return async (see) => {
    let cursor: string | null = null;
    do {
      const page = await getPage(url, cursor, asking);
      for (const item of page.data) see.item(item);
      await see.page();
      cursor = page.next_cursor;
    } while (cursor !== null);
  };
}

/** The same as a generator: what hands out items one by one cannot do with less. */
export async function* itemsOf(url: string, asking: Asking): AsyncGenerator<Item, void> {
  let cursor: string | null = null;
  do {
    const page = await getPage(url, cursor, asking);
    for (const item of page.data) yield item;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

async function getPage(url: string, cursor: string | null, { check, parse }: Asking): Promise<Page> {
  check?.({ account_id: ACCOUNT, count: 200, ...(cursor !== null && { cursor }) });
  const query = new URLSearchParams({ count: "200", ...(cursor !== null && { cursor }) });
  const response = await fetch(`${url}${PATH}?${query}`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return parse(await response.text()) as Page;
}
