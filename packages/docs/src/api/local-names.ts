import ts from "typescript";
import { declarationsAt } from "./declaration-text.ts";

/**
 * The names that mean something inside the declaration at a place alone, whatever else there is of the same name: those
 * of its parameters and members, its type parameters and those of the class or interface that it belongs to.
 *
 * @param line - counted from 1
 * @param character - counted from 0
 */
export function localNames(source: ts.SourceFile, line: number, character: number): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (isLocal(node)) {
      for (const name of [node.name, ts.isBindingElement(node) ? node.propertyName : undefined]) {
        if (name !== undefined && ts.isIdentifier(name)) names.add(name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const node of declarationsAt(source, line, character)) {
    visit(node);
    const { parent } = node;
    if (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)) parent.typeParameters?.forEach(visit);
  }
  return [...names];
}

const isLocal = (node: ts.Node) =>
  ts.isTypeParameterDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isClassElement(node) ||
  ts.isTypeElement(node);
