import type {
  ClientDisconnectedProblem,
  ClientForbiddenProblem,
  ConflictProblem,
  DisallowedResourceProblem,
  DuplicateRulesProblem,
  GenericProblem,
  InvalidRequestProblem,
  InvalidRulesProblem,
  NoncompliantRulesProblem,
  NotAuthorizedForFieldProblem,
  NotAuthorizedForResourceProblem,
  OperationalDisconnectProblem,
  ResourceNotFoundProblem,
  ResourceUnavailableProblem,
  RuleCapProblem,
  StreamingConnectionProblem,
  UnsupportedAuthenticationProblem,
  UsageCappedProblem,
} from "./generated/types.ts";

/** The problem object of each kind, by the last segment of its `type` (rule `problems.kinds`). */
export interface ProblemByKind {
  "about:blank": GenericProblem;
  "client-disconnected": ClientDisconnectedProblem;
  "client-forbidden": ClientForbiddenProblem;
  conflict: ConflictProblem;
  "disallowed-resource": DisallowedResourceProblem;
  "duplicate-rules": DuplicateRulesProblem;
  "invalid-request": InvalidRequestProblem;
  "invalid-rules": InvalidRulesProblem;
  "noncompliant-rules": NoncompliantRulesProblem;
  "not-authorized-for-field": NotAuthorizedForFieldProblem;
  "not-authorized-for-resource": NotAuthorizedForResourceProblem;
  "operational-disconnect": OperationalDisconnectProblem;
  "resource-not-found": ResourceNotFoundProblem;
  "resource-unavailable": ResourceUnavailableProblem;
  "rule-cap": RuleCapProblem;
  "streaming-connection": StreamingConnectionProblem;
  "unsupported-authentication": UnsupportedAuthenticationProblem;
  "usage-capped": UsageCappedProblem;
}

/** The eighteen kinds of problems; `about:blank` is the generic one. */
export type ProblemKind = keyof ProblemByKind;

const PATH = "/2/problems/";

/** The kind that the `type` of a problem names, whatever the base of its URI; nothing for one that is unknown here. */
export function problemKind(type: string): ProblemKind | undefined {
  const at = type.lastIndexOf(PATH);
  const name = at === -1 ? type : type.slice(at + PATH.length);
  const known = Object.hasOwn(EXTRA_MEMBERS, name) && (at === -1) === (name === "about:blank");
  return known ? (name as ProblemKind) : undefined;
}

type Common = keyof GenericProblem;

/** How a member is to look, from its generated type; with a question mark where it may be missing. */
type Form<Value> = unknown extends Value ? "any" : NonNullable<Value> extends string ? "string" : "issues";
type MemberForm<Holder, Name extends keyof Holder> =
  {} extends Pick<Holder, Name> ? `${Form<Holder[Name]>}?` : Form<Holder[Name]>;

/** The members that each kind has beyond those that all have. Its type is derived, so it cannot differ from the spec. */
export const EXTRA_MEMBERS = {
  "about:blank": {},
  "client-disconnected": {},
  "client-forbidden": { reason: "string?", registration_url: "string?" },
  conflict: {},
  "disallowed-resource": { resource_id: "string", resource_type: "string", section: "string" },
  "duplicate-rules": { id: "string?", value: "string?" },
  "invalid-request": { errors: "issues?" },
  "invalid-rules": {},
  "noncompliant-rules": {},
  "not-authorized-for-field": { field: "string", resource_type: "string", section: "string" },
  "not-authorized-for-resource": {
    parameter: "string",
    resource_id: "string",
    resource_type: "string",
    section: "string",
    value: "string",
  },
  "operational-disconnect": { disconnect_type: "string?" },
  "resource-not-found": { parameter: "string", resource_id: "any", resource_type: "string", value: "any" },
  "resource-unavailable": { parameter: "string", resource_id: "any", resource_type: "string" },
  "rule-cap": {},
  "streaming-connection": { connection_issue: "string?" },
  "unsupported-authentication": {},
  "usage-capped": { period: "string?", scope: "string?" },
} as const satisfies {
  [Kind in ProblemKind]: {
    [Name in Exclude<keyof ProblemByKind[Kind], Common>]-?: MemberForm<ProblemByKind[Kind], Name>;
  };
};
