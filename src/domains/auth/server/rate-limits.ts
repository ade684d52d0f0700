/** Rate limits of this domain's calls. For logins see `login-attempts.ts`. */
import type { CallLimit } from '#platform/http/call-limits.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimit, RateLimiter } from '#platform/http/rate-limits.ts';

const MINUTES_15 = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const AUTH_LIMITS = {
  logIn: { perAddress: { max: 100, windowSeconds: MINUTES_15 }, perAccount: { max: 100, windowSeconds: MINUTES_15 } },
  logOut: { perAddress: { max: 120, windowSeconds: MINUTES_15 }, perAccount: { max: 60, windowSeconds: MINUTES_15 } },
  registerUser: {
    perAddress: { max: 20, windowSeconds: HOUR },
    perAddressAndAccount: { max: 5, windowSeconds: HOUR },
  },
  registerInvitedUser: { perAddress: { max: 20, windowSeconds: HOUR }, perAccount: { max: 10, windowSeconds: HOUR } },
  inviteByMail: { perAddress: { max: 100, windowSeconds: DAY }, perAccount: { max: 20, windowSeconds: DAY } },
  listInvitations: { perAddress: { max: 1200, windowSeconds: MINUTES_15 } },
  getInvitation: { perAddress: { max: 60, windowSeconds: MINUTES_15 } },
  inviteOrganization: { perAddress: { max: 200, windowSeconds: DAY }, perAccount: { max: 100, windowSeconds: DAY } },
  forgotPassword: {
    perAddress: { max: 20, windowSeconds: HOUR },
    perAddressAndAccount: { max: 5, windowSeconds: HOUR },
  },
  resetPassword: { perAddress: { max: 20, windowSeconds: HOUR }, perAccount: { max: 20, windowSeconds: HOUR } },
  changePassword: { perAddress: { max: 60, windowSeconds: HOUR }, perAccount: { max: 10, windowSeconds: HOUR } },
  resendVerificationMail: { perAddress: { max: 20, windowSeconds: HOUR }, perAccount: { max: 5, windowSeconds: HOUR } },
  verifyEmail: { perAddress: { max: 60, windowSeconds: HOUR } },
  getGoogleSignInUrl: { perAddress: { max: 60, windowSeconds: MINUTES_15 } },
  signInWithGoogle: { perAddress: { max: 60, windowSeconds: MINUTES_15 } },
  renewToken: {
    perAddress: { max: 300, windowSeconds: MINUTES_15 },
    // Of one token family.
    perAccount: { max: 120, windowSeconds: MINUTES_15 },
  },
  listSessions: {
    perAddress: { max: 600, windowSeconds: MINUTES_15 },
    perAccount: { max: 300, windowSeconds: MINUTES_15 },
  },
  endSession: { perAddress: { max: 300, windowSeconds: HOUR }, perAccount: { max: 200, windowSeconds: HOUR } },
  endOtherSessions: { perAddress: { max: 60, windowSeconds: HOUR }, perAccount: { max: 30, windowSeconds: HOUR } },
  deactivateAccount: { perAddress: { max: 20, windowSeconds: HOUR }, perAccount: { max: 10, windowSeconds: HOUR } },
} as const satisfies Record<string, CallLimit>;

/** Wrong passwords for one account from one address. */
export const FAILURES_BY_ADDRESS: RateLimit = { max: 10, windowSeconds: MINUTES_15 };
/** The same in browsers the account was used in: counted separately, so that a neighbour can't use them up. */
export const FAILURES_OF_KNOWN_DEVICES: RateLimit = { max: 30, windowSeconds: MINUTES_15 };
/**
 * Wrong passwords for one account from anywhere; browsers the account was used in are exempt. High enough that a
 * hundred attempts don't lock the owner out, low enough that guessing an accepted password is hopeless.
 */
export const FAILURES_OF_ACCOUNT: RateLimit = { max: 300, windowSeconds: HOUR };

/**
 * How many emails of one kind strangers can trigger for one person. Past it the call succeeds but sends nothing. A
 * reset link lasts as long as this window, so the inbox still holds one that works.
 */
export const UNASKED_EMAILS: RateLimit = { max: 20, windowSeconds: HOUR };

export type AuthLimits = ReturnType<typeof createAuthLimits>;

export const createAuthLimits = (limiter: RateLimiter) => createCallLimits(limiter, AUTH_LIMITS);
