import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClaims } from '#platform/browser/session/token-claims.ts';
import {
  clearSession,
  justReceived,
  markLoggedIn,
  markProfileIncomplete,
  readTokens,
  writeTokens,
} from '#platform/browser/session/token-storage.ts';
import { openPage, tokenOf } from './browser-fixtures.ts';

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const accessToken = tokenOf({ sub: 'amina', iat: 1_000, exp: 1_900 });
const all = () => ({
  ...Object.fromEntries(page.localStorage.entries),
  ...Object.fromEntries(page.sessionStorage.entries),
});

describe('the stored session', () => {
  it('keeps both tokens in local storage and reads them back with their claims', () => {
    writeTokens({ accessToken, refreshToken: 'r1' });
    expect(Object.fromEntries(page.localStorage.entries)).toEqual({ accessToken, refreshToken: 'r1' });
    expect(readTokens()).toEqual({
      accessToken,
      refreshToken: 'r1',
      subject: 'amina',
      expiresAt: 1_900_000,
      lifetime: 900_000,
    });
  });

  it('writes the access token last', () => {
    const order: string[] = [];
    page.localStorage.setItem = (key) => order.push(key);
    writeTokens({ accessToken, refreshToken: 'r1' });
    expect(order).toEqual(['refreshToken', 'accessToken']);
  });

  it('drops the old refresh token if the new login has none', () => {
    writeTokens({ accessToken, refreshToken: 'r1' });
    writeTokens({ accessToken, refreshToken: null });
    expect(all()).toEqual({ accessToken });
    expect(readTokens()?.refreshToken).toBeNull();
  });

  it('marks the person as logged in, or the profile as incomplete, never both', () => {
    markProfileIncomplete();
    expect(Object.fromEntries(page.sessionStorage.entries)).toEqual({ incompleteProfile: 'true' });
    markLoggedIn();
    expect(all()).toEqual({ isLoggedIn: 'true' });
    expect(page.localStorage.entries.has('isLoggedIn')).toBe(true);
    markProfileIncomplete();
    expect(all()).toEqual({ incompleteProfile: 'true' });
  });

  it('clears only its own keys', () => {
    page.localStorage.setItem('theme', 'dark');
    writeTokens({ accessToken, refreshToken: 'r1' });
    markLoggedIn();
    clearSession();
    expect(all()).toEqual({ theme: 'dark' });
    expect(readTokens()).toBeNull();
  });

  it('lasts until the page is left if the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readTokens()).toBeNull();
    writeTokens({ accessToken, refreshToken: 'r1' });
    expect(readTokens()?.refreshToken).toBe('r1');
    clearSession();
    expect(readTokens()).toBeNull();
  });

  it('prefers what a full storage couldn’t store over what it still holds', () => {
    writeTokens({ accessToken: 'old', refreshToken: 'old' });
    page.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    writeTokens({ accessToken, refreshToken: 'r2' });
    expect(readTokens()?.refreshToken).toBe('r2');
  });
});

describe('fresh tokens', () => {
  it('live as long as they say, whatever the browser’s clock', () => {
    expect(justReceived({ accessToken, refreshToken: 'r1' }, 50_000).expiresAt).toBe(950_000);
  });

  it('expire at their expiry if they don’t say when they were issued', () => {
    const token = tokenOf({ exp: 1_900 });
    expect(justReceived({ accessToken: token, refreshToken: 'r1' }, 50_000).expiresAt).toBe(1_900_000);
  });
});

describe('a token’s claims', () => {
  it('are read beyond ASCII', () => {
    expect(readClaims(tokenOf({ sub: 'Joaquín ✓', iat: 1, exp: 2 }))).toEqual({
      subject: 'Joaquín ✓',
      issuedAt: 1,
      expiresAt: 2,
    });
  });

  it.each([
    '',
    'opaque',
    'a.b.c',
    `a.${btoa('[]')}.c`,
    `a.${btoa('null')}.c`,
    tokenOf({ sub: 7, exp: 'soon', iat: null }),
  ])('are unknown in %j', (token) => {
    expect(readClaims(token)).toEqual({ subject: null, issuedAt: null, expiresAt: null });
  });
});
