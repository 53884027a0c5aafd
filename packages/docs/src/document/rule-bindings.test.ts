import { describe, expect, it } from "vitest";
import { smallDocument } from "../testing/small-document.ts";
import { listOperations } from "./operations.ts";
import { operationsByRule, rulesOfOperation, schemasByRule, tagsByRule } from "./rule-bindings.ts";

const rulesOf = (id: string) =>
  listOperations(smallDocument)
    .filter((operation) => operation.id === id)
    .flatMap((operation) => rulesOfOperation(smallDocument, operation))
    .map((rule) => rule.id);

describe("rulesOfOperation", () => {
  it("gathers from the operation, its path, its body, its security and its responses, and tells requests first", () => {
    expect(rulesOf("updateThing")).toEqual([
      "thing.length",
      "path.request",
      "key.request",
      "thing.state",
      "thing.time",
      "problem.shape",
    ]);
  });

  it("leaves out what binds whoever sends a schema that is only answered, and security that is switched off", () => {
    expect(rulesOf("getThing")).toEqual(["path.request", "thing.time"]);
  });

  it("refuses an id that is not in the catalogue", () => {
    const document = { ...smallDocument, "x-rule-catalogue": [] };
    const [operation] = listOperations(document);
    expect(() => operation && rulesOfOperation(document, operation)).toThrow(
      "updateThing is bound by thing.state, which is not in the catalogue",
    );
  });
});

describe("the way back", () => {
  it("tells which operations, tags and schemas a rule binds", () => {
    const ids = (rule: string) =>
      operationsByRule(smallDocument)
        .get(rule)
        ?.map(({ id }) => id);
    expect(ids("thing.time")).toEqual(["updateThing", "getThing"]);
    expect(ids("word.fact")).toEqual([]);
    expect(tagsByRule(smallDocument).get("tag.fact")).toEqual(["Big things"]);
    expect(schemasByRule(smallDocument).get("word.fact")).toEqual(["Word"]);
  });
});
