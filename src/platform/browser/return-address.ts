/** Where somebody who was led to log in comes back to. It is kept while the tab lives: a sign-in may lead elsewhere. */
import { sturdyStorage } from './sturdy-storage.ts';

const KEY = 'returnTo';
const PARAMETER = 'return';
const BASE = 'https://own.invalid';

const kept = sturdyStorage(() => globalThis.sessionStorage);

/** The address of the login that leads back to `path`. */
export const loginPathTo = (path: string): string => `/auth/login?${new URLSearchParams({ [PARAMETER]: path })}`;

/** A login that was come to by another way leads back nowhere. */
export function keepReturn(loginSearch: URLSearchParams): void {
  const path = ownPath(loginSearch.get(PARAMETER));
  if (path === null) kept.remove(KEY);
  else kept.set(KEY, path);
}

/** Gives it once. */
export function takeReturn(): string | null {
  const path = ownPath(kept.get(KEY));
  kept.remove(KEY);
  return path;
}

/** Anybody may have written the address: it leads to a page of ours, and not to logging in or out again. */
export function ownPath(typed: string | null): string | null {
  if (!typed?.startsWith('/') || !URL.canParse(typed, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(typed, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(auth|logout)(\/|$)/.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
