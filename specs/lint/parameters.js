/** Lists in the query travel comma-separated: `style: form`, `explode: false`. */
export function parametersOfListsAreCommaSeparated() {
  return {
    Parameter: {
      enter(parameter, { report, location, resolve }) {
        const schema = parameter.schema?.$ref ? resolve(parameter.schema).node : parameter.schema;
        if (parameter.in !== "query" || schema?.type !== "array") return;
        if (parameter.style !== "form" || parameter.explode !== false) {
          report({ message: "A list in the query needs `style: form` and `explode: false`.", location });
        }
      },
    },
  };
}
