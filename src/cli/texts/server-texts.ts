/** Finds texts that the server has outside of the languages' files, or makes before it knows who will read them. */
import ts from 'typescript';
import { findLiteralTexts, type LiteralText } from './literal-texts.ts';

const CHECKED_PATHS =
  /^src\/(platform\/server\/(http|previews)\/|domains\/[^/]+\/(server\/|[^/]+$)|app\/server\/(sitemap-and-feeds|embedding|page-heads|personal-data|previews)\.ts$)/;

/** Files whose texts may be written in the code, each with the reason. */
const ALLOWED: readonly [place: RegExp, reason: string][] = [
  [/[./]repository\.ts$/, 'SQL'],
  [/\/(topics|tables|limits)\.ts$/, 'names for programs'],
  [/\/notifications\/server\/(live\/event-stream|push\/encrypt)\.ts$/, 'a format for programs'],
  [
    /\/domains\/[^/]+\/(lifecycle|auto-accept-lifecycle|application|membership-request|admission)\.ts$/,
    'only the inspector describes machines, in the language of its page',
  ],
  [/\/people\/model\.ts$/, 'names that answers for everyone contain, in whatever language they’re read'],
  [/\/auth\/server\/device-texts\.ts$/, 'browsers by their own names'],
  [/\/auth\/server\/(external\/openid-provider|passwords\/password-hashing)\.ts$/, 'nobody reads it'],
  [/\/http\/client-errors\.ts$/, 'Node.js couldn’t parse the request, nor whose language it is in'],
  [/\/http\/(pages\/api-reference|health)\.ts$/, 'for developers and operators'],
  [/\/(previews\/draw-preview|http\/pages\/(embedded-card|api-reference-look))\.ts$/, 'names of fonts'],
  [/\/app\/server\/sitemap-and-feeds\.ts$/, 'rules for robots'],
];
/** Texts that the specification defines letter for letter, or that programs read. */
const PROTOCOL = /^(Token (Invalid|Expired)|Bearer …)$/;
/** Only programs read a success's message: the page has its own texts for these, and shows those made with `say`. */
const FOR_PROGRAMS = /^ok$/;
const FOR_THE_LOG = /\blog\.(debug|info|warn|error)$/;
const FOR_DEVELOPERS = /Error$/;

export const isServerSource = (path: string): boolean =>
  CHECKED_PATHS.test(path) && !path.endsWith('.tsx') && !ALLOWED.some(([place]) => place.test(path));

export const findServerTexts = (path: string, code: string): LiteralText[] =>
  findLiteralTexts(path, blankUnread(path, code)).filter(({ text }) => !PROTOCOL.test(text));

/** The same code, with texts that aren't for people replaced by spaces, so that lines stay the same. */
function blankUnread(path: string, code: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  let blanked = code;
  const blank = (node: ts.Node): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replaceAll(/\S/g, ' ') + blanked.slice(end);
  };
  const visit = (node: ts.Node): void => {
    for (const unread of unreadIn(node)) blank(unread);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return blanked;
}

function unreadIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (FOR_PROGRAMS.test(called)) return node.arguments.slice(0, 1);
    return FOR_THE_LOG.test(called) ? node.arguments : [];
  }
  return ts.isNewExpression(node) && FOR_DEVELOPERS.test(node.expression.getText()) ? (node.arguments ?? []) : [];
}

/** Finds texts that are made once, when a file is loaded, rather than for each reader. @returns their lines, from 1. */
export function findEarlyTexts(path: string, code: string): number[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === 'say') {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}
