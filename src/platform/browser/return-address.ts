/** Where people return to after logging in. Kept in the tab's session storage, since external sign-in leaves the page. */
import { sturdyStorage } from './sturdy-storage.ts';

const KEY = 'returnTo';
const PARAMETER = 'return';
const BASE = 'https://own.invalid';

const kept = sturdyStorage(() => globalThis.sessionStorage);

/** The address of the login that leads back to `path`. */
export const loginPathTo = (path: string): string => `/auth/login?${new URLSearchParams({ [PARAMETER]: path })}`;

/** Clears it for a login that was opened directly. */
export function keepReturn(loginSearch: URLSearchParams): void {
  const path = ownPath(loginSearch.get(PARAMETER));
  if (path === null) kept.remove(KEY);
  else kept.set(KEY, path);
}

/** Returns it once and clears it. */
export function takeReturn(): string | null {
  const path = ownPath(kept.get(KEY));
  kept.remove(KEY);
  return path;
}

/** The address is untrusted: only our own pages are accepted, and none of login and logout (open redirect). */
export function ownPath(typed: string | null): string | null {
  if (!typed?.startsWith('/') || !URL.canParse(typed, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(typed, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(auth|logout)(\/|$)/.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
