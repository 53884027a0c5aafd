/** Whether a path is one of a template, such as `/12/accounts/{account_id}`. */
export function matchesPath(template: string, path: string): boolean {
  const [expected, actual] = [template.split("/"), path.split("/")];
  return expected.length === actual.length && expected.every((step, at) => step.startsWith("{") || step === actual[at]);
}
