import { Script } from "node:vm";

/** A reference page without Redoc's program, and the program. */
export interface SplitReference {
  page: string;
  /** A classic script: a page on a disk may load no module. */
  program: string;
}

const PAGE =
  /<script type="module">(?<program>[\s\S]*)export\s*\{RedocStandalone,hydrate,init\};\s*const __redoc_definition = (?<document>\{.*\});\s*const __redoc_options = (?<options>\{.*\});\s*hydrate\(__redoc_definition, __redoc_options, (?<place>.*)\);\s*<\/script>/;

/** What is known to be a classic script. */
const classics = new Set<string>();

/**
 * Takes Redoc's program out of a page that holds it, so that all references share one file, which a browser compiles once.
 * It is asked for when what is prerendered has been drawn: to fetch and to compile it at the same time would hold that up.
 * The document becomes data, which is read faster than a program.
 *
 * @param file - where the page finds the program
 * @throws Error when the page is not built as it was: another version of Redoc may start otherwise.
 */
export function splitProgram(page: string, file: string): SplitReference {
  const { program, document, options, place } = PAGE.exec(page)?.groups ?? {};
  if (program === undefined) throw new Error("Redoc's program is not where it was: see how the page starts it");
  // Only workers that Redoc does not start ask where the program is.
  const classic = `"use strict";${program.trim().replace(/\bimport\.meta\.(?:url|dirname)\b/g, "document.baseURI")}`;
  // Throws where this is no classic script. All references have the same.
  if (!classics.has(classic)) new Script(classic);
  classics.add(classic);
  const start = `<script id="document" type="application/json">${document}</script>
<script>
setTimeout(() => {
  const program = document.createElement("script");
  program.src = "${file}";
  document.head.append(program);
  const definition = JSON.parse(document.getElementById("document").textContent);
  program.onload = () => hydrate(definition, ${options}, ${place});
});
</script>`;
  return { page: page.replace(PAGE, () => start), program: classic };
}
