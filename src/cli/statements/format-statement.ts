import { format } from 'sql-formatter';
import type { Shape } from './compose-examples.ts';

const WIDTH = 100;
const CLAUSE =
  /^ *(select|select distinct|from|where|having|group by|order by|limit|offset|insert into|update|delete from|set|values|returning)$/;
/** The key of an object, and the indentation of its value on the next line. */
const KEY = /^( +)('\w+',)\n\1(?=\S)/gm;

/** One clause per line, and parameters by their names. */
export function formatStatement({ text, parameters }: Pick<Shape, 'text' | 'parameters'>): string {
  const formatted = format(text, {
    language: 'postgresql',
    params: Object.fromEntries(parameters.map((parameter, index) => [index + 1, parameter])),
    expressionWidth: WIDTH,
  });
  return joinShortClauses(formatted.replace(KEY, '$1$2 ').split('\n')).join('\n');
}

/** Writes a keyword beside what belongs to it, if that is a single expression. */
function joinShortClauses(lines: string[]): string[] {
  const joined = [...lines];
  for (const [at, line] of [...lines.entries()].reverse()) {
    if (!CLAUSE.test(line)) continue;
    const depth = indentOf(line);
    const below = joined.slice(at + 1);
    const end = below.findIndex((next) => indentOf(next) <= depth);
    const [first, ...rest] = end === -1 ? below : below.slice(0, end);
    const isSingle = rest.every((next) => indentOf(next) > depth + 2 || next.trimStart().startsWith(')'));
    if (first === undefined || !isSingle) continue;
    joined.splice(at, rest.length + 2, `${line} ${first.trimStart()}`, ...rest.map((next) => next.slice(2)));
  }
  return joined;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
