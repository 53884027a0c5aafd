import type { LedgerEntry } from "./ledger-entry.ts";

const HEAD = ["rule", "where", "spec", "code", "tests", "cases kept", "cases broken", "missing"];

/** The ledger as a table of plain text: one line a rule, and a line of sums. */
export function renderText(ledger: readonly LedgerEntry[]): string {
  const rows = [HEAD, ...ledger.map((entry) => cells(entry))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n\n${sums(ledger)}\n`;
}

/** The same as a Markdown table. */
export function renderMarkdown(ledger: readonly LedgerEntry[]): string {
  const row = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
  const lines = ledger.map((entry) => row(cells(entry).map((text, column) => (column === 0 ? `\`${text}\`` : text))));
  return `${[row(HEAD), row(HEAD.map(() => "---")), ...lines].join("\n")}\n\n${sums(ledger)}\n`;
}

/** One rule in full: every place of the spec, every file, its cases. */
export function renderEntry({ api, id, text, where, pointers, code, cases, gaps }: LedgerEntry): string {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
  return `${[
    `${id} (${where})`,
    text,
    ...list(`specs/dist/${api}.json`, pointers),
    ...list("code", [...code.sources, ...code.generated]),
    ...list("tests", code.tests),
    `${cases.kept} cases keep it, ${cases.broken} break it`,
    ...gaps.map((gap) => `missing: ${gap}`),
  ].join("\n")}\n`;
}

function cells({ id, where, pointers, code, cases, gaps }: LedgerEntry): string[] {
  const counted = where === "fact" ? ["", ""] : [String(cases.kept), String(cases.broken)];
  const sources = [
    ...(code.generated.length > 0 ? ["schema"] : []),
    ...(code.sources.length > 0 ? [String(code.sources.length)] : []),
  ].join(" + ");
  return [id, where, String(pointers.length), sources, String(code.tests.length), ...counted, gaps.join("; ")];
}

function sums(ledger: readonly LedgerEntry[]): string {
  const total = (count: (entry: LedgerEntry) => number) => ledger.reduce((sum, entry) => sum + count(entry), 0);
  const cases = total(({ cases: { kept, broken } }) => kept + broken);
  const gaps = ledger.filter((entry) => entry.gaps.length > 0).length;
  return `${ledger.length} rules, ${cases} cases, ${gaps} with a gap`;
}
