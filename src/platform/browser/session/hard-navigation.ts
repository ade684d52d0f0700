/** Opens an address in a new document, if this one can no longer load its code. */
import type { RouterState } from 'react-router-dom';
import { safeStorage } from '../page/safe-storage.ts';

const KEY = 'openedAnew';
/** A second failure so soon means that it's broken, not unreachable. */
const RETRY_AFTER_MS = 30_000;

interface NavigatingRouter {
  readonly state: Pick<RouterState, 'initialized' | 'navigation'>;
}

const storage = safeStorage(() => sessionStorage);
let router: NavigatingRouter | null = null;

export function setNavigatingRouter(navigatingRouter: NavigatingRouter): void {
  router = navigatingRouter;
}

/**
 * Opens the pending navigation. @returns false if that was tried just now, or the person has gone elsewhere
 * meanwhile.
 */
export function hardNavigate(): boolean {
  if (!router?.state.initialized) return hardReload();
  const next = router.state.navigation.location;
  const address = next && addressOf(next);
  if (!address || !isFirstTry(address)) return false;
  location.assign(address);
  return true;
}

/** @returns false if it was tried just now. */
export function hardReload(): boolean {
  if (!isFirstTry(addressOf(location))) return false;
  location.reload();
  return true;
}

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

function isFirstTry(address: string): boolean {
  const [at, tried] = storage.get(KEY)?.split(' ') ?? [];
  if (tried === address && Date.now() - Number(at) < RETRY_AFTER_MS) return false;
  storage.set(KEY, `${Date.now()} ${address}`);
  return true;
}
