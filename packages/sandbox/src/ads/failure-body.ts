import { stringifyJson } from "@social-api/core";
import type { Answer } from "../http/answer.ts";
import type { Refused } from "../http/api.ts";
import type { Violation } from "../http/refusal.ts";

/** The most items of a refused batch that are echoed: a batch that is too large is not sent back. */
const ECHO_LIMIT = 40;

/**
 * The form that the spec's illustrations have, because the real one is not shown: `errors`, and the echo of the
 * parameters. A batch has `operation_errors`, too: one list for each item (rule `batch.errors`).
 */
export function adsFailure({ operationId, args, refusal: { violations } }: Refused): Answer {
  const body =
    operationId === "batchCampaigns" ? batchFailure(args["body"], violations) : singleFailure(args, violations);
  return { body: stringifyJson(body) };
}

function singleFailure(args: Refused["args"], violations: readonly Violation[]): object {
  const { body: _, ...params } = args;
  return { errors: violations.map(toError), request: { params } };
}

function batchFailure(body: unknown, violations: readonly Violation[]): object {
  const items: readonly unknown[] = Array.isArray(body) ? body : [];
  // Of a batch that is too large nothing is told item by item: it could have a million.
  const small = items.length <= ECHO_LIMIT;
  const byItem = new Map<number | undefined, Violation[]>();
  for (const violation of violations) {
    const item = itemOf(violation);
    const told = byItem.get(item);
    if (told === undefined) byItem.set(item, [violation]);
    else told.push(violation);
  }
  const whole = byItem.get(undefined) ?? [];
  return {
    ...(whole.length > 0 && { errors: whole.map(toError) }),
    ...(small &&
      whole.length < violations.length && {
        operation_errors: items.map((_, item) => (byItem.get(item) ?? []).map(toItemError)),
      }),
    ...(small && items.length > 0 && { request: items }),
  };
}

function toError({ code, message, parameter }: Violation): object {
  return { ...(code && { code }), message, ...(parameter && { parameter }) };
}

/** Inside an item, its own parameters have their own names. */
function toItemError({ message, parameter, ...violation }: Violation): object {
  const place = /^body\[\d+\](?:\.params(?=[.:]))?[.:]? ?/;
  const own = parameter?.replace(place, "");
  return toError({ ...violation, message: message.replace(place, ""), ...(own && { parameter: own }) });
}

/** The item of a batch that a violation is about. */
function itemOf({ parameter }: Violation): number | undefined {
  const [, index] = /^body\[(\d+)\]/.exec(parameter ?? "") ?? [];
  return index === undefined ? undefined : Number(index);
}
