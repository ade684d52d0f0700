/** Limits concurrent personal-data downloads, which are expensive. */
import type { ServerResponse } from 'node:http';
import { tooManyRequests, unavailable } from '../../../platform/http/failure.ts';

const MOST_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 30;

export interface ExportSlots {
  /** Takes a slot until the response ends.
   * @throws {Failure} 429 while this person's own download is running, 503 while all slots are taken.
   */
  take(userId: string, answer: ServerResponse): void;
}

export function createExportSlots(): ExportSlots {
  const running = new Set<string>();
  return {
    take: (userId, answer) => {
      if (running.has(userId)) throw tooManyRequests(RETRY_AFTER_SECONDS);
      if (running.size >= MOST_AT_ONCE)
        throw unavailable('Too many people are downloading their data right now. Try again in a moment.');
      running.add(userId);
      answer.once('close', () => running.delete(userId));
    },
  };
}
