/**
 * The server answered, but not with a success that can be used: either with a failure status, or with a success whose
 * body cannot be read. Holds what the server sent and never what was sent to it, so no token can leak through it.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status of the answer. */
  declare readonly status: number;
  /** The headers of the answer, such as `Retry-After` and the rate-limit ones. */
  declare readonly headers: Headers;
  /** The parsed failure body; the text itself where it is not JSON. */
  declare readonly body: unknown;

  constructor(message: string, response: Response, body: unknown, options?: ErrorOptions) {
    super(message, options);
    this.status = response.status;
    this.headers = response.headers;
    this.body = body;
  }
}

/** Tells an {@link ApiError} from any other thrown value, also across copies of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError" && "status" in error;
}
