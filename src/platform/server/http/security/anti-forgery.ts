/**
 * Refuses changes that another site makes a browser send (CSRF). The cookie `XSRF-TOKEN` is an HMAC of the session
 * cookie, so a page that can neither read nor compute it can't send it in the header. Our pages set both cookies, and
 * so does a refusal, for programs and for pages that a proxy has cached. Other answers don't, since proxies couldn't
 * cache them.
 */

import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import type { KeyRing } from '../../config/secrets.ts';
import { areEqualSecrets } from '../../equal-secrets.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import { forbidden } from '../failure.ts';
import type { Cookies } from '../handlers.ts';

export interface AntiForgery {
  /** Gives the browser its pair of cookies if one is missing or they don't match. */
  ensureCookies(request: FastifyRequest, reply: Cookies): void;
  /** Gives it a new pair, for example at a login or logout. */
  renewCookies(reply: Cookies): void;
  /** For the process's own calls: the headers of a browser that has a pair. */
  ownHeaders(): Record<string, string>;
  /**
   * Gives a client that it refuses a pair of cookies to try again with.
   *
   * @throws {Failure} 403 if header, cookie and session don't belong together.
   */
  check(request: FastifyRequest, reply: Cookies): void;
}

const SESSION_COOKIE = 'sid';
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';
/** How many sessions' tokens are cached: a browser's calls need the same one again and again. */
const SESSIONS_KNOWN = 2_000;

const sign = (key: KeyObject | Buffer, session: string) =>
  createHmac('sha256', key).update(`anti-forgery:${session}`).digest('base64url');

const newSession = () => randomBytes(18).toString('base64url');

export function createAntiForgery([current, ...before]: KeyRing, secure: boolean): AntiForgery {
  // Given as bytes, the secret would be turned into a key again for each new visitor, which takes six times as long as
  // the rest.
  const key = createSecretKey(current);
  const known = new ExpiringCache<string, string>({
    max: SESSIONS_KNOWN,
    memoMethod: (session) => sign(key, session),
  });
  const tokenFor = (session: string) => known.memo(session);
  const setCookies = (reply: Cookies, session: string) => {
    const shared = { path: '/', sameSite: 'lax', secure } as const;
    reply.setCookie(SESSION_COOKIE, session, { ...shared, httpOnly: true });
    reply.setCookie(TOKEN_COOKIE, tokenFor(session), shared);
  };
  const isCurrent = (session: string | undefined, token: string | undefined) =>
    session !== undefined && token !== undefined && areEqualSecrets(token, tokenFor(session));
  const isValid = (session: string | undefined, token: string | undefined) =>
    isCurrent(session, token) ||
    before.some((old) => session !== undefined && areEqualSecrets(token ?? '', sign(old, session)));
  const ensureCookies: AntiForgery['ensureCookies'] = (request, reply) => {
    const session = request.cookies[SESSION_COOKIE];
    if (isCurrent(session, request.cookies[TOKEN_COOKIE])) return;
    setCookies(reply, session ?? newSession());
  };
  return {
    ensureCookies,
    renewCookies: (reply) => setCookies(reply, newSession()),
    ownHeaders: () => {
      const session = newSession();
      const token = tokenFor(session);
      return { cookie: `${SESSION_COOKIE}=${session}; ${TOKEN_COOKIE}=${token}`, [TOKEN_HEADER]: token };
    },
    check: (request, reply) => {
      const header = request.headers[TOKEN_HEADER];
      const named = typeof header === 'string' ? header : undefined;
      if (named === request.cookies[TOKEN_COOKIE] && isValid(request.cookies[SESSION_COOKIE], named)) return;
      ensureCookies(request, reply);
      throw forbidden('anti_forgery', say('failures.antiForgery'));
    },
  };
}
