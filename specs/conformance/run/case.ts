import type { Operation as Patch } from "rfc6902";

/** The cases of one rule, as their file holds them; see `README.md` and `case.schema.json` one folder up. */
export interface CaseFile {
  rule: string;
  cases: Case[];
}

export type Case =
  | RequestCase
  | WalkCase
  | PollCase
  | StreamCase
  | AnswerCase
  | ExchangeCase
  | RecordCase
  | ScenarioCase;

interface Base<Outcome> {
  name: string;
  outcome: Outcome;
  /** A JSON Patch of the case; with it, the case no longer has its outcome. */
  control: Patch[];
}

export interface RequestCase extends Base<RequestOutcome> {
  request: Request & { host?: "production" | "sandbox"; authorization?: string | null; now?: string; stored?: object };
}

export interface WalkCase extends Base<WalkOutcome> {
  walk: Request & {
    options?: { limit?: number; page_limit?: number; direction?: "older" | "newer"; from?: Place };
  };
  answers: Answer[];
}

export interface PollCase extends Base<WalkOutcome> {
  poll: Request & { since_id?: string; polls: number };
  answers: Answer[];
}

export interface StreamCase extends Base<StreamOutcome> {
  stream: { records: number; end_stale?: "all" | { endpoint_id: string } };
  answers: Answer[];
}

export interface AnswerCase extends Base<Judgement> {
  answer: { operation: string; status: number; media_type: string; body: unknown };
}

export interface ExchangeCase extends Base<Judgement> {
  exchange: Step[];
  by?: string;
}

export interface RecordCase extends Base<Judgement & { participants: string[][] }> {
  record: Record<string, unknown>;
}

export interface ScenarioCase extends Base<ScenarioOutcome> {
  seed?: "story" | "empty";
  now?: string;
  scenario: ScenarioStep[];
}

export type ScenarioStep = RequestStep | ReceiveStep;

/** One request to a service. `{ $from: name }` in its arguments stands for what an earlier answer held. */
export interface RequestStep extends Request {
  as?: string;
  host?: "production" | "sandbox" | "control";
  times?: number;
  remember?: Record<string, string>;
}

/** A look at the events that came. */
export interface ReceiveStep {
  receive: "webhook" | "stream";
}

/** One request of an exchange and what came back, if anything did. */
export interface Step {
  time?: string;
  request: Request;
  answer?: Answer;
}

/** A call: an operationId, and all parameters and body members side by side. */
export interface Request {
  operation: string;
  arguments: Record<string, unknown>;
}

/** An HTTP answer; 200 where no status is given. */
export interface Answer {
  status?: number;
  body?: unknown;
  text?: string;
}

export interface Place {
  token: string | null;
  skip: number;
}

export type Refused = { rule: string; parameter?: string }[];
export type RequestOutcome = { accepted: true } | { refused: Refused };

export interface WalkOutcome {
  items: string[];
  requests: Record<string, string>[];
  ends: "ended" | "limited" | "failure" | "repeated-token" | "refused";
  status?: number;
  resumes?: Place;
  refused?: Refused;
}

export interface StreamOutcome {
  records: number;
  calls: string[];
  ends: "limited" | "too-many-connections" | "gave-up" | "failure";
}

/** What comes of each step, as a case states it: parts of bodies, and what must not be there. */
export interface ScenarioOutcome {
  steps: StepOutcome[];
  /** What was remembered; only where a scenario was run. */
  remembered?: Record<string, unknown>;
}

export type StepOutcome = RequestStepOutcome | ReceiveStepOutcome;

export interface RequestStepOutcome {
  status: number;
  refused?: Refused;
  body?: unknown;
  without?: unknown[];
}

export interface ReceiveStepOutcome {
  records: unknown[];
  without?: unknown[];
}

export interface Judgement {
  valid: boolean;
  at?: string | string[];
  kind?: string;
}
