/** Forgotten, reset, changed and disowned passwords. */

import { v7 as uuidv7 } from 'uuid';
import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import type { ChangePasswordInput, FieldError, ResetPasswordInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid, linkGone, notFound, tokenInvalid } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { forgotPasswordMessages, resetPasswordMessages } from '../../messages.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  findAccountForUpdate,
  markVerified,
  setPassword,
} from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { authMail } from '../mail-jobs.ts';
import { closeLinksOf, findOpenLink, takeLink } from '../mail-links.repository.ts';
import type { PasswordHasher } from './password-hashing.ts';
import { findPasswordFault } from './password-strength.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { hashSecret } from '../secrets.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';

export interface Passwords {
  /**
   * @param maySend false past the email limit: nothing is sent, and the answer is the same.
   * @throws {Failure} 404 for an unknown address in precise mode.
   */
  forgot(email: string, limits: { maySend: boolean }): Promise<void>;
  /** Ends all sessions. @returns the account. @throws {Failure} 410 for a bad link, 422 by field. */
  reset(token: string, input: ResetPasswordInput): Promise<Account>;
  /** Ends the other sessions. @throws {Failure} 422 by field. */
  change(caller: { userId: string; sessionId: string | null }, input: ChangePasswordInput): Promise<void>;
  /**
   * For someone whose password was changed by another: ends all sessions, makes the password useless and emails a link
   * to choose a new one. @throws {Failure} 410 for a bad link.
   */
  disown(token: string): Promise<void>;
}

interface PasswordNeeds {
  db: Db;
  jobs: Jobs;
  hasher: PasswordHasher;
  authErrors: Config['authErrors'];
  /** Words of this site, which a password must not consist of. */
  knownOfSite: readonly string[];
}

export function createPasswords({ db, jobs, hasher, authErrors, knownOfSite }: PasswordNeeds): Passwords {
  return {
    forgot: async (email, { maySend }) => {
      const account = await findAccountByEmail(db, email.trim());
      if (authErrors === 'precise' && !(account && (await canLogIn(db, account)))) {
        throw notFound(forgotPasswordMessages.unknown);
      }
      if (!maySend) return;
      // An unknown address gets a job too, so that timing reveals nothing; the job finds no account.
      const id = account?.id ?? uuidv7();
      await db.transaction().execute((tx) => jobs.enqueue(tx, authMail, { mail: 'passwordReset', id }));
    },

    reset: async (token, input) => {
      const hash = hashSecret(token);
      const account = await findLinked(db, hash);
      const faults = await findNewPasswordFaults(input, account, knownOfSite);
      if (input.email.trim().toLowerCase() !== account.email.toLowerCase()) {
        faults.unshift({ field: 'email', message: say('auth.failures.addressOfLink') });
      }
      if (faults.length > 0) throw invalid(faults);
      const passwordHash = await hasher.hash(input.password);
      await db.transaction().execute(async (tx) => {
        const link = await takeLink(tx, hash, 'reset');
        if (link?.userId !== account.id) throw linkGone();
        await setPassword(tx, account.id, passwordHash);
        // Following the link proves access to the mailbox, so it verifies the address too.
        await markVerified(tx, account.id);
        await closeLinksOf(tx, account.id, 'reset');
        await endSessionsOf(tx, account.id);
        await announceNewPassword({ tx, jobs }, account, 'password_reset');
      });
      return account;
    },

    change: async ({ userId, sessionId }, input) => {
      const account = await findAccount(db, userId);
      if (!account) throw tokenInvalid();
      const isRight = await hasher.verify(account.passwordHash, input.currentPassword);
      if (!isRight) {
        throw invalid([{ field: 'currentPassword', message: say('auth.failures.wrongCurrentPassword') }]);
      }
      const faults = await findNewPasswordFaults(input, account, knownOfSite);
      if (faults.length > 0) throw invalid(faults);
      const passwordHash = await hasher.hash(input.password);
      await db.transaction().execute(async (tx) => {
        const current = await findAccountForUpdate(tx, userId);
        if (current?.passwordHash !== account.passwordHash) throw tokenInvalid();
        await setPassword(tx, userId, passwordHash);
        await closeLinksOf(tx, userId, 'reset');
        await endSessionsOf(tx, userId, sessionId);
        await announceNewPassword({ tx, jobs }, account, 'password_changed');
      });
    },

    disown: async (token) => {
      const hash = hashSecret(token);
      await db.transaction().execute(async (tx) => {
        const link = await takeLink(tx, hash, 'disown');
        const account = link?.userId ? await findAccountForUpdate(tx, link.userId) : undefined;
        if (!account || !(await canLogIn(tx, account))) throw linkGone();
        await setPassword(tx, account.id, null);
        await closeLinksOf(tx, account.id, 'disown');
        await closeLinksOf(tx, account.id, 'reset');
        await endSessionsOf(tx, account.id);
        await record(tx, { actorId: account.id, action: 'password_disowned', ...auditSubjectOf(account) });
        await jobs.enqueue(tx, authMail, { mail: 'passwordReset', id: account.id });
      });
    },
  };
}

/** Tells the owner in every way, in case someone else did it. */
async function announceNewPassword(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  account: Account,
  action: 'password_changed' | 'password_reset',
): Promise<void> {
  const userId = account.id;
  await record(tx, { actorId: userId, action, ...auditSubjectOf(account) });
  await notify(tx, {
    userId,
    kind: 'account_changed',
    title: () => say('auth.news.newPassword.title'),
    body: () => say('auth.news.newPassword.body'),
    link: '/dashboard/settings/sessions',
  });
  await jobs.enqueue(tx, authMail, { mail: 'newPassword', id: userId });
}

async function findLinked(db: Db, hash: Buffer): Promise<Account> {
  const link = await findOpenLink(db, hash, 'reset');
  const account = link?.userId ? await findAccount(db, link.userId) : undefined;
  if (!account || !(await canLogIn(db, account))) throw linkGone();
  return account;
}

async function findNewPasswordFaults(
  input: { password: string; confirmpassword: string },
  account: Account,
  knownOfSite: readonly string[],
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  const known = [account.email, account.name ?? '', account.lastName ?? '', account.location ?? '', ...knownOfSite];
  const passwordFault = await findPasswordFault(input.password, known);
  if (passwordFault) faults.push({ field: 'password', message: passwordFault });
  if (input.password !== input.confirmpassword) {
    faults.push({ field: 'confirmpassword', message: resetPasswordMessages.mismatch });
  }
  return faults;
}
