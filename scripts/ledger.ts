/**
 * Prints the ledger: for each rule where the spec names it, how many files uphold it (`schema`: the generated
 * constraints do), and how many conformance cases keep and break it.
 *
 *   node scripts/ledger.ts [rule …] [--check] [--markdown | --json] [--root <folder>]
 *
 * With the ids of rules it prints these in full: every place, every file. `--check` exits with 1 when a rule has a gap. Needs the bundles (`pnpm bundle`).
 */
import { parseArgs } from "node:util";
import { collectLedger } from "./ledger/collect-ledger.ts";
import { renderEntry, renderMarkdown, renderText } from "./ledger/render-ledger.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    markdown: { type: "boolean", default: false },
    root: { type: "string" },
  },
});

const ledger = await collectLedger(values.root);
const wanted = positionals.flatMap((id) => ledger.find((entry) => entry.id === id) ?? unknown(id));
if (wanted.length > 0) process.stdout.write(wanted.map(renderEntry).join("\n"));
else if (values.json) process.stdout.write(`${JSON.stringify(ledger, null, 2)}\n`);
else process.stdout.write(values.markdown ? renderMarkdown(ledger) : renderText(ledger));

const gaps = ledger.filter((entry) => entry.gaps.length > 0);
if (values.check && gaps.length > 0) {
  for (const { id, gaps: missing } of gaps) console.error(`ledger: ${id}: ${missing.join("; ")}`);
  process.exitCode = 1;
}

function unknown(id: string): never {
  console.error(`ledger: no rule ${id}; "pnpm ledger" lists them all`);
  process.exit(2);
}
