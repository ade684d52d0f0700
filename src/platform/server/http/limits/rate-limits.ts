/**
 * Rate limits. Counted in the database, since a person's requests may reach any process.
 *
 * Windows are fixed: the first hit opens one, the limit holds until it ends.
 */
import { isIPv6 } from 'node:net';
import type { Db } from '../../db/database.ts';
import { tooManyRequests } from '../failure.ts';
import {
  countEach,
  countHits,
  deleteEndedWindows,
  deleteWindow,
  type Hit,
  type RateWindow,
  refundHits,
} from './rate-limits.repository.ts';

export type RateLimit = Omit<Hit, 'key'>;

export interface RateLimiter {
  /** Counts a hit. @throws {Failure} 429 past the limit. */
  take(key: string, limit: RateLimit): Promise<void>;
  /** Counts a hit under each key, until one is past its limit. @throws {Failure} 429 for that one. */
  takeEach(hits: readonly Hit[]): Promise<void>;
  /** The same without refusing. @returns the windows that it counted in; only the last can be past its limit. */
  countEach(hits: readonly Hit[]): Promise<RateWindow[]>;
  /** Counts a hit. @returns whether it is within the limit. */
  tryTake(key: string, limit: RateLimit): Promise<boolean>;
  /** How many hits the window under a key has counted so far. */
  count(key: string): Promise<number>;
  /** Refunds a hit, or as much as it counted. */
  refund(key: string, count?: number): Promise<void>;
  /** Resets a key. */
  clear(key: string): Promise<void>;
  /** Deletes expired windows. */
  sweep(): Promise<void>;
}

export function createRateLimiter(db: Db): RateLimiter {
  const takeEach = async (hits: readonly Hit[]) => refusePast(await countEach(db, hits));
  return {
    take: (key, limit) => takeEach([{ key, ...limit }]),
    takeEach,
    countEach: (hits) => countEach(db, hits),
    tryTake: async (key, limit) => (await countEach(db, [{ key, ...limit }])).every(({ isPast }) => !isPast),
    count: (key) => countHits(db, key),
    refund: (key, count = 1) => refundHits(db, key, count),
    clear: (key) => deleteWindow(db, key),
    sweep: async () => {
      while ((await deleteEndedWindows(db)) > 0);
    },
  };
}

/** @throws {Failure} 429 if one is past its limit. */
export function refusePast(windows: readonly RateWindow[]): void {
  const past = windows.find(({ isPast }) => isPast);
  if (past) throw tooManyRequests(Math.max(1, past.secondsLeft));
}

/**
 * IPv6 addresses count per /64, the usual allocation of one household or server. A client that has disconnected has no
 * address any more, and gets no answer.
 */
export function addressKey(ip: string | undefined): string {
  // Looking for a colon is far faster than checking for a valid IPv6 address.
  if (!ip?.includes(':') || !isIPv6(ip)) return ip ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
