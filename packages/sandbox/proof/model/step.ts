import assert from "node:assert/strict";
import type fc from "fast-check";
import type { Fault, Model } from "./model.ts";
import type { Real } from "./real.ts";

/** How often each thing was done, and how often each refusal was met: a model that meets none proves nothing. */
export type Tally = Map<string, number>;

export function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

/** One step of a run: done to the model and to the sandbox, with the same outcome. */
export abstract class Step<Given extends object> implements fc.AsyncCommand<Model, Real> {
  readonly given: Given;
  readonly tally: Tally;

  constructor(given: Given, tally: Tally) {
    this.given = given;
    this.tally = tally;
  }

  check(): boolean {
    return true;
  }

  abstract run(model: Model, real: Real): Promise<void>;

  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this.given)})`;
  }

  /**
   * Tells whether the sandbox did what the model says; fails when one did and the other refused.
   *
   * @param besides - rules that may be named though they are not broken, once something else is wrong
   */
  agreed(
    { error, response }: { error?: unknown; response: Response },
    faults: readonly Fault[],
    besides: readonly string[] = [],
  ): boolean {
    const { name } = this.constructor;
    const told = `${response.status} ${response.headers.get("sandbox-violations") ?? ""} ${JSON.stringify(error) ?? ""}`;
    if (faults.length === 0) {
      assert.equal(response.status, 200, `must be carried out, but: ${told}`);
      count(this.tally, name);
      return true;
    }
    const statuses = faults.map(({ status }) => status) as number[];
    assert.ok(statuses.includes(response.status), `must be refused with ${JSON.stringify(faults)}, but: ${told}`);
    const rules = faults.filter(({ status }) => status === response.status).map(({ rule }) => rule);
    const named = JSON.parse(response.headers.get("sandbox-violations") ?? "[]") as { rule?: string }[];
    assert.ok(named.length > 0, "a refusal must tell why");
    for (const { rule } of named) {
      if (rule !== undefined && besides.includes(rule)) continue;
      assert.ok(rules.includes(rule), `refused by ${rule}, but only ${JSON.stringify(faults)} is wrong: ${told}`);
      count(this.tally, rule ?? `${name} ${response.status}`);
    }
    return false;
  }
}
