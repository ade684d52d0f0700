/** Keeps one account from flooding threads. */
import type { HoldReason } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';
import { conflict, tooManyRequests } from '#platform/http/failure.ts';
import { HOUR_S } from '#platform/moment.ts';
import { readRecent } from './flood.repository.ts';

/** For accounts younger than a day. */
const NEWCOMER = { mostInAnHour: 20, heldFromInTenMinutes: 5 };
/** The same text within a day, in any thread. */
const HELD_FROM_REPEATS = 2;

/**
 * Why a new comment is to be held until an admin has looked at it; null if it isn't. Call with the author's writes
 * locked.
 *
 * @throws {Failure} 409 for the same text within ten minutes, 429 for a new account's flood.
 */
export async function holdReasonOf(tx: Tx, authorId: string, content: string): Promise<HoldReason | null> {
  const recent = await readRecent(tx, authorId, content);
  if (recent.sameInTenMinutes > 0) {
    throw conflict('already_exists', 'You’ve just posted this. Change the text, or wait ten minutes to post it again.');
  }
  if (recent.isNewcomer && recent.inAnHour >= NEWCOMER.mostInAnHour) throw tooManyRequests(HOUR_S);
  if (recent.isNewcomer && recent.inTenMinutes >= NEWCOMER.heldFromInTenMinutes) return 'flood';
  return recent.sameInADay >= HELD_FROM_REPEATS ? 'repetition' : null;
}
