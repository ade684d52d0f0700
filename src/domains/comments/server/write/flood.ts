/** Keeps one account from flooding threads. */

import type { HoldReason } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { conflict, invalid, tooManyRequests } from '#platform/server/http/failure.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { LINK_BEGINS } from '../../model.ts';
import { type Recent, readRecent } from './flood.repository.ts';

const LINK = new RegExp(LINK_BEGINS, 'gi');

/** For accounts younger than a day. */
const NEWCOMER = { mostInAnHour: 20, heldFromInTenMinutes: 5, linksInAnHour: 2 };
/** For everyone else. Comments beyond this limit are held. */
const LINKS_IN_AN_HOUR = 8;
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
    throw conflict('already_exists', say('comments.failures.justPosted'));
  }
  if (recent.isNewcomer && recent.inAnHour >= NEWCOMER.mostInAnHour) throw tooManyRequests(HOUR_S);
  if (recent.isNewcomer && recent.inTenMinutes >= NEWCOMER.heldFromInTenMinutes) return 'flood';
  if (isLinkFlood(recent, countLinks(content))) return 'links';
  return recent.sameInADay >= HELD_FROM_REPEATS ? 'repetition' : null;
}

/** An edit can't be held, only refused. @throws {Failure} 422 if it adds more links than a new comment may have. */
export async function assertFewLinksAdded(tx: Tx, authorId: string, before: string, after: string): Promise<void> {
  const added = countLinks(after) - countLinks(before);
  if (added <= 0 || !isLinkFlood(await readRecent(tx, authorId, before), added)) return;
  const message = say('comments.failures.manyLinks');
  throw invalid([{ field: 'content', message }]);
}

const isLinkFlood = ({ isNewcomer, linksInAnHour }: Recent, links: number): boolean =>
  links > 0 && links + linksInAnHour > (isNewcomer ? NEWCOMER.linksInAnHour : LINKS_IN_AN_HOUR);

const countLinks = (content: string): number => content.match(LINK)?.length ?? 0;
