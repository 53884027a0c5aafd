import { expectTypeOf, test } from "vitest";
import type { Export, Fault, ProblemOutcome, StoredEntity } from "../generated/types.ts";
import type { ControlClient } from "./control-client.ts";

const control = {} as ControlClient;

test("what is exported can be imported, and so can lists that are readonly", () => {
  expectTypeOf(control.importState).toBeCallableWith({} as Export);
  const users: readonly StoredEntity[] = [];
  expectTypeOf(control.importState).toBeCallableWith({ format: 1, collections: { users } });
  expectTypeOf<Export["collections"]>().toEqualTypeOf<{ [name: string]: StoredEntity[] }>();
});

test("what a fault may leave out may be undefined, also within its outcome, and is not once it is answered", () => {
  const problem = { kind: "problem", problem: "operational-disconnect", status: 503 } as const;
  expectTypeOf(control.createFault).toBeCallableWith({ times: undefined, outcome: { ...problem, extra: undefined } });
  expectTypeOf(control.createFault).toBeCallableWith({ outcome: {} as Fault["outcome"] });
  expectTypeOf<typeof problem & { extra: undefined }>().not.toExtend<ProblemOutcome>();
});
