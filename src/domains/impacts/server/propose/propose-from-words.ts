/**
 * Proposes an impact's kind and goals. An earlier impact of the member's that is like it decides; else the known words of
 * each kind and goal are counted; else it's what the member usually does. Each proposal says what it's based on.
 */
import type { ImpactProposal, ProposalReason } from '#generated/types.gen.ts';
import known from './proposal-words.json' with { type: 'json' };
import { hasPart, type WrittenWord, wordsIn } from './written-words.ts';

export interface EarlierImpact {
  title: string;
  /** Its title and the beginning of its description. */
  words: string;
  kindId: string;
  sdgs: number[];
}

export interface NamedKind {
  id: string;
  name: string;
}

interface Known {
  /** Those that can be chosen. */
  kinds: readonly NamedKind[];
  /** Goals that can't. */
  goalsOff: readonly number[];
  /** The member's own, the latest first. */
  earlier: readonly EarlierImpact[];
}

type FromWords = Pick<ImpactProposal, 'eventType' | 'sdgs'>;

/** The contract's bound. */
const MAX_GOALS = 3;

export function proposeFromWords(text: string, { kinds, goalsOff, earlier }: Known): FromWords {
  const words = wordsIn(text);
  const offered = { kinds, goalsOff };
  const alike = findAlike(words, earlier) ?? null;
  if (alike) return asIn(alike, offered);
  const counted = { eventType: proposeKind(words, kinds), sdgs: proposeGoals(words, goalsOff) };
  const usual = counted.eventType || counted.sdgs ? null : findUsual(earlier);
  return usual ? asIn(usual, offered) : counted;
}

function asIn({ title, kindId, sdgs }: EarlierImpact, { kinds, goalsOff }: Omit<Known, 'earlier'>): FromWords {
  const because: ProposalReason = { from: 'earlier', detail: title };
  const ids = sdgs.filter((id) => !goalsOff.includes(id));
  return {
    eventType: kinds.some(({ id }) => id === kindId) ? { id: kindId, because } : null,
    sdgs: ids.length === 0 ? null : { ids: ids.slice(0, MAX_GOALS), because },
  };
}

/** So much has to be in common. */
const MIN_LIKENESS = 3;
const POINTS = { known: 2, other: 1 };
/** Shorter words are mostly those of grammar. */
const MIN_LETTERS = 5;
const ALL_PARTS = [...new Set([...Object.values(known.kinds), ...Object.values(known.goals)].flat())];

/** The most alike, the latest of several. */
function findAlike(words: readonly WrittenWord[], earlier: readonly EarlierImpact[]): EarlierImpact | undefined {
  const own = featuresOf(words);
  const rated = earlier.map((impact) => {
    const shared = [...featuresOf(wordsIn(impact.words))].filter((feature) => own.has(feature));
    const points = shared.reduce((sum, feature) => sum + (feature.startsWith('=') ? POINTS.other : POINTS.known), 0);
    return { impact, points };
  });
  const most = Math.max(MIN_LIKENESS, ...rated.map(({ points }) => points));
  return rated.find(({ points }) => points === most)?.impact;
}

/** The known parts of words, and after an equals sign the other words. */
function featuresOf(words: readonly WrittenWord[]): Set<string> {
  const features = words.flatMap((word) => {
    const parts = ALL_PARTS.filter((part) => hasPart(word, part));
    return parts.length > 0 || word.folded.length < MIN_LETTERS ? parts.slice(0, 1) : [`=${word.folded}`];
  });
  return new Set(features);
}

function proposeKind(words: readonly WrittenWord[], kinds: readonly NamedKind[]): FromWords['eventType'] {
  const [best] = rate(words, known.kinds);
  const kind = best && kinds.find(({ name }) => name === best.key);
  return kind ? { id: kind.id, because: { from: 'words', detail: best.word } } : null;
}

function proposeGoals(words: readonly WrittenWord[], goalsOff: readonly number[]): FromWords['sdgs'] {
  const offered = rate(words, known.goals).filter(({ key }) => !goalsOff.includes(Number(key)));
  const found = offered.slice(0, MAX_GOALS);
  const [best] = found;
  return best ? { ids: found.map(({ key }) => Number(key)), because: { from: 'words', detail: best.word } } : null;
}

interface Rated {
  key: string;
  words: number;
  /** The first of them, as it's written. */
  word: string;
}

/** What has any of its words in the text, the most first. */
function rate(words: readonly WrittenWord[], partsByKey: Readonly<Record<string, readonly string[]>>): Rated[] {
  return Object.entries(partsByKey)
    .flatMap(([key, parts]): Rated[] => {
      const found = words.filter((word) => parts.some((part) => hasPart(word, part)));
      const [first] = found;
      return first ? [{ key, words: found.length, word: first.written }] : [];
    })
    .sort((a, b) => b.words - a.words);
}

/** A habit is what at least half of the latest are, and three of them. */
const LATEST = 10;
const MIN_OFTEN = 3;

function findUsual(earlier: readonly EarlierImpact[]): EarlierImpact | null {
  const latest = earlier.slice(0, LATEST);
  const byKind = Map.groupBy(latest, ({ kindId }) => kindId);
  const [most = []] = [...byKind.values()].sort((a, b) => b.length - a.length);
  return most.length >= MIN_OFTEN && most.length * 2 >= latest.length ? (most[0] ?? null) : null;
}
