import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import { type Bundle, type Operation, operationsOf } from "./bundle.ts";

const HEADER = `// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

`;

/**
 * The types of a bundle, as openapi-typescript writes them, with 64-bit integers as `Int64` and the description of each
 * operation where an editor finds it: at the method of the client.
 */
export async function renderTypes(bundle: Bundle): Promise<string> {
  const nodes = await openapiTS(bundle as unknown as OpenAPI3, {
    alphabetize: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: int64,
  });
  const operations = new Map(operationsOf(bundle).map(({ operation }) => [operation.operationId, operation]));
  for (const node of nodes) {
    if (ts.isInterfaceDeclaration(node) && node.name.text === "operations") describeMembers(node, operations);
  }
  return HEADER + astToString(nodes.filter(isWanted));
}

function int64(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== "int64") return undefined;
  const type = ts.factory.createTypeReferenceNode("Int64");
  return [schema.type].flat().includes("null" as never)
    ? ts.factory.createUnionTypeNode([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : type;
}

/** openapi-typescript describes operations at their paths alone, which the methods of a client do not show. */
function describeMembers(node: ts.InterfaceDeclaration, operations: ReadonlyMap<string, Operation>): void {
  for (const member of node.members) {
    const operation = member.name && ts.isIdentifier(member.name) && operations.get(member.name.text);
    if (operation) ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, jsDoc(operation), true);
  }
}

function jsDoc({ summary, description, deprecated, "x-rules": rules }: Operation): string {
  const lines = [
    `${summary}.`,
    "",
    ...(description ?? "").trim().split("\n"),
    ...(rules ? ["", `Rules: ${rules.join(", ")}.`] : []),
    ...(deprecated
      ? [
          "",
          `@deprecated ${(description ?? "")
            .trim()
            .split("\n\n")[0]
            ?.replaceAll("\n", " ")
            .replace(/^Deprecated since/, "Since")}`,
        ]
      : []),
  ];
  return `*\n${lines.map((line) => ` * ${line}`.trimEnd().replaceAll("*/", "*\\/")).join("\n")}\n `;
}

/** The schemas by name and the three interfaces; not the aliases of parameters and responses, which nobody names. */
function isWanted(node: ts.Node): boolean {
  return !ts.isTypeAliasDeclaration(node) || /= components\['schemas'\]/.test(astToString(node));
}
