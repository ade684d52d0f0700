import { onConnectionChange } from '../calls/connection-state.ts';

/** A line that is up without the browser having noticed a change. */
const RETRY_MS = 15_000;

/** Sends what waits now, and whenever there may be a connection. @returns a function that stops it. */
export function keepTrying(send: () => void, isAnyWaiting: () => boolean): () => void {
  const stopFollowing = onConnectionChange(send);
  const timer = setInterval(() => isAnyWaiting() && send(), RETRY_MS);
  send();
  return () => {
    stopFollowing();
    clearInterval(timer);
  };
}
