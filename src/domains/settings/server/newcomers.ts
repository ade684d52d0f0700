/** What members can do a day while their account is new, as admins decided. */
import { findJoinedAt } from '#domains/people/server/public.ts';
import type { NewAccountLimits } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { DAY_MS, sayMoment } from '#platform/shared/moment.ts';
import type { Settings } from './remembered-settings.ts';

export type LimitedThing = Exclude<keyof NewAccountLimits, 'days'>;

interface Needs {
  db: Db | Tx;
  settings: Pick<Settings, 'now'>;
}

type Person = Pick<Caller, 'userId' | 'role'>;

const DAY_S = DAY_MS / 1000;

/**
 * Counts what someone is about to do, if their account is new.
 *
 * @returns what counts it no longer, for what fails after all.
 * @throws {Failure} 429 past the day's limit.
 */
export async function countForNewcomer(
  needs: Needs,
  person: Person,
  { what, count = 1 }: { what: LimitedThing; count?: number },
): Promise<() => Promise<void>> {
  const endsAt = await findEnd(needs, person);
  if (!endsAt) return async () => undefined;
  const limiter = createRateLimiter(needs.db);
  const key = keyOf(what, person);
  const max = needs.settings.now.newAccounts[what];
  const refund = () => limiter.refund(key, count);
  if (await limiter.tryTake(key, { max, windowSeconds: DAY_S, count })) return refund;
  // So that less than this can still be done.
  await refund();
  const message = say('failures.newAccount', { what, count: max, until: sayMoment(endsAt) });
  const secondsLeft = Math.ceil((endsAt.getTime() - Date.now()) / 1000);
  throw new Failure(429, 'too_many_requests', message, { retryAfterSeconds: Math.min(DAY_S, secondsLeft) });
}

/** How often someone can still do it today; null if their account isn't new. */
export async function countLeftForNewcomer(needs: Needs, person: Person, what: LimitedThing): Promise<number | null> {
  if ((await findEnd(needs, person)) === null) return null;
  const done = await createRateLimiter(needs.db).count(keyOf(what, person));
  return Math.max(0, needs.settings.now.newAccounts[what] - done);
}

/** When the limits end for someone; null for those who have none. */
async function findEnd({ db, settings }: Needs, { userId, role }: Person): Promise<Date | null> {
  const { days } = settings.now.newAccounts;
  if (days === 0 || role !== 'Member') return null;
  const joinedAt = await findJoinedAt(db, userId);
  const endsAt = new Date((joinedAt?.getTime() ?? 0) + days * DAY_MS);
  return endsAt > new Date() ? endsAt : null;
}

const keyOf = (what: LimitedThing, { userId }: Person) => limitKey('newcomers', what, userId);
