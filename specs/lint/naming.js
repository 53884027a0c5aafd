/** The verbs that an operationId may begin with. A new one is added here, once its meaning is told beside it. */
const VERBS = [
  "add", // puts something that exists already into a set
  "advance", // puts a clock forward
  "batch", // several creates, updates and deletes in one request
  "clear", // forgets all of a list
  "create",
  "delete",
  "disconnect", // ends connections
  "estimate", // computes, stores nothing
  "export", // everything that is stored, for an import
  "get", // one, by its id
  "import", // replaces everything that is stored
  "list",
  "receive", // what a webhook of the reader is called with
  "remove", // takes something out of a set
  "reset", // back to the beginning
  "seed", // back to a beginning of the caller's choice
  "set", // creates or replaces, by what the path names
  "stream", // answers without end
  "update",
];
const OPERATION_ID = new RegExp(`^(${VERBS.join("|")})([A-Z][a-z0-9]*)+$`);
const PASCAL_CASE = /^([A-Z][a-z0-9]*)+$/;

/** An operationId is a known verb and a noun in camelCase. */
export function operationsAreNamedVerbNoun() {
  return {
    Operation: {
      enter({ operationId }, { report, location }) {
        if (OPERATION_ID.test(operationId ?? "")) return;
        report({
          message: `"${operationId}" is not a verb and a noun in camelCase; the verbs are ${VERBS.join(", ")}.`,
          location: location.child("operationId"),
        });
      },
    },
  };
}

/** A schema is named in PascalCase. */
export function schemasAreNamedInPascalCase() {
  return {
    NamedSchemas: {
      enter(schemas, { report, location }) {
        for (const name of Object.keys(schemas).filter((name) => !PASCAL_CASE.test(name))) {
          report({ message: `Schema "${name}" is not in PascalCase.`, location: location.child(name).key() });
        }
      },
    },
  };
}
