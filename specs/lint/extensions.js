/**
 * The rule catalogue (`x-rule-catalogue`) and the marks `x-rules`, `x-not-shown` and `x-inferred`.
 */

const WHERE = ["request", "state", "response", "walk", "fact"];
const KEYWORDS = [
  "required",
  "pattern",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "maxLength",
  "minItems",
  "maxItems",
];

/** Every id in an `x-rules` stands in the catalogue, and every entry of the catalogue is whole. */
export function rulesAreCatalogued() {
  let known = new Set();
  return {
    Root: {
      enter(root, { report, location, resolve }) {
        const catalogue = catalogueOf(root, resolve);
        known = new Set(catalogue.map(({ id }) => id));
        if (known.size === 0) report({ message: "The document has no x-rule-catalogue.", location });
        if (known.size < catalogue.length) report({ message: "The rule catalogue holds an id twice.", location });
        for (const entry of catalogue) {
          for (const member of ["id", "text", "where", "section"]) {
            if (typeof entry[member] !== "string" || entry[member].trim() === "") {
              report({ message: `Rule ${entry.id} of the catalogue has no ${member}.`, location });
            }
          }
          if (!WHERE.includes(entry.where)) {
            report({ message: `Rule ${entry.id}: "where" must be one of ${WHERE.join(", ")}.`, location });
          }
          const { keywords } = entry;
          if (
            keywords !== undefined &&
            !(isFilledList(keywords) && keywords.every((name) => KEYWORDS.includes(name)))
          ) {
            report({ message: `Rule ${entry.id}: "keywords" lists some of ${KEYWORDS.join(", ")}.`, location });
          }
        }
      },
    },
    any: {
      enter(node, { report, location }) {
        for (const id of node?.["x-rules"] ?? []) {
          if (!known.has(id)) {
            report({
              message: `Rule ${id} is not in the catalogue: correct the id, or add the rule to rules.yaml.`,
              location: location.child("x-rules"),
            });
          }
        }
      },
    },
  };
}

/** Every rule of the catalogue is named by at least one `x-rules`. */
export function eachRuleIsBound() {
  const bound = new Set();
  return {
    any: {
      enter(node) {
        for (const id of node?.["x-rules"] ?? []) bound.add(id);
      },
    },
    Root: {
      leave(root, { report, location, resolve }) {
        for (const { id } of catalogueOf(root, resolve)) {
          if (!bound.has(id)) {
            report({ message: `Rule ${id} binds nothing: name it in the x-rules of what it binds.`, location });
          }
        }
      },
    },
  };
}

/** `x-not-shown: true` comes with a word on what is missing. */
export function notShownSaysWhat() {
  return markNeedsWord("x-not-shown", /not shown/i, 'the words "not shown" and what is missing');
}

/** `x-inferred: true` comes with a word on what it is concluded from. */
export function inferredSaysFromWhat() {
  return markNeedsWord("x-inferred", /infer|conclud|illustration/i, "a word on what it is inferred from");
}

function markNeedsWord(mark, word, wanted) {
  return {
    any: {
      enter(node, { report, location }) {
        if (node?.[mark] === undefined) return;
        if (node[mark] !== true) report({ message: `${mark} is true or absent.`, location: location.child(mark) });
        if (!word.test(`${node.summary ?? ""} ${node.description ?? ""}`)) {
          report({ message: `${mark}: the description must hold ${wanted}.`, location: location.child(mark) });
        }
      },
    },
  };
}

function isFilledList(value) {
  return Array.isArray(value) && value.length > 0;
}

function catalogueOf(root, resolve) {
  const catalogue = root["x-rule-catalogue"];
  return (catalogue?.$ref ? resolve(catalogue).node : catalogue) ?? [];
}
