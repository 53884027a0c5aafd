import type { CallOptions } from "./call-options.ts";
import type { Result } from "./result.ts";

type Method = (args: never, options?: CallOptions) => Promise<Result<unknown, unknown>>;

/** The arguments that a method of a client takes. */
export type MethodArguments<Called extends Method> = NonNullable<Parameters<Called>[0]>;

/** What a method of a client resolves to after a success, as `data`. */
export type MethodData<Called extends Method> = Extract<Awaited<ReturnType<Called>>, { error?: never }>["data"];
