/**
 * Prints the ledger: for each rule where the spec names it, how many files uphold it (`schema`: the generated
 * constraints do), and how many conformance cases keep and break it.
 *
 *   node scripts/ledger.ts [--check] [--markdown | --json] [--root <folder>]
 *
 * `--check` exits with 1 when a rule has a gap. Needs the bundles (`pnpm bundle`).
 */
import { parseArgs } from "node:util";
import { collectLedger } from "./ledger/collect-ledger.ts";
import { renderMarkdown, renderText } from "./ledger/render-ledger.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    markdown: { type: "boolean", default: false },
    root: { type: "string" },
  },
});

const ledger = await collectLedger(values.root);
if (values.json) process.stdout.write(`${JSON.stringify(ledger, null, 2)}\n`);
else process.stdout.write(values.markdown ? renderMarkdown(ledger) : renderText(ledger));

const gaps = ledger.filter((entry) => entry.gaps.length > 0);
if (values.check && gaps.length > 0) {
  for (const { id, gaps: missing } of gaps) console.error(`ledger: ${id}: ${missing.join("; ")}`);
  process.exitCode = 1;
}
