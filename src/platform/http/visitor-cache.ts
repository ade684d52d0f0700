/**
 * Caches answers that are the same for every visitor, for a moment or until something they show changes. Nothing that
 * depends on the caller belongs here.
 */
import { languageNow } from '#languages/reader.ts';
import { ExpiringCache } from '../expiring-cache.ts';
import type { PublicAnswer } from './public-answer.ts';

export interface VisitorCache<Answer = PublicAnswer> {
  /**
   * Returns the answer under a key, in whichever language it's read. Concurrent readers of one language share one
   * computation. They share its failure too, whose message is in their language and which isn't cached.
   */
  read(key: string, topics: readonly string[], compute: () => Promise<Answer>): Promise<Found<Answer>>;
  /** Removes the answers that show any of these topics. */
  drop(topics: readonly string[]): void;
  clear(): void;
}

interface Found<Answer> {
  answer: Answer;
  /** Whether it was computed for an earlier request. */
  isKept: boolean;
}

interface CacheOptions<Answer> {
  /** From the start of the computation; 0 disables the cache. */
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
    // Reads the clock on each access, rather than caching the time with a timer.
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
        // If it was dropped meanwhile, it may show the state before the change, so don't cache it.
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
