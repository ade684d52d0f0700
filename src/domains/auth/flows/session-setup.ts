/** Guards, actions, actors and delays shared by the parts of the session machine. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { SessionUser } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { TokenPair, Tokens } from '#platform/browser/session/token-storage.ts';
import type {
  OpenedSession,
  RenewedSession,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
  SessionTag,
} from './session-types.ts';

const RENEWAL_LEAD_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
const LOGOUT_PATIENCE_MS = 5_000;
/** The longest delay a browser timer supports. */
const MAX_TIMER_MS = 2_147_483_647;

/** A token without a readable expiry is assumed valid until the server refuses it. */
function msUntilExpiry({ tokens, now }: SessionContext): number {
  const left = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - now();
  return Math.min(Math.max(left, 0), MAX_TIMER_MS);
}

/** A token that lives for less than two minutes is renewed at half its life, or it would be renewed constantly. */
function msUntilRenewal(context: SessionContext): number {
  const lead = Math.min(RENEWAL_LEAD_MS, (context.tokens?.lifetime ?? Number.POSITIVE_INFINITY) / 2);
  return Math.max(msUntilExpiry(context) - lead, 0);
}

const isRefused = (event: SessionEvent) => event.type === 'renewal.needed' && event.isRefused === true;

export const session = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    emitted: SessionEmitted;
    tags: SessionTag;
    meta: { screen: string };
  },
  actors: {
    renewTokens: fromPromise<RenewedSession, { tokens: Tokens | null; userId: string | null }>(() =>
      notProvided('renewTokens'),
    ),
    loadCurrentUser: fromPromise<SessionUser>(() => notProvided('loadCurrentUser')),
    logOut: fromPromise<void, { accessToken: string | null }>(() => notProvided('logOut')),
  },
  actions: {
    writeTokens: (_, _tokens: TokenPair) => notProvided('writeTokens'),
    clearStorage: () => notProvided('clearStorage'),
    markLoggedIn: () => notProvided('markLoggedIn'),
    markProfileIncomplete: () => notProvided('markProfileIncomplete'),
    openSession: assign((_, { tokens, user }: OpenedSession) => ({ tokens, user, failedRenewals: 0, error: null })),
    keepRenewed: assign(({ context }, { tokens, user }: RenewedSession) => ({
      tokens,
      user: user ?? context.user,
      failedRenewals: 0,
      error: null,
    })),
    keepTokens: assign((_, tokens: Tokens) => ({ tokens, failedRenewals: 0, error: null })),
    keepUser: assign((_, user: SessionUser) => ({ user, error: null })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    countFailedRenewal: assign({ failedRenewals: ({ context }) => context.failedRenewals + 1 }),
    noteArrival: assign((_, { isHomeNext }: { isHomeNext: boolean }) => ({ hasJustArrived: isHomeNext })),
    keepLeavingToken: assign({ leavingToken: ({ context }) => context.tokens?.accessToken ?? null }),
    dropLeavingToken: assign({ leavingToken: null }),
    forgetUser: assign({ tokens: null, user: null, hasJustArrived: false, failedRenewals: 0 }),
    announceBegin: emit(({ context }) => ({ type: 'session.began' as const, user: context.user })),
    announceEnd: emit((_, { reason }: { reason: SessionEnd }) => ({ type: 'session.ended' as const, reason })),
    goToLogout: emit({ type: 'navigate', to: '/logout' }),
    goToSecondStep: emit({ type: 'navigate', to: '/second-step' }),
  },
  guards: {
    hasToken: ({ context }) => context.tokens !== null,
    hasRefreshToken: ({ context }) => context.tokens?.refreshToken != null,
    isTokenRefused: ({ event }) => isRefused(event),
    hasRenewalFailed: ({ context }) => context.error !== null,
    hasExpired: ({ context, event }) => isRefused(event) || msUntilExpiry(context) === 0,
    isAboutToExpire: ({ context, event }) => isRefused(event) || msUntilRenewal(context) === 0,
    isMailUnverified: ({ context }) => context.user?.isVerified === false,
    isSecondStepOverdue: ({ context: { user, now } }) =>
      user?.secondStepDueAt != null && Date.parse(user.secondStepDueAt) <= now(),
    hasCompleteProfile: ({ context }) => context.user?.isProfileCompleted === true,
    hasUserInIt: (_, renewed: RenewedSession) => renewed.user !== null,
    isSamePerson: ({ context }, renewed: RenewedSession) =>
      renewed.user !== null || renewed.tokens.subject === context.user?.id,
    isUnanswered: (_, { error }: { error: unknown }) => isApiError(error, 'network'),
    isRefusal: (_, { error }: { error: unknown }) =>
      isApiError(error, 'token') || (isApiError(error, 'refused') && (error.status === 401 || error.status === 403)),
  },
  delays: {
    untilRenewal: ({ context }) => msUntilRenewal(context),
    untilExpiry: ({ context }) => msUntilExpiry(context),
    untilRetry: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.failedRenewals - 1), MAX_RETRY_MS),
    logoutPatience: LOGOUT_PATIENCE_MS,
  },
});

/** The session ended without a logout. */
export const asEnded = (reason: SessionEnd) =>
  ({
    target: '#session.signedOut',
    actions: ['clearStorage', 'forgetUser', { type: 'announceEnd', params: { reason } }, 'goToLogout'],
  }) as const;

export const REFUSED = {
  ...asEnded('refused'),
  guard: { type: 'isRefusal', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
