/** Scores titles against the search and finds the parts to highlight. */
import { fold, foldWithPlaces, wordsOf } from '#languages/fold.ts';

const EXACT = 100;
const BEGINS = 80;
const WORDS_BEGIN = 60;
const HOLDS = 40;
/** No match in the title: another field matched, or the search was misspelt. */
const ELSEWHERE = 10;

export function scoreOf(title: string, typed: string): number {
  const folded = fold(title).trim();
  const sought = fold(typed).trim();
  if (folded === sought) return EXACT;
  if (folded.startsWith(sought)) return BEGINS;
  const words = wordsOf(typed);
  const inTitle = wordsOf(title);
  if (words.every((word) => inTitle.some((one) => one.startsWith(word)))) return WORDS_BEGIN;
  if (words.every((word) => folded.includes(word))) return HOLDS;
  const held = words.filter((word) => folded.includes(word)).length;
  return ELSEWHERE + (held / Math.max(1, words.length)) * ELSEWHERE;
}

/** Whether each search term is a prefix of a word. */
export function beginsWords(words: readonly string[], typed: string): boolean {
  const sought = wordsOf(typed);
  return sought.length > 0 && sought.every((word) => words.some((one) => one.startsWith(word)));
}

/** The same, allowing one typo in longer terms. */
export function fitsWords(words: readonly string[], typed: string): boolean {
  const sought = wordsOf(typed);
  return sought.length > 0 && sought.every((word) => words.some((one) => one.startsWith(word) || isSlipOf(word, one)));
}

const LONG_ENOUGH = 4;

/** One substitution, deletion, insertion or transposition. */
function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < LONG_ENOUGH || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, right] = [typed.slice(start), word.slice(start)];
  const isTurned = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2);
  return rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1) || isTurned;
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
