import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { splitProgram } from "./split-program.ts";

const PAGE = `<html><head><title>T</title></head><body><div id="redoc">a $& b</div>
<script type="module">
const {RedocStandalone,hydrate,init} = (() => { const at = import.meta.url; return { hydrate: (...all) => all }; })();export{RedocStandalone,hydrate,init};

const __redoc_definition = {"info":{"title":"$1 {}; </b>"}};
      const __redoc_options = {"skipBundle":true};

      hydrate(__redoc_definition, __redoc_options, document.getElementById('redoc'));
      </script>
</body></html>`;

it("takes the program out of the page, as a script that no module system has to load", () => {
  const { page, program } = splitProgram(PAGE, "assets/redoc.js");
  expect(page).toContain(`program.src = "assets/redoc.js";`);
  expect(page).toContain(`<div id="redoc">a $& b</div>`);
  expect(page).toContain(`<script id="document" type="application/json">{"info":{"title":"$1 {}; </b>"}}</script>`);
  expect(page).not.toContain("import.meta");
  expect(runInNewContext(`${program}; hydrate(1, 2)`, { document: { baseURI: "http://127.0.0.1/" } })).toEqual([1, 2]);
});

it("asks for the program once what is prerendered is there to be drawn, and starts it when it has come", () => {
  const { page } = splitProgram(PAGE, "assets/redoc.js");
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "";
  const program: { src?: string; onload?: () => void } = {};
  const asked: unknown[] = [];
  const timers: (() => void)[] = [];
  const hydrated: unknown[] = [];
  runInNewContext(script, {
    document: {
      createElement: () => program,
      getElementById: (id: string) => (id === "document" ? { textContent: `{"openapi":"3.1.0"}` } : id),
      head: { append: (node: unknown) => asked.push(node) },
    },
    hydrate: (...all: unknown[]) => hydrated.push(all),
    setTimeout: (then: () => void) => timers.push(then),
  });
  expect(asked).toEqual([]);
  for (const then of timers) then();
  expect(asked).toEqual([program]);
  expect(program.src).toBe("assets/redoc.js");
  expect(hydrated).toEqual([]);
  program.onload?.();
  expect(hydrated).toEqual([[{ openapi: "3.1.0" }, { skipBundle: true }, "redoc"]]);
});

it("fails when the page starts Redoc in another way, or when its program has to be a module", () => {
  expect(() => splitProgram("<html></html>", "redoc.js")).toThrow("Redoc's program is not where it was");
  const other = PAGE.replace("const at = import.meta.url", `await import("x")`);
  expect(() => splitProgram(other, "redoc.js")).toThrow(SyntaxError);
});
