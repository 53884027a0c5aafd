import { acceptedType } from "./accepted-type.ts";
import { Failure } from "./failure.ts";
import { shorten } from "./log-line.ts";
import type { HttpOperation, Operation } from "./operation.ts";
import { type Preference, refusal } from "./read-preference.ts";

/** Which of its declared answers an operation gives. */
export interface Outcome {
  readonly code: number;
  /** Missing where the answer has no body. */
  readonly mediaType?: string;
  /** Missing for the first example. */
  readonly example?: string;
}

type Response = HttpOperation["responses"][number];
type Content = NonNullable<Response["contents"]>[number];

/**
 * Chooses the answer to a valid request: the success, or what the request prefers. `Accept` chooses among the media
 * types of that answer; a failure is sent whatever `Accept` says, because a status without its body helps nobody.
 *
 * @throws Failure 400 for a status or an example that is not declared, 406 when the success has no accepted media type.
 */
export function chooseOutcome(
  operation: Operation,
  { code, example }: Preference,
  accept: string | undefined,
): Outcome {
  const response = findResponse(operation, code);
  const status = code ?? Number(response.code);
  const contents = (response.contents ?? []).filter((content) => example === undefined || hasExample(content, example));
  if (example !== undefined && contents.length === 0) {
    throw refusal("example", example, `of status ${status} must be one of ${exampleNames(response).join(", ")}`);
  }
  const mediaTypes = contents.map(({ mediaType }) => mediaType);
  // Under `default` the error object, which repeats no status, comes before the problem of one status.
  if (response.code === "default") mediaTypes.sort((a, b) => Number(isJson(b)) - Number(isJson(a)));
  const mediaType = acceptedType(accept, mediaTypes) ?? (status >= 400 ? mediaTypes[0] : undefined);
  if (mediaType === undefined && mediaTypes.length > 0) {
    throw new Failure(
      406,
      `${operation.id} answers with ${mediaTypes.join(" or ")}, which Accept: ${shorten(accept ?? "", 100)} excludes.`,
    );
  }
  return { code: status, ...(mediaType !== undefined && { mediaType }), ...(example !== undefined && { example }) };
}

function findResponse({ http: { responses } }: Operation, code: number | undefined): Response {
  const declared = responses.map((response) => response.code);
  const find = (wanted: string) => responses.find((response) => response.code.toUpperCase() === wanted);
  if (code === undefined) {
    const success = declared.filter((value) => /^2\d\d$/.test(value)).sort()[0];
    return (success === undefined ? undefined : find(success)) ?? undeclared("success", declared);
  }
  return (
    find(`${code}`) ??
    find(`${String(code)[0]}XX`) ??
    // What `default` stands for is every failure that is not listed, and no success.
    (code >= 400 ? find("DEFAULT") : undefined) ??
    undeclared(`${code}`, declared)
  );
}

function undeclared(code: string, declared: readonly string[]): never {
  const failures = declared.includes("default") ? " or any failure, 400 to 599" : "";
  const statuses = declared.filter((status) => status !== "default").join(", ");
  throw refusal("code", code, `must be one that the operation declares (${statuses}${failures})`);
}

function hasExample(content: Content, name: string): boolean {
  return content.examples?.some(({ key }) => key === name) ?? false;
}

function exampleNames({ contents = [] }: Response): string[] {
  return contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key));
}

function isJson(mediaType: string): boolean {
  return mediaType === "application/json";
}
