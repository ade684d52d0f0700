const IDLE_BY_MS = 2_000;

/** Runs work that nobody waits for, once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has none.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE_BY_MS });
  else setTimeout(work);
}
