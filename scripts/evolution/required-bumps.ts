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

/** The worst impact of some changes; none where nothing has changed. */
export function worstOf(changes: readonly ApiChange[]): Impact | undefined {
  return IMPACTS.find((impact) => changes.some((change) => change.impact === impact));
}

/**
 * What the changesets lack: a change that can break users wants a major one for the package of its API, one that gives
 * them more at least a minor one.
 *
 * @returns one sentence for each API that lacks one
 */
export function missingBumps(
  changes: Readonly<Record<Api, readonly ApiChange[]>>,
  changesets: readonly PlannedChangeset[],
): string[] {
  return APIS.flatMap((api) => {
    const needed = worstOf(changes[api]);
    if (needed === undefined || needed === "patch") return [];
    const enough = IMPACTS.slice(0, IMPACTS.indexOf(needed) + 1);
    const planned = changesets.flatMap(({ releases }) => releases).filter(({ name }) => name === packageOf(api));
    if (planned.some(({ type }) => enough.includes(type as Impact))) return [];
    const count = changes[api].filter(({ impact }) => impact === needed).length;
    const what = needed === "major" ? "can break those who use it" : "give those who use it more";
    return [
      `${count} ${count === 1 ? "change" : "changes"} of ${api} since its last release ${what}: add a ${needed} changeset of ${packageOf(api)}, or take ${count === 1 ? "it" : "them"} back`,
    ];
  });
}
