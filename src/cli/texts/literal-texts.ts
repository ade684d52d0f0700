/** Finds texts that are written in the code instead of in the languages' files. */
import ts from 'typescript';

/** Attributes and properties whose values people read or hear. */
const TEXT_PROPERTY =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|\w+Label|lead|kicker|hint|legend|caption|description|suffix|heads?|header|message|detail|question|confirm|submitting|noMatch|valueText)$/;
/** These are read if they begin with a capital: fields, calls and tones are named in lower case. */
const CAPITALISED_TEXT_PROPERTY = /^(name|pending)$/;
/** Attributes and properties whose values aren't for people. */
const CODE_PROPERTY =
  /^(aria-keyshortcuts|className|class|d|font|id|key|\w+Key|marks|rel|sizes|srcSet|style|to|transform|viewBox)$/;
/** Functions that are called with class names or selectors. */
const CODE_FUNCTION = /(^classNames|\.(closest|matches|querySelector(All)?))$/;
/** Functions that are called with a machine or one of its states. */
const MACHINE_FUNCTION = /(\.(createMachine|createStateConfig)|^createDraftForm)$/;
const LETTER = /\p{L}/u;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** A capital letter and a second word: class names, keys and identifiers don't have both. */
const SENTENCE = /^\p{Lu}\S* \S/u;
/** The end of a sentence. Class names have hyphens or fewer words, and keys have no spaces. */
const REST_OF_SENTENCE = /^\p{Ll}[\p{L}’]*(,? [\p{L}’]+){2,}[.?!…]?$|^\p{Ll}[\p{L}\s\d,;:’]* [\p{L}\s\d,;:’.]*[.?!]$/u;
/** Replaces the values of a template literal. */
const VALUE = '…';
/** Plain words around a value, such as `… of … places`. Class names have other characters, and keys have no spaces. */
const PHRASE = /^[\p{L}\p{P}\s…]*$/u;
const WORD_BY_VALUE = /… \p{L}{2,}|\p{L}{2,}[,:]? …/u;
const CODE_CHARACTER = /[/\\_@#&;={}[\]|<>-]|\w:\w|\w\.\w|^\p{L}+( …)+$/u;
/** A comma or semicolon between two values: Arabic has its own comma, and French puts a space before the semicolon. */
const MARK = /^\s*[,;]\s*$/;
/** A URL, an operation, an SVG path or a header. */
const TECHNICAL = /^(https?:|(GET|PUT|POST|PATCH|DELETE) \/|[CLMQ]…|M\d|M \d|Bearer )/;

export interface LiteralText {
  /** The line number, from 1. */
  line: number;
  text: string;
}

export const findLiteralTexts = (path: string, code: string): LiteralText[] => find(path, code, readableTextOf);

/** Finds commas and semicolons. For pages only, since the server joins headers in the same way. */
export const findLiteralMarks = (path: string, code: string): LiteralText[] => find(path, code, markOf);

function find(path: string, code: string, textIn: (node: ts.Node) => string | null): LiteralText[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: LiteralText[] = [];
  const visit = (node: ts.Node): void => {
    if (isCodeOnly(node)) return;
    const text = textIn(node);
    if (text !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') });
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Types, errors for developers, and values that aren't for people according to their names. */
function isCodeOnly(node: ts.Node): boolean {
  if (ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node)) return /(Error|Exception)$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return CODE_FUNCTION.test(node.expression.getText());
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'description') return isOfState(node);
  return (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && CODE_PROPERTY.test(node.name.getText());
}

/** True for a property of a machine or of one of its states: the inspector translates their descriptions. */
function isOfState({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return MACHINE_FUNCTION.test(parent.expression.getText());
  return (ts.isObjectLiteralExpression(parent) || ts.isPropertyAssignment(parent)) && isOfState(parent);
}

/** @returns null for what nobody reads. */
function readableTextOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return LETTER.test(node.text) ? node.text : null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return textOf(node);
  return ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent) ? phraseOf(node) : null;
}

/** A comma or semicolon between tags, or with a space between a template's values or in `join` (code has no space). */
function markOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return MARK.test(node.text) ? node.text : null;
  const isMark = (text: string) => MARK.test(text) && text.includes(' ');
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return pieces.some(isMark) ? pieces.join(VALUE) : null;
  }
  if (!ts.isStringLiteral(node) || !isMark(node.text)) return null;
  const isJoining = ts.isCallExpression(node.parent) && /\.join$/.test(node.parent.expression.getText());
  return isJoining || isShown(node) ? node.text : null;
}

function textOf(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): string | null {
  const { text, parent } = node;
  if (isShown(node) && LETTER.test(text)) return text;
  if (TECHNICAL.test(text)) return null;
  if (SENTENCE.test(text) || REST_OF_SENTENCE.test(text)) return text;
  if (!ts.isJsxAttribute(parent) && !ts.isPropertyAssignment(parent)) return null;
  if (parent.initializer !== node) return null;
  const name = parent.name.getText();
  const isRead = TEXT_PROPERTY.test(name)
    ? LETTER.test(text) && !isCode(text)
    : CAPITALISED_TEXT_PROPERTY.test(name) && CAPITAL.test(text);
  return isRead ? text : null;
}

/** True for words with characters that prose doesn't have. */
const isCode = (text: string): boolean => /^[\p{Ll}\d]*$/u.test(text) === false && CODE_CHARACTER.test(text);

function phraseOf(node: ts.TemplateExpression): string | null {
  const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE);
  if (isShown(node) && LETTER.test(text)) return text;
  if (TECHNICAL.test(text)) return null;
  const isPhrase = PHRASE.test(text) && WORD_BY_VALUE.test(text) && !CODE_CHARACTER.test(text);
  return SENTENCE.test(text) || isPhrase ? text : null;
}

/** True if the text is between tags, by itself or as one of several alternatives. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent);
  if (ts.isParenthesizedExpression(parent)) return isShown(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  const isChoice = [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(kind);
  return isChoice && parent.right === node && isShown(parent);
}
