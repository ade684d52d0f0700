/** Deletes expired links, sign-ins, tokens, sessions and login attempts. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { runEach } from '#platform/server/jobs/run-each.ts';
import {
  removeEndedSessions,
  removeExpiredLinks,
  removeExpiredSignIns,
  removeExpiredTokens,
} from './sweep.repository.ts';

interface SweepNeeds {
  db: Db;
  limiter: Pick<RateLimiter, 'sweep'>;
}

export async function sweepAuth({ db, limiter }: SweepNeeds): Promise<void> {
  const untilNone = (removeSome: (on: Tx) => Promise<number>) => async () => {
    while ((await db.transaction().execute(removeSome)) > 0);
  };
  await runEach([
    () => limiter.sweep(),
    untilNone(removeExpiredLinks),
    untilNone(removeExpiredSignIns),
    untilNone(removeExpiredTokens),
    untilNone(removeEndedSessions),
  ]);
}
