import { escapeHtml, type Html, trusted } from "../html.ts";

/** Makes links of the names in a text that stand as code and have an address; those inside of links stay as they are. */
export function linkNames({ markup }: Html, hrefs: ReadonlyMap<string, string>): Html {
  return trusted(
    markup.replace(/<a [\s\S]*?<\/a>|<pre[\s\S]*?<\/pre>|<code>([^<]+)<\/code>/g, (all, name?: string) => {
      const href = name === undefined ? undefined : hrefs.get(name.replace(/\(\)$/, ""));
      return href === undefined ? all : `<a href="${escapeHtml(href)}">${all}</a>`;
    }),
  );
}
