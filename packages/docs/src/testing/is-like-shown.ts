/** What stands, in a guide, for whatever comes: as a value, as a member, or as lines of a text. */
const ANYTHING = "…";

/** Whether an answer is what a guide shows of it. `"…": "…"` in an object stands for any further members. */
export function isLikeShown(actual: unknown, shown: unknown): boolean {
  if (shown === ANYTHING) return true;
  if (Array.isArray(shown)) {
    return (
      Array.isArray(actual) &&
      actual.length === shown.length &&
      shown.every((item, index) => isLikeShown(actual[index], item))
    );
  }
  if (typeof shown !== "object" || shown === null) return actual === shown;
  if (typeof actual !== "object" || actual === null) return false;
  const { [ANYTHING]: further, ...members } = shown as Record<string, unknown>;
  const names = Object.keys(members);
  if (further === undefined && Object.keys(actual).length !== names.length) return false;
  return names.every((name) => isLikeShown((actual as Record<string, unknown>)[name], members[name]));
}

/** Whether a text is what a guide shows of it: a line of `…` stands for any lines, `…` inside a line for any characters. */
export function isTextLikeShown(actual: string, shown: string): boolean {
  const pattern = shown
    .trim()
    .split("\n")
    .map((line) => (line.trim() === ANYTHING ? "(?:.*\n)*?" : `${line.split(ANYTHING).map(escapeRegExp).join(".*")}\n`))
    .join("");
  return new RegExp(`^${pattern}$`).test(`${actual.replaceAll("\r\n", "\n").trimEnd()}\n`);
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
