/** Limits how many copies of personal data are made at once, which is expensive. */

import type { ServerResponse } from 'node:http';
import { say } from '#languages/say.ts';
import { tooManyRequests, unavailable } from '#platform/server/http/failure.ts';

const MAX_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 30;

export interface ExportSlots {
  /**
   * Makes a copy in one of the slots. Sending it doesn't need one, so a slow client doesn't block anyone else; only the
   * same person's next copy is refused until the response has ended.
   * @throws {Failure} 429 while this person has one already, 503 while all slots are taken.
   */
  make<T>(userId: string, answer: ServerResponse, work: () => Promise<T>): Promise<T>;
}

export function createExportSlots(): ExportSlots {
  const people = new Set<string>();
  let making = 0;
  return {
    make: async (userId, answer, work) => {
      if (people.has(userId)) throw tooManyRequests(RETRY_AFTER_SECONDS);
      if (making >= MAX_AT_ONCE) throw unavailable(say('profiles.failures.manyDownloads'));
      people.add(userId);
      making += 1;
      try {
        return await work();
      } finally {
        making -= 1;
        // The client may have disconnected in the meantime.
        if (answer.closed) people.delete(userId);
        else answer.once('close', () => people.delete(userId));
      }
    },
  };
}
