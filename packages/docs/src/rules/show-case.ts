import type { RuleViolation } from "@social-api/core";
import type {
  Answer,
  AnswerCase,
  Case,
  ExchangeCase,
  Judgement,
  PollCase,
  RecordCase,
  Request,
  RequestCase,
  ScenarioCase,
  ScenarioStep,
  StepOutcome,
  StreamCase,
  WalkCase,
  WalkOutcome,
} from "../../../../specs/conformance/run/case.ts";
import { highlight } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { formatValue } from "./format-value.ts";

/** What the clients say of a request that they refuse. */
export type Messages = (request: RequestCase) => readonly RuleViolation[];

/** Shows a case in readable form: what is done, and what has to come of it. Its control is for machines. */
export function showCase(shown: Case, messages: Messages): Html {
  if ("request" in shown) return showRequest(shown, messages);
  if ("walk" in shown) return showWalk(shown);
  if ("poll" in shown) return showPoll(shown);
  if ("stream" in shown) return showStream(shown);
  if ("answer" in shown) return showAnswer(shown);
  if ("exchange" in shown) return showExchange(shown);
  if ("record" in shown) return showRecord(shown);
  return showScenario(shown);
}

function showRequest(shown: RequestCase, messages: Messages): Html {
  const { host, authorization, now, stored } = shown.request;
  return html`${call(shown.request)}${conditions({
    "is sent to": host && `the ${host} host`,
    Authorization: authorization === null ? "none" : authorization,
    "is sent at": now,
    "is stored": stored && formatValue(stored),
  })}${
    "accepted" in shown.outcome
      ? outcome("Accepted", html`Nothing is wrong with it.`)
      : outcome(
          "Refused",
          html`<ul>${messages(shown).map(
            ({ rule, message }) => html`<li><code>${rule}</code>: <q>${message}</q></li>`,
          )}</ul>`,
        )
  }`;
}

function showWalk({ walk, answers, outcome: comes }: WalkCase): Html {
  const { options, ...request } = walk;
  return html`${call(request, "walk")}${conditions({ options: options && formatValue(options) })}${listAnswers(answers)}${walkOutcome(comes)}`;
}

function showPoll({ poll, answers, outcome: comes }: PollCase): Html {
  const { polls, since_id, ...request } = poll;
  return html`${call(request, "poll")}${conditions({ polls: String(polls), "begins after": since_id })}${listAnswers(answers)}${walkOutcome(comes)}`;
}

function showStream({ stream, answers, outcome: comes }: StreamCase): Html {
  const { records, end_stale } = stream;
  return html`${code(`streamActivity() // until ${records} records are read`)}${conditions({
    "may end": end_stale && (end_stale === "all" ? "all connections" : `those of ${end_stale.endpoint_id}`),
  })}${listAnswers(answers)}${outcome(
    ENDS[comes.ends],
    html`${count(comes.records, "record")} read; calls: ${comes.calls.map((text, index) => html`${index > 0 && ", "}<code>${text}</code>`)}`,
  )}`;
}

function showAnswer({ answer, outcome: comes }: AnswerCase): Html {
  const { operation, status, media_type, body } = answer;
  return html`<p>${operation} is answered with ${status}, <code>${media_type}</code>:</p>${code(formatValue(body))}${judgement(comes)}`;
}

function showExchange({ exchange, outcome: comes }: ExchangeCase): Html {
  const steps = exchange.map(
    ({ request, answer, time }) =>
      html`<li>${call(request)}${conditions({ "is sent at": time })}${answer && oneAnswer(answer)}</li>`,
  );
  return html`<ol class="case-steps">${steps}</ol>${judgement(comes)}`;
}

function showRecord({ record, outcome: comes }: RecordCase): Html {
  const joined = comes.participants.map((ids) => (ids.length === 0 ? "nobody" : ids.join(", ")));
  return html`<p>An event is delivered:</p>${code(formatValue(record))}${judgement(comes)}${joined.length > 0 && html`<p>Participants: ${joined.join("; ")}.</p>`}`;
}

function showScenario({ seed, now, scenario, outcome: { steps } }: ScenarioCase): Html {
  const shown = scenario.map(
    (step, index) => html`<li>${scenarioStep(step)}${steps[index] !== undefined && stepOutcome(steps[index])}</li>`,
  );
  return html`${conditions({ "is stored": seed === "empty" ? "nothing" : undefined, "the time is": now })}<ol class="case-steps">${shown}</ol>`;
}

function scenarioStep(step: ScenarioStep): Html {
  if ("receive" in step) return html`<p>What came at the ${step.receive}:</p>`;
  const { as, host, times, remember } = step;
  return html`${call(step)}${conditions({
    by: as && `user ${as}`,
    "is sent to": host && `the ${host} host`,
    "is sent": times === undefined ? undefined : `${times} times`,
    remembers: remember && formatValue(remember),
  })}`;
}

function stepOutcome(comes: StepOutcome): Html {
  if ("records" in comes) {
    return html`${code(formatValue(comes.records))}${comes.without && html`<p>and none of</p>${code(formatValue(comes.without))}`}`;
  }
  const { status, refused = [], body, without } = comes;
  const broken = refused.map(
    ({ rule, parameter }, index) =>
      html`${index > 0 && "; "}<code>${rule}</code>${parameter !== undefined && html` in <code>${parameter}</code>`}`,
  );
  return html`${outcome(String(status), html`${refused.length > 0 && html`Refused: ${broken}`}`)}${body !== undefined && html`<p>The answer holds</p>${code(formatValue(body))}`}${without && html`<p>and among its data none of</p>${code(formatValue(without))}`}`;
}

const ENDS: Record<WalkOutcome["ends"] | "too-many-connections" | "gave-up", string> = {
  ended: "Ended",
  limited: "At its limit",
  failure: "Failed",
  "repeated-token": "Stopped: a token came twice",
  refused: "Refused",
  "too-many-connections": "Too many connections",
  "gave-up": "Gave up",
};

function walkOutcome({ items, requests, ends, status, resumes, refused = [] }: WalkOutcome): Html {
  return html`${outcome(
    ENDS[ends],
    html`${status !== undefined && `HTTP status ${status}; `}items: ${items.length === 0 ? "none" : html`<code>${items.join(", ")}</code>`}${refused.map(({ rule }) => html`; <code>${rule}</code>`)}${resumes && html`; can go on from <code>${formatValue(resumes)}</code>`}`,
  )}${requests.length > 0 && html`<p>Queries that were sent:</p>${code(requests.map((query) => formatValue(query)).join("\n"))}`}`;
}

function judgement({ valid, at, kind }: Judgement): Html {
  const places = at === undefined ? [] : [at].flat();
  const taken = kind === undefined ? "" : ` A client takes it for: ${kind}.`;
  if (valid) return outcome("Valid", html`Nothing is wrong with it.${taken}`);
  return outcome(
    "Invalid",
    html`at ${places.map((place, index) => html`${index > 0 && ", "}<code>${place}</code>`)}.${taken}`,
  );
}

const listAnswers = (answers: readonly Answer[]): Html =>
  html`<p>The server answers:</p><ol class="case-steps">${answers.map((answer) => html`<li>${oneAnswer(answer)}</li>`)}</ol>`;

function oneAnswer({ status = 200, body, text }: Answer): Html {
  const shown = body === undefined ? JSON.stringify(text ?? "") : formatValue(body);
  return code(`// ${status}\n${shown}`);
}

function call({ operation, arguments: args }: Request, by?: string): Html {
  const value = formatValue(args);
  const list = value === "{}" ? "" : value;
  return code(by === undefined ? `${operation}(${list})` : `${by}(${operation}${list && `, ${list}`})`);
}

/** What else is known, in words; what is not known is left out. */
function conditions(known: Record<string, string | undefined>): Html {
  const told = Object.entries(known).filter(([, value]) => value !== undefined);
  if (told.length === 0) return html``;
  return html`<dl class="conditions">${told.map(([name, value]) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`)}</dl>`;
}

const outcome = (word: string, text: Html): Html =>
  html`<div class="outcome"><strong>${word}</strong> <div>${text}</div></div>`;

const code = (text: string): Html => html`<pre class="case-code"><code>${highlight(text)}</code></pre>`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
