import ts from "typescript";

/** The last lines of what is left of a declaration without its body. */
const TAIL = /\s*(?:\{\s*)?$/;

/**
 * The declaration of the name at a place, as its author wrote it, without the body of a function or a class and without
 * words that only matter inside a module. TypeDoc resolves types; a reader wants their names. Comments inside are left
 * out, but for those of a type, which is shown whole. Of a function with overloads, all of these are shown.
 *
 * @param line - counted from 1
 * @param character - counted from 0
 */
export function declarationText(source: ts.SourceFile, line: number, character: number): string {
  return declarationsAt(source, line, character)
    .map((node) => tidy(headOf(node, source)))
    .join("\n");
}

/**
 * The declaration of the name at a place; of a function with overloads all of these, without what implements them.
 *
 * @param line - counted from 1
 * @param character - counted from 0
 */
export function declarationsAt(source: ts.SourceFile, line: number, character: number): readonly ts.Node[] {
  const node = declarationAt(source, source.getPositionOfLineAndCharacter(line - 1, character));
  if (node === undefined) throw new Error(`${source.fileName}:${line} declares nothing`);
  if (!ts.isFunctionDeclaration(node) || !ts.isSourceFile(node.parent)) return [node];
  const all = node.parent.statements.filter(
    (other): other is ts.FunctionDeclaration => ts.isFunctionDeclaration(other) && other.name?.text === node.name?.text,
  );
  return all.length === 1 ? all : all.filter(({ body }) => body === undefined);
}

function declarationAt(source: ts.SourceFile, position: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.end) return;
    if (isTold(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isTold = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isClassElement(node) ||
  ts.isTypeElement(node);

function headOf(node: ts.Node, source: ts.SourceFile): string {
  const start = node.getStart(source);
  if (ts.isTypeAliasDeclaration(node)) return source.text.slice(start, node.end);
  if (ts.isFunctionLike(node) && "body" in node && node.body) return textOf(source, start, node.body.getStart(source));
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    return textOf(source, start, node.members.pos).replace(TAIL, "");
  }
  if (ts.isVariableDeclaration(node))
    return `const ${textOf(source, start, node.initializer ? node.initializer.pos : node.end)}`;
  if (ts.isPropertyDeclaration(node)) return textOf(source, start, node.initializer ? node.initializer.pos : node.end);
  return textOf(source, start, node.end);
}

/** The text of a range without its comments: those are told beside it. */
function textOf(source: ts.SourceFile, start: number, end: number): string {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    source.text,
    undefined,
    start,
    end - start,
  );
  let text = "";
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment = token === ts.SyntaxKind.MultiLineCommentTrivia || token === ts.SyntaxKind.SingleLineCommentTrivia;
    if (!isComment) text += scanner.getTokenText();
  }
  return text;
}

/** Takes away what is left of comments, what a reader need not know, and the indentation of a member. */
function tidy(text: string): string {
  const lines = text
    .replace(/^(?:export |default |declare |async |public |readonly (?=#))+/, "")
    .replace(/\s*=\s*$/, "")
    .replace(/[;,]$/, "")
    .split("\n")
    .filter((line, index) => index === 0 || line.trim() !== "");
  const indents = lines.slice(1).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(indent)))
    .join("\n")
    .trimEnd();
}
