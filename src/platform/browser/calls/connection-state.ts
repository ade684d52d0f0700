/** Whether the server can be reached: shown by a notice, and followed by queries. */
import { onlineManager } from '@tanstack/react-query';
import { isAnswered } from '#ui/timing/lazy-part.ts';
import { isWaitingForServer, onWaitingChange } from './connection.ts';

/** `silent`: the browser says it's online, but the server doesn't answer. */
export type Connection = 'open' | 'offline' | 'silent';

export function readConnection(): Connection {
  if (onlineManager.isOnline() && !isWaitingForServer()) return 'open';
  return navigator.onLine ? 'silent' : 'offline';
}

export function onConnectionChange(listener: () => void): () => void {
  const stopAwaiting = onWaitingChange(listener);
  const stopFollowing = onlineManager.subscribe(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stopAwaiting();
    stopFollowing();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Reports at once, and whenever it changes, whether there's a connection. A browser without a network reports that it's
 * offline, even if the server is on the same machine and answers.
 */
export function followOnline(tell: (isOnline: boolean) => void): () => void {
  const report = () => {
    tell(navigator.onLine);
    if (!navigator.onLine) void isAnswered().then((isThere) => isThere && tell(true));
  };
  report();
  addEventListener('online', report);
  addEventListener('offline', report);
  return () => {
    removeEventListener('online', report);
    removeEventListener('offline', report);
  };
}
