import { stringifyJson } from "@social-api/core";
import type { Failure } from "../generated/types.ts";
import type { Answer } from "../http/answer.ts";
import type { Refusal } from "../http/refusal.ts";

/** Words a failure as the control API does. */
export function controlFailure({ refusal: { violations } }: { readonly refusal: Refusal }): Answer {
  const failure: Failure = {
    errors: violations.map(({ message, parameter }) => ({ message, ...(parameter !== undefined && { parameter }) })),
  };
  return { body: stringifyJson(failure) };
}
