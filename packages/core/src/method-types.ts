import type { CallOptions } from "./call-options.ts";
import type { Result } from "./result.ts";

type Method = (args: never, options?: CallOptions) => Promise<Result<unknown, unknown>>;

/** The calls that a helper makes of a client, and nothing else of it: what stands in for one in tests is a function. */
export type CallsOf<Methods, Name extends keyof Methods> = {
  readonly [Each in Name]: Methods[Each] extends (...args: infer Arguments) => infer Answer
    ? (...args: Arguments) => Answer
    : never;
};

/** The arguments that a method of a client takes. */
export type MethodArguments<Called extends Method> = NonNullable<Parameters<Called>[0]>;

/** What a method of a client resolves to after a success, as `data`. */
export type MethodData<Called extends Method> = Extract<Awaited<ReturnType<Called>>, { error?: never }>["data"];
