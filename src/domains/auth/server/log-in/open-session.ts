/** Ends a login, whatever proved who the person is: the session begins, and the browser is known from then on. */
import type { FastifyRequest } from 'fastify';
import type { Session } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Failure } from '#platform/server/http/failure.ts';
import type { Cookies } from '#platform/server/http/handlers.ts';
import { reactivateOnLogin } from '../accounts/reactivate-on-login.ts';
import { type Account, findAccountForUpdate } from '../accounts.repository.ts';
import { userAgentOf } from '../device-texts.ts';
import { isKnownDevice, rememberDevice } from '../devices.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSession } from '../present.ts';
import { beginSession, type SessionTokens } from '../sessions/begin-session.ts';
import { announceNewDevice } from './announce-new-device.ts';
import { recordLogin } from './login-log.ts';

export type SessionNeeds = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'keys' | 'accessTokens' | 'antiForgery'>;

export interface BegunSession {
  account: Account;
  tokens: SessionTokens;
}

interface Exchange {
  request: FastifyRequest;
  reply: Cookies;
}

/** @throws {Failure} `refuse()` if the account changed since it was read. */
export async function openSession(
  needs: SessionNeeds,
  { request, reply }: Exchange,
  account: Account,
  refuse: () => Failure,
): Promise<Session> {
  const begun = await needs.db.transaction().execute(async (tx) => {
    // A password changed in the meantime ended all sessions; don't start one for the old password.
    const current = await findAccountForUpdate(tx, account.id);
    if (!current || current.passwordHash !== account.passwordHash) throw refuse();
    return beginLoggedIn(needs, tx, current, request);
  });
  // As it was when the login began.
  return presentLoggedIn(needs, reply, { ...begun, account });
}

/**
 * @param account locked until the transaction ends.
 * @throws {Failure} 401 for a deactivated account whose owner can't return by logging in.
 */
export async function beginLoggedIn(
  needs: SessionNeeds,
  tx: Tx,
  account: Account,
  request: FastifyRequest,
): Promise<BegunSession> {
  const { jobs } = needs;
  const userAgent = userAgentOf(request);
  await reactivateOnLogin(tx, jobs, account);
  await recordLogin(tx, account, userAgent);
  const isKnown = isKnownDevice(needs, request, account.id);
  await announceNewDevice({ tx, jobs }, { account, isKnownDevice: isKnown, userAgent });
  return { account, tokens: await beginSession(needs, tx, account.id, userAgent) };
}

/** Call it once the transaction has ended. */
export function presentLoggedIn(needs: SessionNeeds, reply: Cookies, { account, tokens }: BegunSession): Session {
  needs.antiForgery.renewCookies(reply);
  rememberDevice(needs, reply, account.id);
  return presentSession(tokens, account);
}
