/** Finds texts that are written in the code instead of the languages' files. */
import ts from 'typescript';

/** Attributes that people read or hear. */
const READ_ATTRIBUTE = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|lead|kicker)$/;
const LETTER = /\p{L}/u;
/** A capital and a second word: class names, keys and identifiers have none. */
const SENTENCE = /^\p{Lu}\S* \S/u;

export interface LiteralText {
  /** Counted from 1. */
  line: number;
  text: string;
}

export function findLiteralTexts(path: string, code: string): LiteralText[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: LiteralText[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const text = readableTextOf(node);
    if (text !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') });
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What is said of a fault in the code itself. */
const isForDevelopers = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText() === 'Error';

/** Null for what nobody reads. */
function readableTextOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return LETTER.test(node.text) ? node.text : null;
  if (ts.isJsxAttribute(node)) return attributeTextOf(node);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return sentenceOf(node.text);
  return ts.isTemplateHead(node) ? sentenceOf(`${node.text}…`) : null;
}

function attributeTextOf({ name, initializer }: ts.JsxAttribute): string | null {
  if (!initializer || !ts.isStringLiteral(initializer)) return null;
  return READ_ATTRIBUTE.test(name.getText()) && LETTER.test(initializer.text) ? initializer.text : null;
}

const sentenceOf = (text: string): string | null => (SENTENCE.test(text) ? text : null);
