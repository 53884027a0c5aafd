/** The steps of a JSON pointer with `#`. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Names the place in a document that steps lead to: the operation, `GET /12/accounts`, or its path; the list of tags. */
export function whereOf(steps: readonly string[]): string {
  const [root, name = "", method] = steps;
  if (root === "tags") return root;
  if (root !== "paths") return steps.join("/");
  return isMethod(method) ? `${method.toUpperCase()} ${name}` : name;
}

export function isMethod(step: string | undefined): step is string {
  return step !== undefined && ["get", "post", "put", "delete"].includes(step);
}
