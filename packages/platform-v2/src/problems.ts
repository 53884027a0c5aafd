import { isApiError } from "@social-api/core";
import { findMemberFaults } from "./find-member-faults.ts";
import type { ErrorObject } from "./generated/types.ts";
import { type ProblemByKind, type ProblemKind, problemKind } from "./problem-kind.ts";

/** What every parsed failure has. */
export interface ParsedFailure<Kind extends string> {
  /** Tells the failures apart. */
  readonly kind: Kind;
  /** The body as it came, whole. */
  readonly body: unknown;
}

/**
 * A problem of one kind, with the members that this kind has. An enumerated member may hold a newer value, and a text or a
 * list may be empty.
 */
export type ProblemOfKind<Kind extends ProblemKind> = Kind extends ProblemKind
  ? ParsedFailure<Kind> & Readonly<ProblemByKind[Kind]>
  : never;

/** A problem that says to be of a known kind, but lacks what this kind requires or has it in another form. */
export interface MalformedProblem extends ParsedFailure<"malformed"> {
  readonly type: string;
  /** The kind that its `type` names. */
  readonly claims: ProblemKind;
  /** The members that are missing or have another form than stated. */
  readonly faults: readonly string[];
}

/** A failure that is neither of the eighteen kinds nor an error object: a newer kind, or another body altogether. */
export interface UnknownProblem extends ParsedFailure<"unknown"> {
  /** The `type` of the body, where it has one. */
  readonly type?: string;
}

/** The plain error object, sent as `application/json`. */
export type PlainError = ParsedFailure<"error"> & Readonly<ErrorObject>;

/** Any failure body, told apart by `kind`. */
export type ParsedProblem = ProblemOfKind<ProblemKind> | PlainError | MalformedProblem | UnknownProblem;

/**
 * Tells what a failure is: one of the eighteen kinds of problems, the plain error object, or neither (rules
 * `problems.kinds`, `problems.shape`, `replay.failure-bodies`). Never throws, whatever the server sent.
 *
 * @param failure - the `error` of a call, the `body` of an `ApiError`, or the `ApiError` itself
 * @example
 * const problem = parseProblem(error);
 * if (problem.kind === "resource-not-found") console.error(`no ${problem.resource_type} ${problem.resource_id}`);
 */
export function parseProblem(failure: unknown): ParsedProblem {
  const body = isApiError(failure) ? failure.body : failure;
  if (typeof body !== "object" || body === null) return { kind: "unknown", body };
  const { type, code, message } = body as Readonly<Record<string, unknown>>;
  if (typeof type === "string") {
    const kind = problemKind(type);
    if (kind === undefined) return { kind: "unknown", type, body };
    const faults = findMemberFaults(kind, body);
    return faults.length === 0
      ? ({ ...body, kind, body } as ProblemOfKind<ProblemKind>)
      : { kind: "malformed", type, claims: kind, faults, body };
  }
  return Number.isInteger(code) && typeof message === "string"
    ? ({ ...body, kind: "error", body } as PlainError)
    : { kind: "unknown", body };
}

/**
 * A guard for problems of some kinds, for `if` and `filter`. Malformed ones do not pass.
 *
 * @example if (isProblem("usage-capped")(problem)) console.error(problem.period);
 */
export function isProblem<Kind extends ProblemKind>(
  ...kinds: Kind[]
): (problem: ParsedProblem) => problem is ProblemOfKind<Kind> {
  return (problem): problem is ProblemOfKind<Kind> => (kinds as string[]).includes(problem.kind);
}

/**
 * Whether a failure is the `conflict` problem, malformed or not: a replay job of the webhook is still in progress (rule
 * `replay.one-in-progress`). A retry right away meets it again, so a conflict is never retried.
 *
 * @param failure - the `error` of a call, the `body` of an `ApiError`, the `ApiError` itself, or what `parseProblem` made of one
 */
export function isConflict(failure: unknown): boolean {
  const problem = parseProblem(failure);
  return problem.kind === "conflict" || (problem.kind === "malformed" && problem.claims === "conflict");
}
