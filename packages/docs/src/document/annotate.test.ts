import { expect, it } from "vitest";
import { smallDocument } from "../testing/small-document.ts";
import { annotate } from "./annotate.ts";
import { listOperations } from "./operations.ts";

it("tells the remarks and the rules of an operation in its description, and leaves the document alone", () => {
  const before = structuredClone(smallDocument);
  const [update] = listOperations(annotate("ads-v12", smallDocument));
  expect(update?.node["description"]).toBe(`Changes it.

Not shown: how long it takes.

**Client method.** \`ads.updateThing()\` of \`@social-api/ads-v12\`

**Sandbox only.** The operation exists on the sandbox host alone.

**Not shown.** The published description leaves a part of this operation open: [what it is](not-shown.html#ads-v12-operation-updateThing).

**Rules**

- [\`thing.length\`](rules/thing.length.html) (request): The rule thing.length says &lt;this>.
- [\`path.request\`](rules/path.request.html) (request): The rule path.request says &lt;this>.
- [\`key.request\`](rules/key.request.html) (request): The rule key.request says &lt;this>.
- [\`thing.state\`](rules/thing.state.html) (state): The rule thing.state says &lt;this>.

<details><summary>Rules of the response (2)</summary>

- [\`thing.time\`](rules/thing.time.html) (response): The rule thing.time says &lt;this>.
- [\`problem.shape\`](rules/problem.shape.html) (response): The rule problem.shape says &lt;this>.

</details>`);
  expect(smallDocument).toEqual(before);
});
