/** Every media type of a request or a response has named examples; Redocly's own rules then validate them. */
export function exampleEverywhere() {
  return {
    MediaType: {
      enter(mediaType, { report, location }) {
        if (mediaType.example !== undefined) {
          report({ message: "Use named `examples`, not `example`.", location: location.child("example") });
        }
        if (Object.keys(mediaType.examples ?? {}).length === 0) {
          report({ message: "Every request and response body has at least one example.", location });
        }
      },
    },
    Example: {
      enter(example, { report, location }) {
        if (!example.summary) report({ message: "An example says in its `summary` what it shows.", location });
      },
    },
  };
}

/** Where the root document declares a schema: that alone is no use of it. */
const DECLARATION = /^#\/components\/schemas\/[^/]+$/;

/**
 * Every component is referred to, but for vocabularies (`x-vocabulary: true`): names that the API's documents give
 * without showing where in a payload they stand.
 */
export function componentsAreUsed() {
  const used = new Set();
  const declared = new Map();
  return {
    ref: {
      leave(_reference, { location }, { location: target }) {
        if (target && !DECLARATION.test(location.pointer)) used.add(target.absolutePointer);
      },
    },
    NamedSchemas: {
      Schema: {
        enter(schema, { location }) {
          if (!schema["x-vocabulary"]) declared.set(location.absolutePointer, location);
        },
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const [pointer, location] of declared) {
          if (!used.has(pointer)) report({ message: "Nothing refers to this schema.", location });
        }
      },
    },
  };
}
