/**
 * Tells whether a failure body is the problem `conflict`, whatever host its type names. Rule `replay.one-in-progress`:
 * the job that is in progress must end first, so repeating the request helps nothing, and it is never retried.
 */
export function isConflictProblem(body: unknown): boolean {
  const { type } = Object(body) as { type?: unknown };
  return typeof type === "string" && type.endsWith("/2/problems/conflict");
}
