import ts from "typescript";

const { factory } = ts;

/**
 * The types of a document, with the type of each schema that is an object at its name, and `components` referring to it.
 * openapi-typescript writes them the other way round, and TypeScript forgets such a name: an editor, and declarations
 * that refer to the schema, would have all of its members instead. Other names refer to `components` still: the values
 * of a closed list tell more than its name does. What is said of a schema stands at its name.
 *
 * Names of parameters and responses, which nobody needs, are left out.
 *
 * @param areExported - whether the package exports the names: declarations of others could not use one that it does not,
 *   and TypeScript would refuse to write them, so that then no name has a type of its own
 */
export function nameSchemas(nodes: readonly ts.Node[], areExported: boolean): ts.Node[] {
  const schemas = schemasOf(nodes);
  const members = new Set<ts.Node>(schemas.values());
  const names = new Map(
    nodes.filter(ts.isTypeAliasDeclaration).flatMap((alias): [string | undefined, ts.Identifier][] => {
      const schema = schemaOfAlias(alias);
      return schema === undefined ? [] : [[schema, alias.name]];
    }),
  );

  const isObject = (type: ts.Node | undefined): boolean => {
    if (type === undefined || !areExported) return false;
    if (ts.isUnionTypeNode(type)) return type.types.every(isObject);
    if (ts.isTypeReferenceNode(type)) return ts.isIdentifier(type.typeName) && type.typeName.text === "Record";
    return ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type) || isObject(schemas.get(schemaOf(type))?.type);
  };
  const byName = <Node extends ts.Node>(node: Node): Node => {
    const name = names.get(schemaOf(node));
    if (name) return factory.createTypeReferenceNode(name) as ts.Node as Node;
    return ts.visitEachChild(node, (child) => (members.has(child) ? member(child as never) : byName(child)), undefined);
  };
  const member = ({ name, type }: ts.PropertySignature): ts.PropertySignature => {
    const own = names.get((name as ts.Identifier).text);
    const named = own && isObject(type) ? factory.createTypeReferenceNode(own) : type && byName(type);
    return factory.createPropertySignature(undefined, name, undefined, named);
  };

  return nodes.flatMap((node) => {
    if (!ts.isTypeAliasDeclaration(node)) return [byName(node)];
    const schema = schemas.get(schemaOfAlias(node));
    if (schema?.type === undefined) return [];
    const type = isObject(schema.type) ? byName(schema.type) : node.type;
    const alias = factory.createTypeAliasDeclaration(node.modifiers, node.name, undefined, type);
    return [ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema))];
  });
}

/** The members of `components["schemas"]`. */
function schemasOf(nodes: readonly ts.Node[]): Map<string | undefined, ts.PropertySignature> {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const { type } = membersOf(components).find(({ name }) => (name as ts.Identifier).text === "schemas") ?? {};
  return new Map(membersOf(type).map((schema) => [(schema.name as ts.Identifier).text, schema]));
}

function membersOf(node: ts.Node | undefined): ts.PropertySignature[] {
  const isList = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
  return isList ? node.members.filter(ts.isPropertySignature) : [];
}

/** Which schema a type refers to, as `components["schemas"]["Campaign"]`. */
function schemaOf(type: ts.Node): string | undefined {
  const [root, schema] = indexOf(type) ?? [];
  const [components, kind] = (root && indexOf(root)) ?? [];
  const isOfSchemas = kind === "schemas" && components && ts.isTypeReferenceNode(components);
  return isOfSchemas && (components.typeName as ts.Identifier).text === "components" ? schema : undefined;
}

function indexOf(type: ts.Node): [type: ts.TypeNode, index: string] | undefined {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isLiteralTypeNode(type.indexType)) return undefined;
  return [type.objectType, (type.indexType.literal as ts.StringLiteral).text];
}

/** Which schema a name is of: openapi-typescript writes what it refers to as an identifier. */
function schemaOfAlias({ type }: ts.TypeAliasDeclaration): string | undefined {
  const text = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : "";
  return /^components\['schemas'\]\['(.+)'\]$/.exec(text)?.[1];
}
