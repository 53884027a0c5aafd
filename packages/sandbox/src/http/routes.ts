import type { OperationDescription } from "@social-api/core";

/** What was found for a method and a path. */
export interface Route<Id extends string> {
  readonly operationId: Id;
  /** What the path names, by parameter. */
  readonly params: Readonly<Record<string, string>>;
}

interface Place<Id extends string> {
  /** The steps that it names by itself. */
  readonly fixed: readonly (readonly [at: number, step: string])[];
  /** Those that are parameters. */
  readonly variable: readonly (readonly [at: number, name: string])[];
  readonly operations: Map<string, Id>;
}

/** The paths of an API, such as `/12/accounts/{account_id}`, and what each of their methods does. */
export class Routes<Id extends string> {
  /** By the number of steps. Those that name more by themselves stand first. */
  readonly #places = new Map<number, Place<Id>[]>();
  readonly #operations: Readonly<Record<Id, OperationDescription>>;
  readonly #isTold: (operation: OperationDescription) => boolean;

  /** @param isTold - which operations are told as other methods of their path */
  constructor(
    operations: Readonly<Record<Id, OperationDescription>>,
    isTold: (operation: OperationDescription) => boolean = () => true,
  ) {
    this.#operations = operations;
    this.#isTold = isTold;
    const byPath = new Map<string, Map<string, Id>>();
    for (const [id, { method, path }] of Object.entries<OperationDescription>(operations)) {
      byPath.set(path, (byPath.get(path) ?? new Map()).set(method, id as Id));
    }
    for (const [path, methods] of byPath) {
      const steps = [...path.split("/").entries()];
      const variable = steps.filter(([, step]) => step.startsWith("{"));
      const place: Place<Id> = {
        // From the end, where paths differ.
        fixed: steps.filter((step) => !variable.includes(step)).reverse(),
        variable: variable.map(([at, step]) => [at, step.slice(1, -1)]),
        operations: methods,
      };
      const others = this.#places.get(steps.length) ?? [];
      this.#places.set(
        steps.length,
        [...others, place].sort((a, b) => b.fixed.length - a.fixed.length),
      );
    }
  }

  /** What a request asks for; where the path has other methods, these. HEAD is GET without the body. */
  find(method: string, path: string): Route<Id> | { readonly allowed: readonly string[] } {
    const asked = path.split("/");
    const steps = path.includes("%") ? asked.map(decode) : asked;
    const allowed: string[] = [];
    for (const place of this.#places.get(steps.length) ?? []) {
      if (!place.fixed.every(([at, step]) => step === steps[at])) continue;
      const operationId = place.operations.get(method === "HEAD" ? "GET" : method);
      if (operationId !== undefined) return { operationId, params: paramsOf(place, steps) };
      for (const [other, id] of place.operations) if (this.#isTold(this.#operations[id])) allowed.push(other);
    }
    return { allowed };
  }
}

function paramsOf({ variable }: Pick<Place<string>, "variable">, steps: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [at, name] of variable) params[name] = steps[at] as string;
  return params;
}

/** What cannot be decoded names nothing; it stays as it is, to be not found. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
