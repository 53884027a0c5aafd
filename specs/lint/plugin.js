import { componentsAreUsed, exampleEverywhere } from "./examples-and-components.js";
import { eachRuleIsBound, inferredSaysFromWhat, notShownSaysWhat, rulesAreCatalogued } from "./extensions.js";
import { operationsAreNamedVerbNoun, schemasAreNamedInPascalCase } from "./naming.js";
import { parametersOfListsAreCommaSeparated } from "./parameters.js";

/** Our own lint rules; each name reads as the sentence that it upholds. */
const rules = {
  "components-are-used": componentsAreUsed,
  "each-rule-is-bound": eachRuleIsBound,
  "example-everywhere": exampleEverywhere,
  "inferred-says-from-what": inferredSaysFromWhat,
  "lists-are-comma-separated": parametersOfListsAreCommaSeparated,
  "not-shown-says-what": notShownSaysWhat,
  "operations-are-named-verb-noun": operationsAreNamedVerbNoun,
  "rules-are-catalogued": rulesAreCatalogued,
  "schemas-are-named-in-pascal-case": schemasAreNamedInPascalCase,
};

export default function socialApiPlugin() {
  return {
    id: "social-api",
    configs: {
      all: {
        oas3_1Rules: Object.fromEntries(Object.keys(rules).map((name) => [`social-api/${name}`, "error"])),
      },
    },
    rules: { oas3: rules },
  };
}
