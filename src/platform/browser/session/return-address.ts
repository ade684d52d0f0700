/**
 * Where people return to after logging in and completing their profile. It's in the tab's session storage, since
 * external sign-in leaves the page.
 */
import { safeStorage } from '../page/safe-storage.ts';

const KEY = 'returnTo';
/** The page that was refused, or on which the session ended. */
const REFUSED_KEY = 'return';
const PARAMETER = 'return';
const BASE = 'https://own.invalid';

const kept = safeStorage(() => globalThis.sessionStorage);

/** The address of the page, such as the login, that leads back to `path` once it's done. */
export const pathLeadingBack = (page: string, path: string): string =>
  `${page}?${new URLSearchParams({ [PARAMETER]: path })}`;

/** @returns whether the page's address contains a return address. */
export function keepReturn(search: URLSearchParams): boolean {
  const path = ownPath(search.get(PARAMETER));
  if (path !== null) kept.set(KEY, path);
  return path !== null;
}

/** Kept until the next login, however that is reached. A return address in the login's own address takes precedence. */
export const keepRefused = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void =>
  kept.set(REFUSED_KEY, pathname + search + hash);

export const forgetReturn = (): void => kept.remove(KEY);

/**
 * Returns the address once and clears it.
 *
 * @param home the person's area.
 * @param areas of all roles: someone of another role may have been refused a page in this tab.
 */
export function takeReturn(home: string, areas: readonly string[]): string | null {
  const refused = kept.get(REFUSED_KEY);
  const isOthers = areas.some((area) => area !== home && refused && isWithin(refused, area));
  const path = ownPath(kept.get(KEY) ?? (isOthers ? null : refused));
  forgetReturn();
  kept.remove(REFUSED_KEY);
  return path;
}

const isWithin = (path: string, area: string) =>
  path === area || ['/', '?', '#'].some((next) => path.startsWith(area + next));

/** The address is untrusted: only our own pages are accepted, and none of login and logout (open redirect). */
export function ownPath(typed: string | null): string | null {
  if (!typed?.startsWith('/') || !URL.canParse(typed, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(typed, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(auth|logout)(\/|$)/.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
