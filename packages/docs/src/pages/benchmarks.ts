import {
  goalLines,
  HOW_TO_READ,
  judgeGoal,
  type Measurement,
  machineLine,
  type Report,
  type RowReport,
  tableOf,
} from "@social-api/bench-report";
import { type Html, html } from "../html.ts";
import { commandBlock } from "./code-block.ts";
import type { Page } from "./layout.ts";

/** The page that shows what the last run of the benchmarks measured, and how to measure it again. */
export function benchmarksPage({ rows }: Report): Page {
  // A smoke run proves that the benchmarks run, and nothing else.
  const measured = rows.filter(({ smoke }) => !smoke);
  const judged = measured.flatMap(({ measurements }) => measurements.flatMap(judge));
  const met = judged.filter(Boolean).length;
  return {
    file: "benchmarks.html",
    title: "Benchmarks · Social API",
    description: "This project beside its peers, measured in one run: calls, bundles, types, the sandbox, the site.",
    scripts: ["copy.js"],
    main: html`<article class="article">
<div class="intro">
<h1>Benchmarks</h1>
<p class="lead">The same work, done by this project and by its peers. ${
      measured.length === 0
        ? "Nothing has been measured yet."
        : `${met} of ${judged.length} goals are met. ${HOW_TO_READ}`
    }</p>
</div>
<div class="prose">
<p>In a clone of the repository this measures all of it, and with the name of a row that one alone:</p>
${commandBlock("npx --yes pnpm@12.21.0 bench")}
${measured.map(rowSection)}
</div>
</article>`,
  };
}

function rowSection({ id, title, date, command, machine, measurements }: RowReport): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p>Measured on ${date} by <code>${command}</code>: ${machineLine(machine)}.</p>
${measurements.map((measurement) => measurementBlock(title, measurement))}
</section>`;
}

function measurementBlock(title: string, measurement: Measurement): Html {
  const { head, rows } = tableOf(measurement);
  const remarks = [...goalLines(measurement), ...(measurement.notes ?? [])];
  // It can be scrolled by keyboard where it is wider than the screen. Rows do like work: the title tells them apart.
  return html`<h3>${measurement.work}</h3>
<div class="table" tabindex="0" role="region" aria-label="${title}: ${measurement.work}"><table>
<thead><tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>
${remarks.length > 0 && html`<ul>${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>`}`;
}

/** Whether each goal of a measurement is met. */
const judge = (measurement: Measurement): boolean[] =>
  measurement.goals.map((goal) => judgeGoal(measurement, goal).met);
