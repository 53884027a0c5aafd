import { highlight } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import type { Sample } from "../samples.ts";

/** A sample with what it prints. The region can be scrolled by keyboard where its lines are longer than the screen. */
export function sampleBlock(label: string, { code, prints }: Sample): Html {
  return html`<figure class="code">
<figcaption>${label}</figcaption>
<div data-copy><pre tabindex="0" role="region" aria-label="${label}"><code>${highlight(code)}</code></pre></div>
${prints.length > 0 && html`<pre class="prints" tabindex="0" role="region" aria-label="${label}: output"><samp>${prints.join("\n")}</samp></pre>`}
</figure>`;
}

/** A block of Markdown that is written in a language. Only programs are coloured; the number tells blocks apart. */
export function programBlock(
  language: string,
  { lang = "", text }: { lang?: string; text: string },
  number: number,
): Html {
  const code = lang === "yaml" ? html`${text}` : highlight(text);
  return html`<figure class="code">
<figcaption>${language}</figcaption>
<div data-copy><pre tabindex="0" role="region" aria-label="${language}, block ${number}"><code class="language-${lang}">${code}</code></pre></div>
</figure>`;
}

/** A command for a shell; the prompt is drawn by the style sheet, so that copying leaves it out. */
export function commandBlock(command: string): Html {
  return html`<div class="command" data-copy><code>${command}</code></div>`;
}

/** What a command writes. */
export function outputBlock(output: string): Html {
  return html`<pre class="output" tabindex="0" role="region" aria-label="Output: ${output.slice(0, 60)}"><samp>${output}</samp></pre>`;
}

/** A file as a whole; only programs are coloured. */
export function fileBlock(name: string, code: string): Html {
  return html`<figure class="code">
<figcaption>${name}</figcaption>
<div data-copy><pre tabindex="0" role="region" aria-label="${name}"><code>${name.endsWith(".ts") ? highlight(code) : code}</code></pre></div>
</figure>`;
}
