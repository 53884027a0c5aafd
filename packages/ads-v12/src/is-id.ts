/** Tells whether a value can be one of the identifiers of a list: rule `params.id-lists` separates them by commas. */
export function isId(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !value.includes(",");
}
