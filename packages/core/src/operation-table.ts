/** The HTTP methods that the two APIs use. */
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** What a client must know of an operation to call it; generated from the spec. */
export interface OperationDescription {
  readonly method: HttpMethod;
  /** The path template, with `{name}` for each path parameter. */
  readonly path: string;
  /**
   * How the request body is built from the flattened arguments: from all arguments that the path does not take
   * (`fields`), or from the one named `body` (`whole`). Without it, the arguments travel in the query string.
   */
  readonly body?: "fields" | "whole";
  /** True for operations that answer with a stream of records instead of one JSON document. */
  readonly stream?: true;
  /** True for operations of whose answer nothing is shown: a success may have no body at all. */
  readonly mayBeEmpty?: true;
  /** True for operations that exist on the sandbox host alone. */
  readonly sandboxOnly?: true;
}

/** Every operation of one API by its operationId. */
export type OperationTable<Id extends string = string> = Readonly<Record<Id, OperationDescription>>;

/** What a call is sent to: an operation of the table, or any other path. */
export interface Endpoint extends Partial<Omit<OperationDescription, "method" | "path">> {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
}
