import { join } from "node:path";

/** The two APIs of the site, in the order in which it names them. */
export const APIS = ["platform-v2", "ads-v12"] as const;

/** The id of an API: the name of its bundle, of its client package and of its reference page. */
export type ApiId = (typeof APIS)[number];

/** How the site calls an API where its full title would be too long. */
export const SHORT_TITLES: Record<ApiId, string> = { "platform-v2": "Platform v2", "ads-v12": "Ads v12" };

/** The reference page of an API, relative to the root of the site. */
export const referencePage = (api: ApiId): string => `${api}.html`;

/** The bundle of an API in the `specs` package. */
export const bundlePath = (api: ApiId): string =>
  join(import.meta.dirname, "..", "..", "..", "specs", "dist", `${api}.json`);
