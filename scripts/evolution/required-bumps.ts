import { APIS, type Api } from "../generate/bundle.ts";
import { type ApiChange, IMPACTS, type Impact } from "./compare-api.ts";

/** What is to be released, as far as the rule looks at it. */
export interface PlannedChangeset {
  readonly releases: readonly { readonly name: string; readonly type: Impact | "none" }[];
}

/** The package that follows from an API's document. */
export function packageOf(api: Api): string {
  return `@social-api/${api}`;
}

/** The packages that ship the bundles of all APIs and answer by them, with their examples. */
export const SERVERS: readonly string[] = ["@social-api/mock", "@social-api/sandbox"];

/** The worst impact of some changes; none where nothing has changed. */
export function worstOf(changes: readonly ApiChange[]): Impact | undefined {
  return IMPACTS.find((impact) => changes.some((change) => change.impact === impact));
}

/**
 * What the changesets lack: a change that can break users wants a major one for the package of its API, one that gives
 * them more at least a minor one. Every change wants at least a patch of the packages that ship the bundles.
 *
 * @returns one sentence for each package that lacks one
 */
export function missingBumps(
  changes: Readonly<Record<Api, readonly ApiChange[]>>,
  changesets: readonly PlannedChangeset[],
): string[] {
  const planned = changesets.flatMap(({ releases }) => releases);
  const isPlanned = (wanted: string, least: Impact) => {
    const enough: readonly string[] = IMPACTS.slice(0, IMPACTS.indexOf(least) + 1);
    return planned.some(({ name, type }) => name === wanted && enough.includes(type));
  };
  const ofApis = APIS.flatMap((api) => {
    const needed = worstOf(changes[api]);
    if (needed === undefined || needed === "patch" || isPlanned(packageOf(api), needed)) return [];
    const count = changes[api].filter(({ impact }) => impact === needed).length;
    const what = needed === "major" ? "can break those who use it" : "give those who use it more";
    return [
      `${count} ${count === 1 ? "change" : "changes"} of ${api} since its last release ${what}: add a ${needed} changeset of ${packageOf(api)}, or take ${count === 1 ? "it" : "them"} back`,
    ];
  });
  const changed = APIS.filter((api) => changes[api].length > 0);
  const ofServers = SERVERS.filter((name) => changed.length > 0 && !isPlanned(name, "patch")).map(
    (name) =>
      `the bundle of ${changed.join(" and of ")} has changed since its last release, and ${name} ships it: add a changeset of ${name}, at least a patch`,
  );
  return [...ofApis, ...ofServers];
}
