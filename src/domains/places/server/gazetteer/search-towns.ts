/** Finds the towns that someone may mean by what they have typed so far. Takes a few milliseconds. */
import { type Gazetteer, lettersOf, townCountry } from './packed.ts';

export interface TownSearch {
  /** Folded. */
  typed: string;
  /** The country whose towns come first. */
  near: string | null;
  /** The countries that the towns must be in; null for any. */
  countries: ReadonlySet<string> | null;
  most: number;
}

/** Points, as ten times the logarithm of the population: 10 of them are worth ten times as many people. */
const POINTS = { whole: 15, near: 15, laterWord: -12, typo: -12 };

/** One letter begins ten thousand names, so it says nothing. */
const MIN_LENGTH = 2;

/** Typos are only looked for if fewer towns begin as typed. */
const ENOUGH = 3;

const LINE_BREAK = 10;
const SPACE = 32;

/** @returns the towns' places in the list, the likeliest first. */
export function searchTowns(gazetteer: Gazetteer, search: TownSearch): number[] {
  const typed = Buffer.from(search.typed);
  if (typed.length < MIN_LENGTH) return [];
  const found = new Map<number, number>();
  const add = (key: number, points: number) => {
    const town = key < gazetteer.count ? key : (gazetteer.otherKeyTowns[key - gazetteer.count] ?? 0);
    const code = search.near === null && search.countries === null ? '' : townCountry(gazetteer, town);
    if (search.countries !== null && !search.countries.has(code)) return;
    const sum = points + (gazetteer.sizes[town] ?? 0) + (code === search.near && code !== '' ? POINTS.near : 0);
    if (sum > (found.get(town) ?? Number.NEGATIVE_INFINITY)) found.set(town, sum);
  };
  findBeginning(gazetteer, typed, add);
  if (found.size < ENOUGH) findMisspelt(gazetteer, typed, add);
  return [...found]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, search.most)
    .map(([town]) => town);
}

type Add = (key: number, points: number) => void;

/** Names that begin with what is typed, or one of whose words does. */
function findBeginning({ keys, keyStarts }: Gazetteer, typed: Buffer, add: Add): void {
  for (const [before, points] of [[LINE_BREAK, 0] as const, [SPACE, POINTS.laterWord] as const]) {
    const sought = Buffer.from([before, ...typed]);
    for (let at = keys.indexOf(sought); at !== -1; at = keys.indexOf(sought, at + 1)) {
      const key = keyAt(keyStarts, at);
      const isWhole = at + sought.length === keyStarts[key + 1];
      add(key, points + (isWhole ? POINTS.whole : 0));
    }
  }
}

/** The last key that begins at or before that byte. */
function keyAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** Shorter words with a typo are like too many others. */
const LENGTH_FOR_ONE_TYPO = 4;
const LENGTH_FOR_TWO_TYPOS = 8;

/** Names whose beginning is what is typed, but for one or two letters that are wrong, missing, too many or swapped. */
function findMisspelt({ keys, keyStarts, keyLetters }: Gazetteer, typed: Buffer, add: Add): void {
  if (typed.length < LENGTH_FOR_ONE_TYPO) return;
  const most = typed.length < LENGTH_FOR_TWO_TYPOS ? 1 : 2;
  const letters = lettersOf(typed, 0, typed.length);
  for (let key = 0; key < keyLetters.length; key += 1) {
    // Each typo can take away one letter at most.
    if (countBits(letters & ~(keyLetters[key] ?? 0)) > most) continue;
    const start = (keyStarts[key] ?? 0) + 1;
    const last = keyStarts[key + 1] ?? 0;
    const end = Math.min(last, start + typed.length + most);
    if (end - start < typed.length - most) continue;
    const typos = countTypos(typed, keys.subarray(start, end), most);
    if (typos <= most) add(key, typos * POINTS.typo + (end === last ? POINTS.whole : 0));
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Longer than any name, with its typos. */
const MAX_WIDTH = 512;
const rows = [new Uint16Array(MAX_WIDTH), new Uint16Array(MAX_WIDTH), new Uint16Array(MAX_WIDTH)] as const;

/** The fewest typos (Damerau's four kinds) between what is typed and any beginning of the text, or more than `most`. */
function countTypos(typed: Buffer, text: Buffer, most: number): number {
  let [older, before, now]: [Uint16Array, Uint16Array, Uint16Array] = [...rows];
  const width = text.length + 1;
  for (let column = 0; column < width; column += 1) before[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed[row - 1];
    let best = row;
    now[0] = row;
    for (let column = 1; column < width; column += 1) {
      const other = text[column - 1];
      const changed = (before[column - 1] ?? 0) + (letter === other ? 0 : 1);
      let least = Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && letter === text[column - 2] && typed[row - 2] === other;
      if (isSwapped) least = Math.min(least, (older[column - 2] ?? 0) + 1);
      now[column] = least;
      best = Math.min(best, least);
    }
    if (best > most) return best;
    [older, before, now] = [before, now, older];
  }
  return Math.min(...before.subarray(0, width));
}
