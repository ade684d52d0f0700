/** Deletes expired links, changes of address, sign-ins, tokens, sessions, programs, login attempts, proofs, challenges and second steps not confirmed. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { runEach } from '#platform/server/jobs/run-each.ts';
import {
  removeAbandonedFactors,
  removeEndedPrograms,
  removeEndedSessions,
  removeExpiredChallenges,
  removeExpiredEmailChanges,
  removeExpiredLinks,
  removeExpiredProofs,
  removeExpiredSignIns,
  removeExpiredTokens,
} from './expired.repository.ts';

export async function sweepAuth({ db, limiter }: { db: Db; limiter: Pick<RateLimiter, 'sweep'> }): Promise<void> {
  const untilNone = (removeSome: (on: Tx) => Promise<number>) => async () => {
    while ((await db.transaction().execute(removeSome)) > 0);
  };
  await runEach([
    () => limiter.sweep(),
    untilNone(removeExpiredLinks),
    untilNone(removeExpiredEmailChanges),
    untilNone(removeExpiredSignIns),
    untilNone(removeExpiredTokens),
    untilNone(removeEndedSessions),
    untilNone(removeEndedPrograms),
    untilNone(removeAbandonedFactors),
    untilNone(removeExpiredProofs),
    untilNone(removeExpiredChallenges),
  ]);
}
