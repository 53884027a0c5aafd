import { shorten } from "./log-line.ts";
import type { Operation } from "./operation.ts";
import type { Diagnostic } from "./prism.ts";
import { showValue } from "./show-value.ts";
import type { Violation } from "./violation.ts";

/** What a request sent, as far as faults can lie in it. */
export interface Sent {
  readonly path: Readonly<Record<string, string>>;
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly body: unknown;
}

/** Says a finding of Prism in terms of what was sent: names as on the wire, and the values. */
export function toViolation({ path = [], message }: Diagnostic, operation: Operation, sent: Sent): Violation {
  const [place, ...at] = path.map(String);
  if (place === undefined) return { message: "A body is required.", parameter: "body", values: [] };
  const text = withoutPlace(message, place, at);
  const missing = /^must have required property '(.+)'$/.exec(text)?.[1];
  const steps = [...at.map(unescapePointer), ...(missing === undefined ? [] : [missing])];
  const fault = missing === undefined ? plain(text) : "is required";
  return place === "body" ? inBody(steps, fault, sent.body) : inParameter(place, steps, fault, operation, sent);
}

function inParameter(
  place: string,
  steps: readonly string[],
  fault: string,
  { http }: Operation,
  sent: Sent,
): Violation {
  const { query = [], path = [], headers = [] } = http.request ?? {};
  // Prism spells all parameters in lower case.
  const declared = [...query, ...path, ...headers].find(({ name }) => name.toLowerCase() === steps[0]);
  const parameter = declared?.name ?? steps[0] ?? place;
  const values = place === "path" ? [sent.path[parameter] ?? ""] : (sent.query.get(parameter) ?? []);
  return {
    message: `${nameOf([parameter, ...steps.slice(1)])} ${fault}.`,
    parameter,
    values: values.map((value) => showValue(parameter, value)),
  };
}

function inBody(steps: readonly string[], fault: string, body: unknown): Violation {
  const value = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], body);
  const values = value === undefined || steps.length === 0 ? [] : [showJson(steps.at(-1) ?? "", value)];
  const inBatch = Array.isArray(body) && steps.length > 0;
  // What the `params` of a batch item hold are parameters by their own names.
  const names = inBatch ? steps.slice(steps[1] === "params" && steps.length > 2 ? 2 : 1) : steps;
  const parameter = nameOf(names.length > 0 ? names : [inBatch ? "item" : "body"]);
  return { message: `${parameter} ${fault}.`, parameter, values, ...(inBatch && { item: Number(steps[0]) }) };
}

function nameOf([first = "", ...steps]: readonly string[]): string {
  return first + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
}

function showJson(name: string, value: unknown): string {
  return typeof value === "string" ? showValue(name, value) : shorten(JSON.stringify(value), 100);
}

function plain(text: string): string {
  if (text === "boolean schema is false") return "must not be sent in this combination";
  return text.replace("must NOT", "must not").replace("equal to one of the allowed values:", "one of");
}

/** Prism begins its messages with the place of the fault; what follows is the fault. */
function withoutPlace(message: string, place: string, at: readonly string[]): string {
  const kind = at.length === 0 ? "" : place === "body" ? "property " : "parameter ";
  const start = `Request ${place} ${kind}${at.join(".").trim()}${at.length === 0 ? "" : " "}`;
  return message.startsWith(start) ? message.slice(start.length) : message;
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
