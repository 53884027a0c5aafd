import { DOCUMENTS, type DocumentName } from "../generate/bundle.ts";
import { type ApiChange, IMPACTS, type Impact } from "./compare-api.ts";

/** What is to be released, as far as the rule looks at it. */
export interface PlannedChangeset {
  readonly releases: readonly { readonly name: string; readonly type: Impact | "none" }[];
}

/** The package whose methods and types follow from a document. */
export function packageOf(document: DocumentName): string {
  return `@social-api/${document === "sandbox-control" ? "sandbox" : document}`;
}

/** The packages that ship the bundle of a document and answer by it, with its examples. */
export function serversOf(document: DocumentName): readonly string[] {
  return document === "sandbox-control" ? ["@social-api/sandbox"] : ["@social-api/mock", "@social-api/sandbox"];
}

/** The worst impact of some changes; none where nothing has changed. */
export function worstOf(changes: readonly ApiChange[]): Impact | undefined {
  return IMPACTS.find((impact) => changes.some((change) => change.impact === impact));
}

/**
 * What the changesets lack: a change that can break users wants a major one for the package of its document, one that
 * gives them more at least a minor one. Every change wants at least a patch of the packages that ship the bundles.
 *
 * @returns one sentence for each that is lacking
 */
export function missingBumps(
  changes: Readonly<Record<DocumentName, readonly ApiChange[]>>,
  changesets: readonly PlannedChangeset[],
): string[] {
  const planned = changesets.flatMap(({ releases }) => releases);
  const isPlanned = (wanted: string, least: Impact) => {
    const enough: readonly string[] = IMPACTS.slice(0, IMPACTS.indexOf(least) + 1);
    return planned.some(({ name, type }) => name === wanted && enough.includes(type));
  };
  const ofPackages = DOCUMENTS.flatMap((document) => {
    const needed = worstOf(changes[document]);
    if (needed === undefined || needed === "patch" || isPlanned(packageOf(document), needed)) return [];
    const count = changes[document].filter(({ impact }) => impact === needed).length;
    const what =
      needed === "major" ? "can break those who use it" : `${count === 1 ? "gives" : "give"} those who use it more`;
    return [
      `${count} ${count === 1 ? "change" : "changes"} of ${document} since its last release ${what}: add a ${needed} changeset of ${packageOf(document)}, or take ${count === 1 ? "it" : "them"} back`,
    ];
  });
  const changed = DOCUMENTS.filter((document) => changes[document].length > 0);
  const ofServers = [...new Set(changed.flatMap(serversOf))].flatMap((name) => {
    if (isPlanned(name, "patch")) return [];
    const shipped = changed.filter((document) => serversOf(document).includes(name));
    return [
      `the bundle of ${shipped.join(" and of ")} has changed since its last release, and ${name} ships it: add a changeset of ${name}, at least a patch`,
    ];
  });
  return [...ofPackages, ...ofServers];
}
