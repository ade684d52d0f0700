const IDLE_BY_MS = 2_000;

/** Runs work that nobody waits for, once the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari doesn't have `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE_BY_MS });
  else setTimeout(work);
}
