/** Keeps one account from flooding threads. */
import type { Tx } from '#platform/db/database.ts';
import { conflict, tooManyRequests } from '#platform/http/failure.ts';
import { HOUR_S } from '#platform/moment.ts';
import { readRecent } from './flood.repository.ts';

/** For accounts younger than a day. */
const NEWCOMER = { mostInAnHour: 20, heldFromInTenMinutes: 5 };
/** The same text within a day, in any thread. */
const HELD_FROM_REPEATS = 2;

/**
 * Whether a new comment is to be held until an admin has looked at it. Call with the author's writes locked.
 *
 * @throws {Failure} 409 for the same text within ten minutes, 429 for a new account's flood.
 */
export async function isSuspicious(tx: Tx, authorId: string, content: string): Promise<boolean> {
  const recent = await readRecent(tx, authorId, content);
  if (recent.sameInTenMinutes > 0) {
    throw conflict('already_exists', 'You’ve just posted this. Change the text, or wait ten minutes to post it again.');
  }
  if (recent.isNewcomer && recent.inAnHour >= NEWCOMER.mostInAnHour) throw tooManyRequests(HOUR_S);
  const isFlood = recent.isNewcomer && recent.inTenMinutes >= NEWCOMER.heldFromInTenMinutes;
  return isFlood || recent.sameInADay >= HELD_FROM_REPEATS;
}
