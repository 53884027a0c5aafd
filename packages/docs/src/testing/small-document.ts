import type { ApiDocument, Rule, Where } from "../document/types.ts";

const rule = (id: string, where: Where): Rule => ({
  id,
  text: `The rule ${id} says <this>.`,
  where,
  section: "Rules",
});

/** A document with one of each thing that the site looks at; every reference in it is followed by a test. */
export const smallDocument: ApiDocument = {
  openapi: "3.1.1",
  info: { title: "Small API", version: "1", summary: "A small API." },
  security: [{ Key: [] }],
  tags: [{ name: "Big things", "x-rules": ["tag.fact"] } as { name: string }],
  paths: {
    "/things/{id}": {
      parameters: [{ $ref: "#/components/parameters/Id" }],
      put: {
        operationId: "updateThing",
        summary: "Update a thing",
        description: "Changes it.\n\nNot shown: how long it takes.",
        tags: ["Big things"],
        "x-not-shown": true,
        "x-sandbox-only": true,
        "x-rules": ["thing.state"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
        responses: {
          "200": {
            description: "The thing. Its form is inferred.",
            "x-inferred": true,
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Thing" },
                examples: { one: { value: { "x-rules": ["no.rule"], "x-not-shown": true } } },
              },
            },
          },
          default: { $ref: "#/components/responses/Failure" },
        },
      },
      get: {
        operationId: "getThing",
        summary: "Get a thing",
        tags: ["Big things"],
        security: [],
        responses: {
          "200": {
            description: "It.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
        },
      },
    },
  },
  components: {
    parameters: { Id: { name: "id", in: "path", "x-rules": ["path.request"] } },
    responses: {
      Failure: {
        description: "A failure.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
    schemas: {
      Thing: {
        properties: {
          // A property of this name is a schema, not data.
          value: { type: "string", "x-rules": ["thing.length"] },
          parent: { $ref: "#/components/schemas/Thing" },
          made: { type: "string", "x-rules": ["thing.time"] },
        },
      },
      Problem: { "x-rules": ["problem.shape", "problem.walk"] },
      Word: { description: "Words.", "x-rules": ["word.fact"] },
    },
    securitySchemes: { Key: { type: "http", scheme: "bearer", "x-rules": ["key.request"] } },
  },
  "x-rule-catalogue": [
    rule("tag.fact", "fact"),
    rule("word.fact", "fact"),
    rule("thing.time", "response"),
    rule("thing.state", "state"),
    rule("thing.length", "request"),
    rule("path.request", "request"),
    rule("key.request", "request"),
    rule("problem.shape", "response"),
    rule("problem.walk", "walk"),
  ],
};
