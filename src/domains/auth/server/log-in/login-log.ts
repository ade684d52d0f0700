/** Logins in the audit log. A flood of wrong passwords leaves a few entries an hour. */
import { v7 as uuidv7 } from 'uuid';
import { record } from '#domains/audit/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimit, RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { nameDevice } from '../device-texts.ts';

interface FailedLogin {
  userId: string;
  userAgent: string | null;
}

export const failedLogin: JobKind<FailedLogin> = { name: 'auth.failed-login' };

const RECORDED_OF_ACCOUNT: RateLimit = { max: 5, windowSeconds: HOUR_S };
const RECORDED_OF_ALL: RateLimit = { max: 200, windowSeconds: HOUR_S };

const subjectOf = (account: Account) => ({ ...auditSubjectOf(account), subjectKind: 'session' }) as const;

const clientOf = (userAgent: string | null) => {
  const name = nameDevice(userAgent);
  return name === null ? {} : { toState: name };
};

export const recordLogin = (tx: Tx, account: Account, userAgent: string | null): Promise<void> =>
  record(tx, { actorId: account.id, action: 'login_succeeded', ...subjectOf(account), ...clientOf(userAgent) });

/** An unknown address gets a job too, so that timing reveals nothing; the job finds no account. */
export async function noteFailedLogin(
  { db, jobs, limiter }: { db: Db; jobs: Jobs; limiter: RateLimiter },
  { email, account, userAgent }: { email: string; account: Account | undefined; userAgent: string | null },
): Promise<void> {
  if (!(await limiter.tryTake(limitKey('logIn', 'recorded', email), RECORDED_OF_ACCOUNT))) return;
  if (!(await limiter.tryTake(limitKey('logIn', 'recorded'), RECORDED_OF_ALL))) return;
  const userId = account?.id ?? uuidv7();
  await db.transaction().execute((tx) => jobs.enqueue(tx, failedLogin, { userId, userAgent }));
}

export async function recordFailedLogin({ db }: { db: Db }, { userId, userAgent }: FailedLogin): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account) return;
  await db
    .transaction()
    .execute((tx) =>
      record(tx, { actorId: null, action: 'login_failed', ...subjectOf(account), ...clientOf(userAgent) }),
    );
}
