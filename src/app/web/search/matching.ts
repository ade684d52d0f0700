/** Scores titles against the search and finds the parts to highlight. */
import { fold, foldWithPlaces, wordsOf } from '#languages/fold.ts';

const EXACT_SCORE = 100;
const PREFIX_SCORE = 80;
const WORD_PREFIX_SCORE = 60;
const SUBSTRING_SCORE = 40;
/** No match in the title: another field matched, or the search was misspelt. */
const OTHER_FIELD_SCORE = 10;

export function scoreOf(title: string, typed: string): number {
  const folded = fold(title).trim();
  const sought = fold(typed).trim();
  if (folded === sought) return EXACT_SCORE;
  if (folded.startsWith(sought)) return PREFIX_SCORE;
  const words = wordsOf(typed);
  const inTitle = wordsOf(title);
  if (words.every((word) => inTitle.some((one) => one.startsWith(word)))) return WORD_PREFIX_SCORE;
  if (words.every((word) => folded.includes(word))) return SUBSTRING_SCORE;
  const held = words.filter((word) => folded.includes(word)).length;
  return OTHER_FIELD_SCORE + (held / Math.max(1, words.length)) * OTHER_FIELD_SCORE;
}

/** Whether each search term is a prefix of a word. */
export function matchesPrefixes(words: readonly string[], typed: string): boolean {
  const sought = wordsOf(typed);
  return sought.length > 0 && sought.every((word) => words.some((one) => one.startsWith(word)));
}

/** The same, allowing one typo in longer terms. */
export function matchesFuzzily(words: readonly string[], typed: string): boolean {
  const sought = wordsOf(typed);
  return sought.length > 0 && sought.every((word) => words.some((one) => one.startsWith(word) || isTypoOf(word, one)));
}

const MIN_TYPO_LENGTH = 4;

/** One substitution, deletion, insertion or transposition. */
function isTypoOf(typed: string, word: string): boolean {
  if (typed.length < MIN_TYPO_LENGTH || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, right] = [typed.slice(start), word.slice(start)];
  const isTransposed = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2);
  return rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1) || isTransposed;
}

type Range = readonly [from: number, to: number];

/** Sorted, non-overlapping ranges to highlight. */
export function rangesOf(title: string, typed: string): Range[] {
  const { folded, places } = foldWithPlaces(title);
  const found: Range[] = [];
  for (const word of wordsOf(typed)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      found.push([places[at] ?? 0, places[at + word.length] ?? title.length]);
    }
  }
  const apart: [from: number, to: number][] = [];
  for (const [from, to] of found.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
