import { type ApiChange, IMPACTS, type Impact } from "./compare-api.ts";

const HEADINGS: Record<Impact, string> = {
  major: "Changes that can break your code",
  minor: "What is new",
  patch: "Also changed",
};

/** The differences of an API as Markdown, for the release notes: by what they ask of the reader, then by operation. */
export function describeChanges(api: string, changes: readonly ApiChange[]): string {
  const sections = IMPACTS.flatMap((impact) => {
    const lines = changes
      .filter((change) => change.impact === impact)
      .map(({ where, part, text }) => `- ${[`\`${where}\``, ...(part ? [part] : [])].join(", ")}: ${text}`);
    return lines.length === 0 ? [] : [`${HEADINGS[impact]}:\n\n${[...new Set(lines)].join("\n")}`];
  });
  // As Redocly reports it, which compares each component once.
  const shared = changes.some(({ part }) => part)
    ? ["What several operations share is told at the first of them."]
    : [];
  return [`The document of ${api} has changed.`, ...shared, ...sections].join("\n\n");
}
