import type { ProblemByKind, ProblemKind } from "@social-api/platform-v2";
import { STATUS_CODES } from "../http/builtin-http.ts";

/** Where the types of problems begin. The API's documents do not show it: a name that is reserved for examples. */
const BASE = "https://api.example.com/2/problems/";

type Common = "type" | "title" | "detail" | "status";

interface Wording<Kind extends ProblemKind> {
  readonly title: string;
  readonly detail: string;
  /** What the kind has beside the common members: lifelike, and all of what it requires. */
  readonly extra: Omit<ProblemByKind[Kind], Common>;
}

/** Rules `problems.kinds`, `problems.shape`. */
const WORDINGS: { readonly [Kind in Exclude<ProblemKind, "about:blank">]: Wording<Kind> } = {
  "client-disconnected": {
    title: "Client Disconnected",
    detail: "The client closed its connection before the answer was complete.",
    extra: {},
  },
  "client-forbidden": {
    title: "Client Forbidden",
    detail: "This client has to be enrolled first.",
    extra: { reason: "client-not-enrolled", registration_url: "https://developer.example.com/enrol" },
  },
  conflict: { title: "Conflict", detail: "Another job is in progress.", extra: {} },
  "disallowed-resource": {
    title: "Disallowed Resource",
    detail: "Post 1899100233847190016 cannot be returned by the API.",
    extra: { resource_id: "1899100233847190016", resource_type: "post", section: "data" },
  },
  "duplicate-rules": {
    title: "Duplicate Rules",
    detail: "A rule with this text exists already.",
    extra: { id: "1899044710836207617", value: '"single origin" lang:pt' },
  },
  "invalid-request": {
    title: "Invalid Request",
    detail: "One or more parameters of the request are invalid.",
    extra: { errors: [{ message: "The request is invalid.", parameters: {} }] },
  },
  "invalid-rules": { title: "Invalid Rules", detail: "The rule ends inside a quoted phrase.", extra: {} },
  "noncompliant-rules": {
    title: "Noncompliant Rules",
    detail: "The rules of the user do not comply with what is allowed.",
    extra: {},
  },
  "not-authorized-for-field": {
    title: "Field Authorization Error",
    detail: "The caller is not allowed to see non_public_metrics of this post.",
    extra: { field: "non_public_metrics", resource_type: "post", section: "data" },
  },
  "not-authorized-for-resource": {
    title: "Authorization Error",
    detail: "The caller is not allowed to see post 1899100233847190016.",
    extra: {
      value: "1899100233847190016",
      resource_id: "1899100233847190016",
      resource_type: "post",
      section: "includes",
      parameter: "referenced_posts.id",
    },
  },
  "operational-disconnect": {
    title: "Operational Disconnect",
    detail: "The connection was ended for operational reasons.",
    extra: { disconnect_type: "OperationalDisconnect" },
  },
  "resource-not-found": {
    title: "Not Found",
    detail: "There is no user with the id 3291645509.",
    extra: { parameter: "user_id", resource_id: "3291645509", resource_type: "user", value: "3291645509" },
  },
  "resource-unavailable": {
    title: "Resource Unavailable",
    detail: "Space 1XnGqbVkLdAxE is not available to the caller.",
    extra: { parameter: "id", resource_id: "1XnGqbVkLdAxE", resource_type: "space" },
  },
  "rule-cap": {
    title: "Rule Cap Exceeded",
    detail: "Adding these rules would exceed the number of rules that this project may have.",
    extra: {},
  },
  "streaming-connection": {
    title: "Streaming Connection Issue",
    detail: "The app has as many open connections as it may have. End a stale one and connect again.",
    extra: { connection_issue: "TooManyConnections" },
  },
  "unsupported-authentication": {
    title: "Unsupported Authentication",
    detail: "This operation does not support the authentication that was used.",
    extra: {},
  },
  "usage-capped": {
    title: "Usage Capped",
    detail: "The usage cap of this product is exceeded for the current month.",
    extra: { period: "Monthly", scope: "Product" },
  },
};

/** The eighteen kinds of problems, as the end of their type tells them. */
export const PROBLEM_KINDS = ["about:blank", ...Object.keys(WORDINGS)] as readonly ProblemKind[];

/** Whether a name is that of one of the eighteen kinds. */
function isProblemKind(name: string): name is ProblemKind {
  return (PROBLEM_KINDS as readonly string[]).includes(name);
}

/**
 * A problem of any kind, valid by its schema: what a kind requires and `members` lack is filled in.
 *
 * @param members - whatever the problem is to have beside its type: `status`, `detail`, members of its kind
 * @throws TypeError for a kind that does not exist
 */
export function problemBody(kind: string, members: Readonly<Record<string, unknown>> = {}): ProblemByKind[ProblemKind] {
  if (!isProblemKind(kind)) throw new TypeError(`${kind} is no kind of problem: there are ${PROBLEM_KINDS.join(", ")}`);
  if (kind === "about:blank") {
    const title = STATUS_CODES[Number(members["status"])] ?? "Failure";
    return { title, ...members, type: kind };
  }
  const { title, detail, extra } = WORDINGS[kind];
  return { title, detail, ...extra, ...members, type: `${BASE}${kind}` } as ProblemByKind[ProblemKind];
}
