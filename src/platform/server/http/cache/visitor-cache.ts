/**
 * Caches answers that are the same for every visitor, for a moment or until something they show changes. Nothing that
 * depends on the caller belongs here.
 */
import { languageNow } from '#languages/reader.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import type { PublicAnswer } from './public-answer.ts';

export interface VisitorCache<Answer = PublicAnswer> {
  /**
   * Returns the answer under a key, in whichever language it's read. Concurrent readers of one language share one
   * computation. They share its failure too, whose message is in their language and which isn't cached.
   */
  read(key: string, topics: readonly string[], compute: () => Promise<Answer>): Promise<CacheRead<Answer>>;
  /** Removes the answers that show any of these topics. */
  drop(topics: readonly string[]): void;
  clear(): void;
}

interface CacheRead<Answer> {
  answer: Answer;
  /** Whether it was computed for an earlier request. */
  isCached: boolean;
}

interface CacheOptions<Answer> {
  /** From the start of the computation; 0 disables the cache. */
  cacheMs: number;
  maxEntries?: number;
  maxBytes?: number;
  bytesOf: (answer: Answer) => number;
  /** Milliseconds. */
  now?: () => number;
}

interface Tagged {
  topics: readonly string[];
}

const MAX_ENTRIES = 500;
const MAX_BYTES = 8_000_000;
/** The body itself, and at most as much again for its compressed forms. */
export const bytesOfAnswer = ({ body }: PublicAnswer): number => 2 * body.length + 500;

export function createVisitorCache<Answer>(options: CacheOptions<Answer>): VisitorCache<Answer> {
  const { cacheMs, bytesOf, maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES, now = () => performance.now() } = options;
  const cached = new ExpiringCache<string, Tagged & { answer: Answer }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
    ttl: cacheMs,
    // Reads the clock on each access, rather than caching the time with a timer.
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = new Map<string, Tagged & { answer: Promise<Answer> }>();

  return {
    read: async (key, topics, compute) => {
      const known = cached.get(key);
      if (known) return { answer: known.answer, isCached: true };
      const flightKey = `${languageNow()} ${key}`;
      const running = inFlight.get(flightKey);
      if (running) return { answer: await running.answer, isCached: false };
      const start = now();
      const own = { topics, answer: compute() };
      inFlight.set(flightKey, own);
      try {
        const answer = await own.answer;
        // If it was dropped meanwhile, it may show the state before the change, so don't cache it.
        if (cacheMs > 0 && inFlight.get(flightKey) === own) cached.set(key, { topics, answer }, { start });
        return { answer, isCached: false };
      } finally {
        if (inFlight.get(flightKey) === own) inFlight.delete(flightKey);
      }
    },
    drop: (topics) => {
      const showsAny = (entry: Tagged) => entry.topics.some((topic) => topics.includes(topic));
      for (const [key, entry] of [...cached.entries()]) if (showsAny(entry)) cached.delete(key);
      for (const [key, computation] of inFlight) if (showsAny(computation)) inFlight.delete(key);
    },
    clear: () => {
      cached.clear();
      inFlight.clear();
    },
  };
}
