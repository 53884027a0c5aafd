import type { ProblemByKind, ProblemKind } from "@social-api/platform-v2";
import { STATUS_CODES } from "../http/builtin-http.ts";
import { readBundle } from "../http/read-bundle.ts";

type Members = Readonly<Record<string, unknown>>;

interface Components {
  readonly examples: Readonly<Record<string, { readonly value: Members }>>;
  readonly responses: {
    readonly Failure: {
      readonly content: Readonly<Record<"application/problem+json", { readonly examples: References }>>;
    };
  };
}
type References = Readonly<Record<string, { readonly $ref: string }>>;

let known: ReadonlyMap<string, Members> | undefined;

/** The document's example of each kind, by kind (rules `problems.kinds`, `problems.shape`). Read when one is needed. */
function problemExamples(): ReadonlyMap<string, Members> {
  if (known !== undefined) return known;
  const { examples, responses } = readBundle("platform-v2").components as unknown as Components;
  const references = Object.entries(responses.Failure.content["application/problem+json"].examples);
  known = new Map(
    references.map(([name, { $ref }]) => [
      name === "about-blank" ? "about:blank" : name,
      examples[$ref.split("/").at(-1) as string]?.value as Members,
    ]),
  );
  return known;
}

/** The eighteen kinds of problems, as the end of their type tells them. */
export function problemKinds(): ProblemKind[] {
  return [...problemExamples().keys()] as ProblemKind[];
}

/**
 * A problem of any kind, valid by its schema: what `members` lack is as in the document's example, but for the status,
 * and for a detail that tells of a member that is another one here.
 *
 * @param members - whatever the problem is to have beside its type: `status`, `detail`, members of its kind
 * @throws TypeError for a kind that does not exist
 */
export function problemBody(kind: string, members: Members = {}): ProblemByKind[ProblemKind] {
  const example = problemExamples().get(kind);
  if (example === undefined) {
    throw new TypeError(`${kind} is no kind of problem: there are ${problemKinds().join(", ")}`);
  }
  const { type, title, status: _, detail, ...own } = example;
  // No detail tells what is in a list.
  const fits = Object.entries(own).every(
    ([name, value]) => typeof value !== "string" || (members[name] ?? value) === value,
  );
  const problem = {
    // The generic kind says nothing beyond its status.
    title: kind === "about:blank" ? (STATUS_CODES[Number(members["status"])] ?? "Failure") : title,
    ...(fits && detail !== undefined && { detail }),
    ...own,
    ...members,
    type,
  };
  return problem as ProblemByKind[ProblemKind];
}
