/** The steps of a JSON pointer with `#`. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Names the place in a document that steps lead to: the operation, `GET /12/accounts`, or its path. */
export function whereOf(steps: readonly string[]): string {
  const [root, name = "", method] = steps;
  if (root !== "paths") return steps.join("/");
  const isMethod = method !== undefined && ["get", "post", "put", "delete"].includes(method);
  return isMethod ? `${method.toUpperCase()} ${name}` : name;
}
