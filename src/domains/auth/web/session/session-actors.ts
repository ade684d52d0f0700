/** The session machine with its calls and storage. The calls are loaded on demand, since a visitor makes none. */
import { createActor, fromPromise } from 'xstate';
import type { SessionUser } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { followAges } from '#platform/browser/calls/kept-answers.ts';
import { forgetDevice } from '#platform/browser/device/account-cache.ts';
import { loadCode } from '#platform/browser/page/load-code.ts';
import { withRenewalLock } from '#platform/browser/session/session-channel.ts';
import {
  clearSession,
  justReceived,
  markLoggedIn,
  markProfileIncomplete,
  readTokens,
  type Tokens,
  writeTokens,
} from '#platform/browser/session/token-storage.ts';
import { whenIdle } from '#ui/timing/when-idle.ts';
import { sessionMachine } from '../../flows/session.ts';
import type { RenewedSession } from '../../flows/session-types.ts';

/** A hanging renewal must not block every tab. */
const RENEWAL_PATIENCE_MS = 15_000;
const OPERATION = 'GET /getToken/{id}';

const providedSessionMachine = sessionMachine.provide({
  actors: {
    renewTokens: fromPromise(({ input }) => withRenewalLock(() => renew(input.tokens, input.userId))),
    loadCurrentUser: fromPromise(async ({ signal }): Promise<SessionUser> => {
      const { getCurrentUser } = await loadCode(
        'GET /users/view',
        () => import('#generated/users/getCurrentUser.gen.ts'),
      );
      const { data } = await getCurrentUser({ signal });
      return data.data;
    }),
    logOut: fromPromise(async ({ input }) => {
      const { logOut } = await loadCode('POST /logout', () => import('#generated/auth/logOut.gen.ts'));
      await logOut({ headers: { Authorization: `Bearer ${input.accessToken}` } });
    }),
  },
  actions: {
    writeTokens: (_, tokens) => writeTokens(tokens),
    clearStorage: () => {
      clearSession();
      void forgetDevice();
    },
    markLoggedIn: () => {
      markLoggedIn();
      haveRenewalReady();
    },
    markProfileIncomplete: () => {
      markProfileIncomplete();
      haveRenewalReady();
    },
  },
});

/** Doesn't start the actor. @param tokens stored when the page was loaded. */
export function createSessionActor(tokens: Tokens | null) {
  followAges();
  return createActor(providedSessionMachine, { input: { tokens, now: Date.now } });
}

export type SessionActor = ReturnType<typeof createSessionActor>;

/** If another tab renewed while this one waited for the lock, its tokens are used, so none is spent twice. */
async function renew(held: Tokens | null, userId: string | null): Promise<RenewedSession> {
  const kept = readTokens();
  const refreshToken = kept?.refreshToken ?? null;
  const id = kept?.subject ?? userId;
  if (kept === null || refreshToken === null || id === null) throw nothingToRenewWith();
  const isRenewedElsewhere = refreshToken !== held?.refreshToken;
  if (isRenewedElsewhere && (kept.expiresAt === null || kept.expiresAt > Date.now()))
    return { tokens: kept, user: null };

  const { renewToken } = await loadRenewal();
  const { data } = await renewToken({
    path: { id },
    headers: { Authorization: `Bearer ${refreshToken}` },
    signal: AbortSignal.timeout(RENEWAL_PATIENCE_MS),
  });
  const { user, ...pair } = data.data;
  // A logout in the meantime wins.
  if (readTokens()?.refreshToken !== refreshToken) throw nothingToRenewWith();
  writeTokens(pair);
  return { tokens: justReceived(pair), user };
}

const loadRenewal = () => loadCode(OPERATION, () => import('#generated/auth/renewToken.gen.ts'));

/** The connection may be lost by the time it's needed, when a laptop wakes up for example. */
const haveRenewalReady = () => whenIdle(() => void loadRenewal().catch(() => undefined));

const nothingToRenewWith = () =>
  new ApiError({ kind: 'token', operation: OPERATION, message: 'There is no stored session to renew.' });
