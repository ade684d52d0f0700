/**
 * Finds where a browser test reads a place, size or focus only once, though the page may still be moving. Such a read
 * belongs in a function that is repeated: the argument of `expect.poll`, of `expect(…).toPass` or of `atRest`.
 */
import ts from 'typescript';

const PLACE = /^(scroll(X|Y|Top|Left)|boundingBox|getBoundingClientRect|activeElement)$/;
/** Of these, Playwright has assertions that wait. */
const STATE =
  /^(isVisible|isHidden|isChecked|isEnabled|isDisabled|isEditable|count|textContent|innerText|inputValue|getAttribute|all(TextContents|InnerTexts))$/;
const REPEATED_BY = /^(expect(\.soft)?|expect\.poll|atRest)$/;

export interface UnsettledRead {
  line: number;
  text: string;
}

export function findUnsettledReads(path: string, code: string): UnsettledRead[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const readers = findReaders(file);
  const found: UnsettledRead[] = [];
  const visit = (node: ts.Node): void => {
    if (isReader(node, readers) || isRepeated(node)) return;
    const before = found.length;
    ts.forEachChild(node, visit);
    // The innermost: a step of a test is awaited too.
    if (found.length > before || !(readsPlaceNow(node, readers) || assertsStateNow(node))) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: node.getText().replaceAll(/\s+/g, ' ') });
  };
  visit(file);
  return found;
}

/** The names of the functions that read a place, directly or by one another. */
function findReaders(file: ts.SourceFile): Set<string> {
  const readers = new Set<string>();
  for (let before = -1; before < readers.size; ) {
    before = readers.size;
    const visit = (node: ts.Node): void => {
      const declared = declarationOf(node);
      if (declared && contains(declared.body, (part) => readsPlace(part, readers))) readers.add(declared.name);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return readers;
}

function declarationOf(node: ts.Node): { name: string; body: ts.Node } | null {
  if (ts.isFunctionDeclaration(node) && node.name && node.body) return { name: node.name.text, body: node.body };
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return null;
  const value = node.initializer;
  return value && ts.isArrowFunction(value) ? { name: node.name.text, body: value.body } : null;
}

const isReader = (node: ts.Node, readers: ReadonlySet<string>) => readers.has(declarationOf(node)?.name ?? '');

const readsPlace = (node: ts.Node, readers: ReadonlySet<string>): boolean =>
  ts.isIdentifier(node) && (PLACE.test(node.text) || (readers.has(node.text) && isCalled(node)));

const readsPlaceNow = (node: ts.Node, readers: ReadonlySet<string>): boolean =>
  ts.isAwaitExpression(node) && contains(node.expression, (part) => readsPlace(part, readers), readers);

/** Such as `expect(await rows.count())`. */
const assertsStateNow = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  /^expect(\.soft)?$/.test(node.expression.getText()) &&
  node.arguments.slice(0, 1).some((value) => contains(value, isStateRead));

const isStateRead = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && STATE.test(node.name.text) && isCalled(node);

const isCalled = (node: ts.Node) => ts.isCallExpression(node.parent) && node.parent.expression === node;

/** A function that is called until what it reads is as expected, or no longer changes. */
const isRepeated = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) && ts.isCallExpression(node.parent) && REPEATED_BY.test(node.parent.expression.getText());

/** Whether a part is sought, apart from what is repeated and the functions of `readers`, which are called elsewhere. */
function contains(
  node: ts.Node,
  isSought: (part: ts.Node) => boolean,
  readers: ReadonlySet<string> = new Set(),
): boolean {
  if (isRepeated(node) || isReader(node, readers)) return false;
  if (isSought(node)) return true;
  return ts.forEachChild(node, (part) => contains(part, isSought, readers) || undefined) ?? false;
}
