import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, ensureFresh, type Session, startSession } from '#domains/auth/web/session/page-session.ts';
import { logOut } from '#generated/auth/logOut.gen.ts';
import { configureApi } from '#platform/browser/calls/api.ts';
import { clearSession, justReceived, writeTokens } from '#platform/browser/session/token-storage.ts';
import { type Answer, listen, openPage, type Received, tokenOf } from '../../../platform/browser/browser-fixtures.ts';
import { amina } from '../flows/session-fixtures.ts';

const now = () => Math.floor(Date.now() / 1000);
const accessToken = (serial: number, age: number) =>
  tokenOf({ sub: amina.id, iat: now() - age, exp: now() - age + 900, serial });
const currentUser = {
  ...amina,
  slug: 'amina-diallo',
  bio: null,
  avatar: null,
  points: 0,
  rank: null,
  unreadNotifications: 0,
  language: null,
  suspendedUntil: null,
  hasPassword: true,
  revision: 1,
  createdAt: '2026-11-21T08:00:00Z',
};

let page: ReturnType<typeof openPage>;
let line: Awaited<ReturnType<typeof listen>>;
let answerLogOut: (() => Promise<Answer>) | null;
let isExpired: (authorization: string | undefined) => boolean;
let answerRenewal: (serial: number) => Answer | Promise<Answer>;
let renewals: string[];

const renewed = (serial: number): Answer => ({
  status: 200,
  body: {
    status: 200,
    message: 'Renewed.',
    data: {
      accessToken: accessToken(serial, 0),
      refreshToken: `r${serial}`,
      expiresAt: '2026-11-21T08:00:00Z',
      user: amina,
    },
  },
});
const expired: Answer = { status: 401, body: { status: 401, message: 'Token Expired', code: 'token_expired' } };
const refused: Answer = { status: 401, body: { status: 401, message: 'Token Invalid', code: 'token_invalid' } };

function respond({ path, headers }: Received): Answer | Promise<Answer> {
  if (isExpired(headers.authorization)) return expired;
  if (path === '/api/users/view') return { status: 200, body: { status: 200, message: 'You.', data: currentUser } };
  if (path === '/api/logout' && answerLogOut) return answerLogOut();
  if (path === '/api/logout') return { status: 200, body: { status: 200, message: 'Logged out.', data: null } };
  if (path !== `/api/getToken/${amina.id}`) throw new Error(`unexpected ${path}`);
  renewals.push(headers.authorization ?? '');
  return answerRenewal(renewals.length + 1);
}

function openTab() {
  const session = createSession();
  const sentTo: string[] = [];
  session.on('navigate', ({ to }) => sentTo.push(to));
  configureApi({
    ensureFresh: (expired) => ensureFresh(session, expired),
    onSecondStepMissing: () => session.send({ type: 'secondStep.demanded' }),
    proveIdentity: async () => false,
    onTokenRefused: (message) => session.send({ type: 'token.refused', message }),
    onContractBroken: (error) => {
      throw error;
    },
  });
  startSession(session);
  return { session, sentTo };
}

beforeEach(async () => {
  page = openPage();
  renewals = [];
  answerLogOut = null;
  isExpired = () => false;
  answerRenewal = renewed;
  line = await listen(respond);
});
afterEach(async () => {
  clearSession();
  await line.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const settledIn = (tab: ReturnType<typeof openTab>, state: 'signedIn' | 'signedOut') =>
  tab.session.until((now) => now.matches(state));

describe('a stored session', () => {
  it('is restored with one call', async () => {
    writeTokens({ accessToken: accessToken(1, 0), refreshToken: 'r1' });
    const tab = openTab();
    await settledIn(tab, 'signedIn');
    expect(line.received.map(({ path }) => path)).toEqual(['/api/users/view']);
    expect(page.localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it('is renewed once its token has expired, with the refresh token alone', async () => {
    writeTokens({ accessToken: accessToken(1, 901), refreshToken: 'r1' });
    const tab = openTab();
    const { context } = await settledIn(tab, 'signedIn');
    expect(renewals).toEqual(['Bearer r1']);
    expect(page.localStorage.getItem('refreshToken')).toBe('r2');
    expect(context.tokens?.refreshToken).toBe('r2');
    expect(context.user).toEqual(amina);
  });

  it('is renewed when the server calls a token expired that this browser’s slow clock takes for valid', async () => {
    const old = accessToken(1, 0);
    isExpired = (authorization) => authorization === `Bearer ${old}`;
    writeTokens({ accessToken: old, refreshToken: 'r1' });
    const tab = openTab();
    await Promise.all([settledIn(tab, 'signedIn'), logOut()]);
    expect(renewals).toEqual(['Bearer r1']);
    expect(tab.sentTo).toEqual([]);
  });

  it('uses no refresh token twice when two tabs open at once', async () => {
    writeTokens({ accessToken: accessToken(1, 901), refreshToken: 'r1' });
    const tabs = [openTab(), openTab()];
    for (const tab of tabs) await settledIn(tab, 'signedIn');
    expect(renewals).toEqual(['Bearer r1']);
    for (const { session } of tabs) expect(session.getSnapshot().context.tokens?.refreshToken).toBe('r2');
  });

  it('ends when the refresh token is refused', async () => {
    answerRenewal = () => refused;
    writeTokens({ accessToken: accessToken(1, 901), refreshToken: 'r1' });
    const tab = openTab();
    await settledIn(tab, 'signedOut');
    expect(tab.sentTo).toEqual(['/logout']);
    expect([...page.localStorage.entries.keys()]).toEqual([]);
  });

  it('stays logged out after a logout during the renewal', async () => {
    writeTokens({ accessToken: accessToken(1, 901), refreshToken: 'r1' });
    const tab = openTab();
    answerRenewal = (serial) => {
      tab.session.send({ type: 'logout.requested' });
      return renewed(serial);
    };
    await settledIn(tab, 'signedOut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.localStorage.getItem('accessToken')).toBeNull();
    expect(tab.session.getSnapshot().matches('signedOut')).toBe(true);
  });
});

describe('a request', () => {
  const signedInFor = async (age: number) => {
    writeTokens({ accessToken: accessToken(1, 0), refreshToken: 'r1' });
    const tab = openTab();
    await settledIn(tab, 'signedIn');
    const old = accessToken(1, age);
    writeTokens({ accessToken: old, refreshToken: 'r1' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    return { tab, old };
  };
  const authorizations = () =>
    line.received.filter(({ path }) => path === '/api/logout').map(({ headers }) => headers.authorization);

  it('waits for the renewal of an expired token, shared by all requests', async () => {
    await signedInFor(901);
    await Promise.all([logOut(), logOut(), logOut()]);
    expect(renewals).toEqual(['Bearer r1']);
    expect(new Set(authorizations())).toEqual(new Set([`Bearer ${page.localStorage.getItem('accessToken')}`]));
  });

  it('is sent if the token is still valid', async () => {
    const { old } = await signedInFor(850);
    await logOut();
    expect(authorizations()).toEqual([`Bearer ${old}`]);
  });

  it('waits for the renewal and is sent again if the token has expired on the way', async () => {
    answerRenewal = async (serial) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return renewed(serial);
    };
    const { tab, old } = await signedInFor(894);
    answerLogOut = async () => {
      answerLogOut = null;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return expired;
    };
    await logOut();
    expect(renewals).toEqual(['Bearer r1']);
    expect(authorizations()).toEqual([`Bearer ${old}`, `Bearer ${page.localStorage.getItem('accessToken')}`]);
    expect(tab.sentTo).toEqual([]);
  });

  it('fails without logging out when its token, expired by the server’s clock alone, can’t be renewed', async () => {
    answerRenewal = () => ({ status: 503, body: { status: 503, message: 'Busy.', code: 'unavailable' } });
    const { tab, old } = await signedInFor(0);
    isExpired = (authorization) => authorization === `Bearer ${old}`;
    await expect(logOut()).rejects.toMatchObject({ kind: 'network', cause: { kind: 'server' } });
    expect(tab.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(tab.sentTo).toEqual([]);
  });

  it('fails without logging out when the token has expired and can’t be renewed', async () => {
    answerRenewal = () => ({ status: 503, body: { status: 503, message: 'Busy.', code: 'unavailable' } });
    const { tab } = await signedInFor(901);
    await expect(logOut()).rejects.toMatchObject({ kind: 'network', cause: { kind: 'server' } });
    expect(authorizations()).toEqual([]);
    expect(tab.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(tab.sentTo).toEqual([]);
  });

  it('is sent immediately if no one is logged in', async () => {
    openTab();
    await logOut();
    expect(authorizations()).toEqual([undefined]);
  });
});

it('asks the server to end the session with the token the page has already cleared', async () => {
  const token = accessToken(1, 0);
  writeTokens({ accessToken: token, refreshToken: 'r1' });
  const tab = openTab();
  await settledIn(tab, 'signedIn');
  tab.session.send({ type: 'logout.requested' });
  expect(page.localStorage.getItem('accessToken')).toBeNull();
  await settledIn(tab, 'signedOut');
  expect(line.received.at(-1)).toMatchObject({ path: '/api/logout', headers: { authorization: `Bearer ${token}` } });
});

describe('before its machine runs', () => {
  const STATES = [
    'restoring',
    'signedOut',
    'admitting',
    'unverified',
    'incompleteProfile',
    'signedIn',
    'loggingOut',
    { restoring: 'unreachable' },
  ] as const;
  const TAGS = ['renewing', 'restoring', 'open'] as const;
  const said = ({ getSnapshot }: Pick<Session, 'getSnapshot'>) => {
    const now = getSnapshot();
    return {
      known: { ...now.context, now: null },
      states: STATES.filter((state) => now.matches(state)),
      tags: TAGS.filter((tag) => now.hasTag(tag)),
    };
  };

  it('a session says of a visitor what the machine will say', async () => {
    const session = createSession();
    const before = said(session);
    await session.run();
    expect(before).toEqual(said(session));
    expect(before).toMatchObject({ states: ['signedOut'], tags: [] });
  });

  it('a session says of stored tokens that it isn’t known whose they are', async () => {
    writeTokens({ accessToken: accessToken(1, 0), refreshToken: 'r1' });
    const { session } = openTab();
    const before = said(session);
    await session.run();
    expect(before).toEqual(said(session));
    expect(before).toMatchObject({ states: ['restoring'], tags: ['restoring'] });
  });

  it('a session keeps events for it, in order', async () => {
    const { session, sentTo } = openTab();
    const tokens = justReceived({ accessToken: accessToken(1, 0), refreshToken: 'r1' });
    session.send({ type: 'login.succeeded', session: { tokens, user: amina }, isHomeNext: true });
    session.send({ type: 'account.deactivated' });
    await session.run();
    expect(said(session)).toMatchObject({ states: ['signedOut'] });
    expect(sentTo).toEqual(['/logout']);
  });
});
