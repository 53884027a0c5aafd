/** The verbs that an operationId may begin with. A new one is added here, once its meaning is told beside it. */
const VERBS = [
  "add", // puts something that exists already into a set
  "batch", // several creates, updates and deletes in one request
  "create",
  "delete",
  "estimate", // computes, stores nothing
  "get", // one, by its id
  "list",
  "receive", // what a webhook of the reader is called with
  "remove", // takes something out of a set
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
