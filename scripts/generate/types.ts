import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { Bundle } from "./bundle.ts";

const HEADER = `// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

`;

/** The types of a bundle, as openapi-typescript writes them, with 64-bit integers as `Int64`. */
export async function renderTypes(bundle: Bundle): Promise<string> {
  const nodes = await openapiTS(bundle as unknown as OpenAPI3, {
    alphabetize: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: int64,
  });
  return HEADER + astToString(nodes.filter(isWanted));
}

function int64(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== "int64") return undefined;
  const type = ts.factory.createTypeReferenceNode("Int64");
  return [schema.type].flat().includes("null" as never)
    ? ts.factory.createUnionTypeNode([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : type;
}

/** The schemas by name and the three interfaces; not the aliases of parameters and responses, which nobody names. */
function isWanted(node: ts.Node): boolean {
  return !ts.isTypeAliasDeclaration(node) || /= components\['schemas'\]/.test(astToString(node));
}
