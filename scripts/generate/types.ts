import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import { acceptInputs } from "./accept-inputs.ts";
import type { Bundle } from "./bundle.ts";
import { describeReferences } from "./describe-references.ts";
import { nameSchemas } from "./name-schemas.ts";
import { splitInputs } from "./split-inputs.ts";

const HEADER = `// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

`;

/**
 * The types of a bundle, as openapi-typescript writes them, with 64-bit integers as `Int64`; made to be read in an
 * editor, and to take what a caller has.
 *
 * @param options.areExported - whether the package exports them by their names; true unless told
 */
export async function renderTypes(original: Bundle, { areExported = true } = {}): Promise<string> {
  const { bundle, inputs } = splitInputs(describeReferences(original));
  const nodes = await openapiTS(bundle as unknown as OpenAPI3, {
    alphabetize: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: int64,
  });
  return HEADER + astToString(nameSchemas(acceptInputs(nodes, inputs), areExported));
}

function int64(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== "int64") return undefined;
  const type = ts.factory.createTypeReferenceNode("Int64");
  return [schema.type].flat().includes("null" as never)
    ? ts.factory.createUnionTypeNode([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : type;
}
