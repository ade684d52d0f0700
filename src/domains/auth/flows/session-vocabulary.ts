/** The words of the session machine. */
import type { SessionUser } from '../../../../generated/types.gen.ts';
import type { Tokens } from '../../../platform/browser/token-storage.ts';

/** What a login, a renewal or an external sign-in gives. */
export interface OpenedSession {
  tokens: Tokens;
  user: SessionUser;
}

/** `user` is null when the tokens were taken over from another tab. */
export interface RenewedSession {
  tokens: Tokens;
  user: SessionUser | null;
}

export interface SessionInput {
  /** What the browser's storage held when the page was loaded. */
  tokens: Tokens | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface SessionContext {
  tokens: Tokens | null;
  user: SessionUser | null;
  /** Whether `/` still owes the person the way to the home of their role. */
  hasJustArrived: boolean;
  /** Renewals that failed one after the other. */
  failedRenewals: number;
  /** The access token that the server is asked to revoke. */
  leavingToken: string | null;
  /** What stopped the last call, for a screen to tell. */
  error: unknown;
  now: () => number;
}

export type SessionEvent =
  | { type: 'login.succeeded'; session: OpenedSession; isHomeNext: boolean }
  | { type: 'login.unverified'; session: OpenedSession }
  | { type: 'external.succeeded'; session: OpenedSession; isHomeNext: boolean }
  | { type: 'profile.completed'; user: SessionUser }
  | { type: 'profile.changed'; user: SessionUser }
  | { type: 'email.verified' }
  | { type: 'logout.requested' }
  | { type: 'account.deactivated' }
  | { type: 'arrival.welcomed' }
  | { type: 'renewal.needed' }
  | { type: 'restore.retried' }
  | { type: 'token.refused'; message: string }
  | { type: 'otherTab.loggedOut' }
  | { type: 'otherTab.loggedIn'; tokens: Tokens }
  | { type: 'otherTab.renewed'; tokens: Tokens };

export type SessionEnd = 'requested' | 'refused' | 'expired' | 'deactivated' | 'otherTab';

export type SessionEmitted =
  | { type: 'navigate'; to: '/logout' }
  /** A person is known now; whatever was cached for somebody else has to go. */
  | { type: 'session.began'; user: SessionUser | null }
  | { type: 'session.ended'; reason: SessionEnd };

export type SessionTag =
  /** Requests wait. */
  | 'renewing'
  /** Whether somebody is logged in is not known yet: a guard waits. */
  | 'restoring'
  /** The person has a session that renews. */
  | 'open';
