/** The types of the session machine. */
import type { SessionUser } from '#generated/types.gen.ts';
import type { Tokens } from '#platform/browser/session/token-storage.ts';

/** The result of a login, a renewal or an external sign-in. */
export interface OpenedSession {
  tokens: Tokens;
  user: SessionUser;
}

/** `user` is null when the tokens came from another tab. */
export interface RenewedSession {
  tokens: Tokens;
  user: SessionUser | null;
}

export interface SessionInput {
  /** Tokens stored when the page was loaded. */
  tokens: Tokens | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface SessionContext {
  tokens: Tokens | null;
  user: SessionUser | null;
  /** Whether `/` should still redirect to the home of the role. */
  hasJustArrived: boolean;
  failedRenewals: number;
  /** The access token to revoke. */
  leavingToken: string | null;
  /** Why the last call failed, for a screen to show. */
  error: unknown;
  now: () => number;
}

export type SessionEvent =
  | { type: 'login.succeeded'; session: OpenedSession; isHomeNext: boolean }
  | { type: 'login.unverified'; session: OpenedSession }
  | { type: 'external.succeeded'; session: OpenedSession; isHomeNext: boolean }
  | { type: 'profile.completed'; user: SessionUser }
  | { type: 'profile.changed'; user: SessionUser }
  /** The server refused a call of someone whose role needs a second step by now. */
  | { type: 'secondStep.demanded' }
  | { type: 'secondStep.added' }
  | { type: 'email.verified' }
  | { type: 'logout.requested' }
  | { type: 'account.deactivated' }
  | { type: 'arrival.welcomed' }
  /** `isRefused`: the server called the token expired, whatever this browser's clock says. */
  | { type: 'renewal.needed'; isRefused?: boolean }
  | { type: 'restore.retried' }
  | { type: 'token.refused'; message: string }
  | { type: 'otherTab.loggedOut' }
  | { type: 'otherTab.loggedIn'; tokens: Tokens }
  | { type: 'otherTab.renewed'; tokens: Tokens };

export type SessionEnd = 'requested' | 'refused' | 'expired' | 'deactivated' | 'otherTab';

export type SessionEmitted =
  | { type: 'navigate'; to: '/logout' | '/second-step' }
  /** Someone logged in; caches of anyone else must be cleared. */
  | { type: 'session.began'; user: SessionUser | null }
  | { type: 'session.ended'; reason: SessionEnd };

export type SessionTag =
  /** Requests without a valid token wait. */
  | 'renewing'
  /** It isn't known yet whether anyone is logged in, so guards wait. */
  | 'restoring'
  /** Logged in, with a session that renews. */
  | 'open';
