/**
 * What the page stores of a session in the browser: both tokens and `isLoggedIn` in local storage, `incompleteProfile`
 * in session storage, and a cookie that tells the server nothing more than that someone is logged in.
 */
import { LOGGED_IN_COOKIE } from '../../shared/logged-in-cookie.ts';
import { readCookie, writeCookie } from '../page/cookies.ts';
import { safeStorage } from '../page/safe-storage.ts';
import { readClaims } from './token-claims.ts';

/** The token of a login whose email address is not verified comes without a refresh token. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string | null;
}

export interface Tokens extends TokenPair {
  /** The id of the person; null when the token can't be decoded. */
  subject: string | null;
  /** Milliseconds since 1970 by this browser's clock; null when unknown. */
  expiresAt: number | null;
  /** Milliseconds from issue to expiry; null when unknown. */
  lifetime: number | null;
}

const A_YEAR_S = 365 * 24 * 60 * 60;

const local = safeStorage(() => globalThis.localStorage);
const session = safeStorage(() => globalThis.sessionStorage);

export function readTokens(): Tokens | null {
  const accessToken = local.get('accessToken');
  if (!accessToken) return null;
  return withClaims({ accessToken, refreshToken: local.get('refreshToken') || null });
}

/**
 * The tokens of an answer that has just arrived. Their lifetime comes from their own claims, so a browser whose clock
 * is wrong still renews in time.
 */
export function justReceived(pair: TokenPair, now: number = Date.now()): Tokens {
  const tokens = withClaims(pair);
  return { ...tokens, expiresAt: tokens.lifetime === null ? tokens.expiresAt : now + tokens.lifetime };
}

function withClaims(pair: TokenPair): Tokens {
  const { subject, issuedAt, expiresAt } = readClaims(pair.accessToken);
  return {
    ...pair,
    subject,
    expiresAt: expiresAt === null ? null : expiresAt * 1000,
    lifetime: expiresAt === null || issuedAt === null ? null : (expiresAt - issuedAt) * 1000,
  };
}

/** The access token is written last: other tabs react to it and need the refresh token to be there already. */
export function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  if (refreshToken === null) local.remove('refreshToken');
  else local.set('refreshToken', refreshToken);
  local.set('accessToken', accessToken);
  tellServer(true);
}

/** Brings the cookie in line with the tokens, which may have been stored or removed without this page. */
export function tellServer(isLoggedIn: boolean): void {
  if (isLoggedIn === (readCookie(LOGGED_IN_COOKIE) !== null)) return;
  writeCookie(LOGGED_IN_COOKIE, isLoggedIn ? 'true' : '', isLoggedIn ? A_YEAR_S : 0);
}

export function markLoggedIn(): void {
  local.set('isLoggedIn', 'true');
  session.remove('incompleteProfile');
}

export function markProfileIncomplete(): void {
  local.remove('isLoggedIn');
  session.set('incompleteProfile', 'true');
}

export function clearSession(): void {
  for (const key of ['accessToken', 'refreshToken', 'isLoggedIn']) local.remove(key);
  session.remove('incompleteProfile');
  tellServer(false);
}
