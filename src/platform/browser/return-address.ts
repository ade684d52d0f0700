/**
 * Where people return to after logging in and completing their profile. It's in the tab's session storage, since
 * external sign-in leaves the page.
 */
import { safeStorage } from './safe-storage.ts';

const KEY = 'returnTo';
const PARAMETER = 'return';
const BASE = 'https://own.invalid';

const kept = safeStorage(() => globalThis.sessionStorage);

/** The address of the page, such as the login, that leads back to `path` once it's done. */
export const pathLeadingBack = (page: string, path: string): string =>
  `${page}?${new URLSearchParams({ [PARAMETER]: path })}`;

/** @returns whether the page's address contains a return address. */
export function keepReturn(search: URLSearchParams): boolean {
  const path = ownPath(search.get(PARAMETER));
  if (path !== null) keepReturnTo(path);
  return path !== null;
}

export const keepReturnTo = (path: string): void => kept.set(KEY, path);

export const forgetReturn = (): void => kept.remove(KEY);

/** Returns the address once and clears it. */
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
