/** Where a bundle names each rule in `x-rules`: JSON pointers, by rule id. */
export function rulePointers(bundle: unknown): Map<string, string[]> {
  const pointers = new Map<string, string[]>();
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, member] of Object.entries(node)) {
      if (name === "x-rules" && Array.isArray(member)) {
        for (const id of member) pointers.set(id, [...(pointers.get(id) ?? []), pointer]);
      } else visit(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
  };
  visit(bundle, "");
  return pointers;
}
