import type { ReferenceId } from "../apis.ts";
import { SCHEMAS_TAG } from "../document/place.ts";

/** The configuration of Redocly's CLI for one reference page, as a file that it can read. */
export function redoclyConfig(id: ReferenceId): string {
  return JSON.stringify({
    telemetry: "off",
    openapi: {
      // A group of all schemas: those that only name a vocabulary are referred to by no operation.
      schemaDefinitionsTagName: SCHEMAS_TAG,
      downloadUrls: [{ title: "OpenAPI document (JSON)", url: `openapi/${id}.json` }],
      sortRequiredPropsFirst: true,
    },
  });
}
