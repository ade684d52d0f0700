/** The limits of this domain's calls. Wrong passwords and codes are counted in `log-in` as well. */
import {
  byHandler,
  type CallLimits,
  type CallLimitTable,
  perDay,
  perHour,
  perQuarterHour,
} from '#platform/server/http/limits/call-limits.ts';
import type { RateLimit } from '#platform/server/http/limits/rate-limits.ts';
import { HOUR_S } from '#platform/shared/moment.ts';

export const AUTH_LIMITS = {
  // Failures count against the address, successes against the account.
  logIn: byHandler(perQuarterHour({ address: 100, account: 100 })),
  // A login page asks for a challenge each time it's opened, and a signature can't be guessed.
  beginPasskeyLogin: perQuarterHour({ address: 1200 }),
  // Successes count as those of `logIn`.
  logInWithPasskey: perQuarterHour({ address: 300 }),
  logOut: perQuarterHour({ address: 120, account: 60 }),
  // Counted by the email address that was sent.
  registerUser: byHandler(perHour({ address: 20, addressAndAccount: 5 })),
  forgotPassword: byHandler(perHour({ address: 20, addressAndAccount: 5 })),
  // Counted by the account or invitation that the link belongs to.
  registerInvitedUser: byHandler(perHour({ address: 20, account: 10 })),
  getInvitation: byHandler(perQuarterHour({ address: 60 })),
  resetPassword: byHandler(perHour({ address: 20, account: 20 })),
  disownPassword: byHandler(perHour({ address: 60 })),
  verifyEmail: byHandler(perHour({ address: 60 })),
  listRegistrations: perQuarterHour({ address: 1200 }),
  getRegistration: perQuarterHour({ address: 1200 }),
  decideRegistration: perHour({ address: 1200, account: 600 }),
  getOwnRegistration: perQuarterHour({ address: 600, account: 300 }),
  withdrawRegistration: perHour({ address: 60, account: 10 }),
  // Counted by the token family.
  renewToken: byHandler(perQuarterHour({ address: 300, account: 120 })),
  // Counted only once it's clear that the request wasn't sent by another site.
  deactivateAccount: byHandler(perHour({ address: 20, account: 10 })),
  eraseAccount: perHour({ address: 600, account: 200 }),
  inviteByMail: perDay({ address: 100, account: 20 }),
  inviteOrganization: perDay({ address: 200, account: 100 }),
  listInvitations: perQuarterHour({ address: 1200 }),
  changePassword: perHour({ address: 60, account: 10 }),
  getEmailChange: perQuarterHour({ address: 600, account: 300 }),
  changeEmail: perHour({ address: 60, account: 10 }),
  resendEmailChange: perHour({ address: 20, account: 5 }),
  getMailRefusal: perQuarterHour({ address: 1200, account: 600 }),
  retryMailAddress: perHour({ address: 20, account: 5 }),
  cancelEmailChange: perHour({ address: 60, account: 20 }),
  // Counted by the account whose address it is.
  confirmEmailChange: byHandler(perHour({ address: 60 })),
  undoEmailChange: byHandler(perHour({ address: 60 })),
  proveIdentity: perHour({ address: 300, account: 60 }),
  getFactors: perQuarterHour({ address: 600, account: 300 }),
  beginAppFactor: perHour({ address: 60, account: 10 }),
  confirmAppFactor: perHour({ address: 60, account: 20 }),
  removeAppFactor: perHour({ address: 60, account: 10 }),
  renewRecoveryCodes: perHour({ address: 60, account: 10 }),
  beginPasskey: perHour({ address: 60, account: 30 }),
  addPasskey: perHour({ address: 60, account: 30 }),
  renamePasskey: perHour({ address: 300, account: 60 }),
  removePasskey: perHour({ address: 60, account: 30 }),
  listProgramTokens: perQuarterHour({ address: 600, account: 300 }),
  makeProgramToken: perHour({ address: 60, account: 30 }),
  endProgramToken: perHour({ address: 300, account: 200 }),
  listHeldProgramTokens: perQuarterHour({ address: 1200 }),
  getProgramOrigins: perQuarterHour({ address: 1200 }),
  setProgramOrigins: perHour({ address: 300, account: 60 }),
  getSecondStepRule: perQuarterHour({ address: 1200 }),
  setSecondStepRule: perHour({ address: 300, account: 60 }),
  // Each costs the server a third of a millisecond.
  getChallenge: perQuarterHour({ address: 600 }),
  getProofRule: perQuarterHour({ address: 1200 }),
  setProofRule: perHour({ address: 300, account: 60 }),
  // A form sends the password after each pause in typing. Each answer occupies the server's password thread for up to
  // 40 ms.
  judgePassword: perQuarterHour({ address: 600 }),
  resendToRegistered: byHandler(perHour({ address: 20, account: 5 })),
  resendVerificationMail: perHour({ address: 20, account: 5 }),
  getGoogleSignInUrl: perQuarterHour({ address: 60 }),
  signInWithGoogle: perQuarterHour({ address: 60 }),
  confirmGoogleSignIn: perQuarterHour({ address: 60 }),
  listSessions: perQuarterHour({ address: 600, account: 300 }),
  endSession: perHour({ address: 300, account: 200 }),
  endOtherSessions: perHour({ address: 60, account: 30 }),
} as const satisfies CallLimitTable;

const MINUTES_15 = 15 * 60;

/** Wrong passwords for one account from one address. */
export const FAILURES_BY_ADDRESS: RateLimit = { max: 10, windowSeconds: MINUTES_15 };
/**
 * The same in browsers the account was used in. They're counted separately, so that someone at the same address can't
 * use up the owner's attempts.
 */
export const FAILURES_OF_KNOWN_DEVICES: RateLimit = { max: 30, windowSeconds: MINUTES_15 };
/**
 * Wrong passwords for one account from anywhere; browsers the account was used in are exempt. High enough that a
 * hundred attempts don't lock the owner out, low enough that guessing an accepted password is hopeless.
 */
export const FAILURES_OF_ACCOUNT: RateLimit = { max: 300, windowSeconds: HOUR_S };

/**
 * Wrong codes of the second step for one account, from anywhere; browsers the account was used in are counted
 * separately. Three of a million codes are right at a time: guessing for a day hits one in five hundred times.
 */
export const FAILURES_OF_CODES: RateLimit = { max: 30, windowSeconds: HOUR_S };

/** Wrong passwords and codes with which a session tries to prove that its owner still uses it. */
export const FAILED_PROOFS: RateLimit = { max: 10, windowSeconds: HOUR_S };

/**
 * How many emails of one kind strangers can trigger for one person. Past it the call succeeds but sends nothing. A
 * reset link lasts as long as this window, so the inbox still holds one that works.
 */
export const UNSOLICITED_EMAILS: RateLimit = { max: 20, windowSeconds: HOUR_S };

export type AuthLimits = CallLimits<typeof AUTH_LIMITS>;
