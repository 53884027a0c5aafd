import ts from "typescript";

/**
 * The types of a document, with those of what requests take: lists that may be `readonly`, as nobody changes them, and
 * what may be left out also as `undefined`, which is the same to the client.
 *
 * @param inputs - the schemas that requests take
 */
export function acceptInputs(nodes: readonly ts.Node[], inputs: ReadonlySet<string>): ts.Node[] {
  /** @param names - those of the members that lead to a node */
  const visit = (node: ts.Node, names: readonly string[]): ts.Node => {
    const path = isNamed(node) ? [...names, node.name.text] : names;
    if (isInput(path, inputs)) return ts.visitEachChild(node, acceptMore, undefined);
    return path.length > 2 ? node : ts.visitEachChild(node, (child) => visit(child, path), undefined);
  };
  return nodes.map((node) => visit(node, []));
}

type Named = (ts.InterfaceDeclaration | ts.PropertySignature) & { name: { text: string } };

function isNamed(node: ts.Node): node is Named {
  return ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node);
}

function isInput([root, kind, member]: readonly string[], inputs: ReadonlySet<string>): boolean {
  if (root !== "components") return member === "parameters" || member === "requestBody";
  return kind === "parameters" || kind === "requestBodies" || (kind === "schemas" && inputs.has(member ?? ""));
}

function acceptMore(node: ts.Node): ts.Node {
  const { factory } = ts;
  const type = ts.visitEachChild(node, acceptMore, undefined);
  if (ts.isArrayTypeNode(type)) return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, type);
  if (!ts.isPropertySignature(type) || !type.questionToken || !type.type) return type;
  if (type.type.kind === ts.SyntaxKind.NeverKeyword) return type;
  const types = ts.isUnionTypeNode(type.type) ? type.type.types : [type.type];
  const union = factory.createUnionTypeNode([...types, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)]);
  return factory.updatePropertySignature(type, type.modifiers, type.name, type.questionToken, union);
}
