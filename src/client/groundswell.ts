/** A community, as the calls reach it. */
import type { Session } from '#generated/types.gen.ts';
import { type Cookies, createCookies } from './cookies.ts';

interface Community {
  /** The address of the API, such as `https://community.example/api`. A page of the community itself may use `/api`. */
  url: string;
  /** The language of messages for people, such as `de`. By default that of the account or, in a page, of the browser. */
  language?: string;
  /** Sends the requests, instead of the `fetch` that is built in. */
  fetch?: (request: Request) => Promise<Response>;
}

/** For a program: its token, or a function that reads it for each call. */
interface ByToken {
  token?: string | (() => string | Promise<string>);
  session?: never;
  onRenewed?: never;
}

/** For a person: what `logIn` answered. */
interface BySession {
  session: Session;
  /** Keeps the session whenever it was renewed. The one before no longer works. */
  onRenewed?: (session: Session) => void | Promise<void>;
  token?: never;
}

export type GroundswellOptions = Community & (ByToken | BySession);

declare const made: unique symbol;

/** Made by `createGroundswell` alone, and passed to each call. */
export interface Groundswell {
  readonly url: string;
  readonly [made]: true;
  /** @internal */
  readonly connection: Connection;
}

/** @internal */
export interface Connection {
  fetch: (request: Request) => Promise<Response>;
  language: string | undefined;
  cookies: Cookies;
  token: () => string | undefined | Promise<string | undefined>;
  /** Null without a session. */
  sessions: { current: Session; onRenewed: NonNullable<BySession['onRenewed']>; renewal: Promise<void> | null } | null;
}

/**
 * A community whose calls are made without a token, with a program's token, or with a session that is renewed whenever it
 * has expired.
 *
 * @throws {TypeError} if `url` isn't an address.
 */
export function createGroundswell(options: GroundswellOptions): Groundswell {
  const { fetch = (request: Request) => globalThis.fetch(request), language, token, session, onRenewed } = options;
  const sessions = session ? { current: session, onRenewed: onRenewed ?? (() => undefined), renewal: null } : null;
  const connection: Connection = {
    fetch: (request) => fetch(request),
    language,
    cookies: createCookies(),
    token: () => (sessions ? sessions.current.accessToken : typeof token === 'function' ? token() : token),
    sessions,
  };
  return { url: addressOf(options.url), connection } as Groundswell;
}

/** A community's own address stands for that of its API. */
function addressOf(url: string): string {
  const base = typeof location === 'undefined' ? undefined : location.href;
  const { origin, pathname, protocol } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${url} is no address of an API: it begins with https://.`);
  return origin + (pathname === '/' ? '/api' : pathname.replace(/\/$/, ''));
}
