/**
 * What every visitor sees, computed once: finished answers, kept for a moment or until a change to something they show.
 * Nothing that depends on who is asking belongs here.
 */
import { languageNow } from '#languages/reader.ts';
import { ExpiringCache } from '../expiring-cache.ts';
import type { PublicAnswer } from './public-answer.ts';

export interface VisitorCache<Answer = PublicAnswer> {
  /**
   * The answer under a key, in whichever language it's read. Concurrent readers of one language share one computation,
   * its failure too, which is said in their language and isn't kept.
   */
  read(key: string, topics: readonly string[], compute: () => Promise<Answer>): Promise<Found<Answer>>;
  /** Forgets the answers that show any of these topics. */
  drop(topics: readonly string[]): void;
  clear(): void;
}

interface Found<Answer> {
  answer: Answer;
  /** Whether it was computed for an earlier request. */
  isKept: boolean;
}

interface CacheOptions<Answer> {
  /** From the start of the computation; 0 keeps nothing. */
  keepMs: number;
  maxEntries?: number;
  maxBytes?: number;
  bytesOf: (answer: Answer) => number;
  /** Milliseconds. */
  now?: () => number;
}

interface Showing {
  topics: readonly string[];
}

const MAX_ENTRIES = 500;
const MAX_BYTES = 8_000_000;
/** The body itself, and at most as much again for its compressed forms. */
export const bytesOfAnswer = ({ body }: PublicAnswer): number => 2 * body.length + 500;

export function createVisitorCache<Answer>(options: CacheOptions<Answer>): VisitorCache<Answer> {
  const { keepMs, bytesOf, maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES, now = () => performance.now() } = options;
  const kept = new ExpiringCache<string, Showing & { answer: Answer }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
    ttl: keepMs,
    // Reads the clock each time, rather than with a timer of its own.
    ttlResolution: 0,
    perf: { now },
  });
  const underWay = new Map<string, Showing & { answer: Promise<Answer> }>();

  return {
    read: async (key, topics, compute) => {
      const known = kept.get(key);
      if (known) return { answer: known.answer, isKept: true };
      const place = `${languageNow()} ${key}`;
      const running = underWay.get(place);
      if (running) return { answer: await running.answer, isKept: false };
      const start = now();
      const own = { topics, answer: compute() };
      underWay.set(place, own);
      try {
        const answer = await own.answer;
        // Dropped meanwhile: it may show what was true before the change.
        if (keepMs > 0 && underWay.get(place) === own) kept.set(key, { topics, answer }, { start });
        return { answer, isKept: false };
      } finally {
        if (underWay.get(place) === own) underWay.delete(place);
      }
    },
    drop: (topics) => {
      const isConcerned = (showing: Showing) => showing.topics.some((topic) => topics.includes(topic));
      for (const [key, entry] of [...kept.entries()]) if (isConcerned(entry)) kept.delete(key);
      for (const [key, computation] of underWay) if (isConcerned(computation)) underWay.delete(key);
    },
    clear: () => {
      kept.clear();
      underWay.clear();
    },
  };
}
