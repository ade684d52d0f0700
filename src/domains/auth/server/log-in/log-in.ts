/** Logging in with email and password. */
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { loginMessages } from '../../messages.ts';
import type { AccessTokens } from '../sessions/access-tokens.ts';
import { type Account, findAccountByEmail, findAccountForUpdate } from '../accounts.repository.ts';
import type { LoginAttempt } from './login-attempts.ts';
import { noteFailedLogin, recordLogin } from './login-log.ts';
import type { PasswordHasher } from '../passwords/password-hashing.ts';
import { accountInactive, reactivateOnLogin } from '../accounts/reactivation.ts';
import type { Sessions, SessionTokens } from '../sessions/callers.ts';

export type LoginResult =
  | { kind: 'verified'; account: Account; tokens: SessionTokens }
  | { kind: 'unverified'; account: Account; accessToken: string };

export interface Login {
  /**
   * @param begin is called with the account (null if there is none) before the password is checked.
   * @throws {Failure} 401 for wrong credentials, and for a deactivated account whose owner can't return by logging in.
   */
  logIn(
    credentials: { email: string; password: string; userAgent: string | null },
    begin: (userId: string | null) => Promise<LoginAttempt>,
  ): Promise<LoginResult>;
}

interface LoginNeeds {
  db: Db;
  jobs: Jobs;
  limiter: RateLimiter;
  authErrors: Config['authErrors'];
  hasher: PasswordHasher;
  accessTokens: AccessTokens;
  sessions: Sessions;
}

export function createLogin({ db, jobs, limiter, authErrors, hasher, accessTokens, sessions }: LoginNeeds): Login {
  return {
    logIn: async ({ email, password, userAgent }, begin) => {
      const account = await findAccountByEmail(db, email.trim());
      const attempt = await begin(account?.id ?? null);
      const isRight = await hasher.verify(account?.passwordHash ?? null, password);
      if (!account || !isRight) {
        await noteFailedLogin({ db, jobs, limiter }, { email, account, userAgent });
        throw refusal(authErrors, account);
      }
      await attempt.succeed();
      if (!account.isVerified) {
        if (!account.isActive) throw accountInactive();
        const { accessToken } = await accessTokens.sign({ userId: account.id, sessionId: null });
        return { kind: 'unverified', account, accessToken };
      }
      const tokens = await db.transaction().execute(async (tx) => {
        // A password changed in the meantime ended all sessions; don't start one for the old password.
        const current = await findAccountForUpdate(tx, account.id);
        if (!current || current.passwordHash !== account.passwordHash) throw refusal(authErrors, account);
        await reactivateOnLogin(tx, jobs, current);
        await recordLogin(tx, current, userAgent);
        return sessions.begin(tx, account.id, userAgent);
      });
      return { kind: 'verified', account, tokens };
    },
  };
}

function refusal(authErrors: Config['authErrors'], account: Account | undefined): Failure {
  if (authErrors === 'private') {
    return new Failure(401, 'login_refused', { email: loginMessages.bothWrong, password: loginMessages.bothWrong });
  }
  if (!account) return new Failure(401, 'login_refused', { email: loginMessages.emailUnknown });
  return new Failure(401, 'login_refused', { password: loginMessages.passwordWrong });
}
