import { join } from "node:path";

/** The two APIs of the site, in the order in which it names them. */
export const APIS = ["platform-v2", "ads-v12"] as const;

/** The id of an API: the name of its bundle, of its client package and of its reference page. */
export type ApiId = (typeof APIS)[number];

/** The documents that have a reference page: those of the APIs, and that of the sandbox's control API, which has no rules. */
export const REFERENCES = [...APIS, "sandbox-control"] as const;

/** The id of a document: the name of its bundle and of its reference page. */
export type ReferenceId = (typeof REFERENCES)[number];

/** How the site calls a document where its full title would be too long. */
export const SHORT_TITLES: Record<ReferenceId, string> = {
  "platform-v2": "Platform v2",
  "ads-v12": "Ads v12",
  "sandbox-control": "Sandbox control",
};

/** The reference page of a document, relative to the root of the site. */
export const referencePage = (id: ReferenceId): string => `${id}.html`;

/** The bundle of a document in the `specs` package. */
export const bundlePath = (id: ReferenceId): string =>
  join(import.meta.dirname, "..", "..", "..", "specs", "dist", `${id}.json`);
