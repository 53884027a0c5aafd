import type { HeadersOptions } from "openapi-fetch";
import type { Result } from "./result.ts";

/** Options of a single call: everything that `fetch` takes but what the operation itself decides. */
export interface CallOptions extends Omit<RequestInit, "body" | "headers" | "method"> {
  /** Headers of this call alone; they override those of the client. `null` removes one. */
  headers?: HeadersOptions;
  /** A `fetch` for this call alone. */
  fetch?: (request: Request) => Promise<Response>;
}

type Content<Body> = Body extends { content: infer Media } ? Media[keyof Media] : never;

/** The request body of an operation. */
export type OperationBody<Operation> = Operation extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : never;

type Given<Values> = [Values] extends [undefined] ? unknown : NonNullable<Values>;

type Parameters<Operation> = Operation extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Given<Path> & Given<Query>
  : unknown;

type BodyArgument<Operation, Whole> = Operation extends { requestBody?: never }
  ? unknown
  : Whole extends true
    ? Operation extends { requestBody: unknown }
      ? { body: OperationBody<Operation> }
      : { body?: OperationBody<Operation> }
    : OperationBody<Operation>;

/**
 * The flattened arguments of an operation: path and query parameters and the members of a JSON body, side by side.
 * `Whole` keeps the body apart, as the argument `body`.
 */
export type OperationArguments<Operation, Whole = false> = Parameters<Operation> & BodyArgument<Operation, Whole>;

type SuccessStatus = 200 | 201 | 202 | 204;

type Answer<Success> = Success extends { content: { "application/json": infer Json } }
  ? Json
  : ReadableStream<Uint8Array>;

/** The body of a success: parsed JSON, or the byte stream of an operation that streams. */
export type OperationData<Operation> = Operation extends { responses: infer Responses }
  ? Answer<Responses[keyof Responses & SuccessStatus]>
  : never;

/** The body of a failure, whatever its status. */
export type OperationFailure<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[Exclude<keyof Responses, SuccessStatus>]>
  : never;

/** The method that calls one operation. The arguments may be left out where none is required. */
export type OperationMethod<Operation, Arguments> = ({} extends Arguments
  ? (args?: Arguments, options?: CallOptions) => Promise<Result<OperationData<Operation>, OperationFailure<Operation>>>
  : (
      args: Arguments,
      options?: CallOptions,
    ) => Promise<Result<OperationData<Operation>, OperationFailure<Operation>>>) & {
  /** The operation's name in the spec. */
  readonly operationId: string;
};

/**
 * One method per operation of an API.
 *
 * @typeParam Operations - the generated `operations` interface
 * @typeParam Whole - operations whose JSON body is passed whole, as the argument `body`
 * @typeParam Open - operations whose parameters are not all shown: they take others, too
 */
export type OperationMethods<Operations, Whole = never, Open = never> = {
  [Id in keyof Operations]: OperationMethod<
    Operations[Id],
    OperationArguments<Operations[Id], Id extends Whole ? true : false> &
      (Id extends Open ? { [parameter: string]: unknown } : unknown)
  >;
};
