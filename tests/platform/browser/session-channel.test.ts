import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs, type OtherTabEvent, withRenewalLock } from '#platform/browser/session/session-channel.ts';
import { readTokens, type Tokens, writeTokens } from '#platform/browser/session/token-storage.ts';
import { openPage, tokenOf } from './browser-fixtures.ts';

let page: ReturnType<typeof openPage>;
let told: OtherTabEvent[];
let held: Tokens | null;
let stop: () => void;

const pairOf = (subject: string, serial: number) => ({
  accessToken: tokenOf({ sub: subject, iat: serial, exp: serial + 900 }),
  refreshToken: `r${serial}`,
});
const storageEvent = (key: string | null) => page.events.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  page = openPage();
  told = [];
  held = null;
  stop = followOtherTabs(
    () => held,
    (event) => told.push(event),
  );
});
afterEach(() => {
  stop();
  page.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('other tabs', () => {
  const hold = (subject: string, serial: number) => {
    writeTokens(pairOf(subject, serial));
    held = readTokens();
  };

  it('are heard when they log in', () => {
    writeTokens(pairOf('amina', 1));
    storageEvent('accessToken');
    expect(told).toMatchObject([{ type: 'otherTab.loggedIn', tokens: { subject: 'amina', refreshToken: 'r1' } }]);
  });

  it('are heard when they log out, even by clearing storage', () => {
    hold('amina', 1);
    page.localStorage.clear();
    storageEvent('accessToken');
    storageEvent(null);
    expect(told).toEqual([{ type: 'otherTab.loggedOut' }, { type: 'otherTab.loggedOut' }]);
  });

  it('are heard when they renew, and their token counts as fresh', () => {
    hold('amina', 1);
    writeTokens(pairOf('amina', 2));
    const before = Date.now();
    storageEvent('accessToken');
    expect(told).toMatchObject([{ type: 'otherTab.renewed', tokens: { refreshToken: 'r2' } }]);
    const [event] = told;
    if (event?.type !== 'otherTab.renewed') throw new Error('no renewal was told');
    expect(event.tokens.expiresAt).toBeGreaterThanOrEqual(before + 900_000);
  });

  it('are recognised when they log in someone else', () => {
    hold('amina', 1);
    writeTokens(pairOf('joaquin', 2));
    storageEvent('accessToken');
    expect(told).toMatchObject([{ type: 'otherTab.loggedIn', tokens: { subject: 'joaquin' } }]);
  });

  it('are ignored when the token is unchanged or another key changes', () => {
    hold('amina', 1);
    storageEvent('accessToken');
    writeTokens(pairOf('amina', 2));
    storageEvent('theme');
    expect(told).toEqual([]);
  });

  it('are caught up with when the page wakes up or returns', () => {
    hold('amina', 1);
    page.localStorage.clear();
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([]);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    page.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(told).toEqual([{ type: 'otherTab.loggedOut' }, { type: 'otherTab.loggedOut' }]);
  });

  it('are no longer heard after closing', () => {
    stop();
    writeTokens(pairOf('amina', 1));
    storageEvent('accessToken');
    expect(told).toEqual([]);
  });
});

describe('renewals', () => {
  const overlapping = async () => {
    let running = 0;
    let most = 0;
    const renew = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return most;
    };
    await Promise.all([withRenewalLock(renew), withRenewalLock(renew), withRenewalLock(renew)]);
    return most;
  };

  it('happen one after the other', async () => {
    expect(await overlapping()).toBe(1);
  });

  it('work in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await overlapping()).toBe(3);
  });

  it('let the next one in after a failure', async () => {
    await expect(withRenewalLock(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(await withRenewalLock(async () => 'renewed')).toBe('renewed');
  });
});
