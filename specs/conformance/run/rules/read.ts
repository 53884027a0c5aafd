import type { Step } from "../case.ts";

export type Members = Record<string, unknown>;

/** A value as an object; an empty one where it is none. */
export function members(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}

/** A value as a list; an empty one where it is none. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The body of a step's answer, if that was a success. */
export function success({ answer }: Step): Members | undefined {
  return answer !== undefined && (answer.status ?? 200) < 400 ? members(answer.body) : undefined;
}

/** Every step that was answered with a success, with the pointer to its body. */
export function successes(exchange: readonly Step[]): { step: Step; body: Members; at: string }[] {
  return exchange.flatMap((step, index) => {
    const body = success(step);
    return body === undefined ? [] : [{ step, body, at: `/${index}/answer/body` }];
  });
}
