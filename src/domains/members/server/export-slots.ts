/** How many copies of people's data may be made at once: each reads and packs all that one person keeps here. */
import type { ServerResponse } from 'node:http';
import { tooManyRequests, unavailable } from '../../../platform/http/failure.ts';

const MOST_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 30;

export interface ExportSlots {
  /**
   * Held until the answer has ended, however it ends.
   * @throws {Failure} 429 while this person's own is being made, 503 while the process makes as many as it may.
   */
  take(userId: string, answer: ServerResponse): void;
}

export function createExportSlots(): ExportSlots {
  const running = new Set<string>();
  return {
    take: (userId, answer) => {
      if (running.has(userId)) throw tooManyRequests(RETRY_AFTER_SECONDS);
      if (running.size >= MOST_AT_ONCE) throw unavailable('Others are downloading their data. Try again in a moment.');
      running.add(userId);
      answer.once('close', () => running.delete(userId));
    },
  };
}
