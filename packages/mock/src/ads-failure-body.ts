import type { Asked, FailureBody } from "./api.ts";
import type { Failure } from "./failure.ts";
import { showValue } from "./show-value.ts";
import type { Sent } from "./to-violation.ts";
import type { Violation } from "./violation.ts";

/** The most items of a refused batch that are echoed: a batch that is too large is not sent back. */
const ECHO_LIMIT = 40;

/**
 * The form that the spec's illustrations have, because the source does not show the real one: `errors` with the echo of
 * the parameters. A batch has `operation_errors`, too: one list for each item.
 */
export function adsFailureBody(failure: Failure, { operation, sent }: Asked): FailureBody {
  const isBatch = operation?.http.request?.body?.contents?.some(({ schema }) => schema?.type === "array") ?? false;
  const items = Array.isArray(sent?.body) ? sent.body : [];
  return { mediaType: "application/json", body: isBatch ? batchFailure(failure, items) : singleFailure(failure, sent) };
}

function singleFailure({ message, violations }: Failure, sent: Sent | undefined): object {
  return {
    errors: violations.length === 0 ? [{ message }] : violations.map(error),
    request: { params: echo(sent) },
  };
}

function batchFailure({ message, violations }: Failure, items: readonly unknown[]): object {
  const whole = violations.filter(({ item }) => item === undefined).map(error);
  const errors = violations.length === 0 ? [{ message }] : whole;
  const echoed = items.length > 0 && items.length <= ECHO_LIMIT;
  return {
    ...(errors.length > 0 && { errors }),
    ...(whole.length < violations.length && {
      operation_errors: items.map((_, item) => violations.filter((violation) => violation.item === item).map(error)),
    }),
    ...(echoed && { request: items }),
  };
}

function error({ message, parameter }: Violation): object {
  return { message, ...(parameter !== undefined && { parameter }) };
}

function echo(sent: Sent | undefined): Record<string, string> {
  const sentParameters = [
    ...Object.entries(sent?.path ?? {}),
    ...[...(sent?.query ?? [])].map(([name, values]) => [name, values.join(",")] as const),
  ];
  return Object.fromEntries(sentParameters.map(([name, value]) => [name, showValue(name, value)]));
}
