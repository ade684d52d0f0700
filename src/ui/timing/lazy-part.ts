import { type ComponentType, lazy } from 'react';
import { withStyles } from './with-styles.ts';

/** A chunk couldn't be loaded although the browser is online. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A lazy component. Offline it waits for the connection, since a failed import keeps failing until the page is
 * reloaded.
 * @param Failed what to show if it can't be loaded; without it, the page fails.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, Failed?: ComponentType<Props>) {
  return lazy(async () => {
    await untilOnline();
    try {
      return await withStyles(load());
    } catch (cause) {
      if (Failed) return { default: Failed };
      throw new ChunkLoadError('A part of the page did not load', { cause });
    }
  });
}

export async function untilOnline(): Promise<void> {
  if (await canConnect()) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** A browser without a network reports that it's offline, even if the server is on the same machine and answers. */
export const canConnect = async (): Promise<boolean> =>
  // On servers, `onLine` is undefined. A service worker has the code on this device, or waits for the connection.
  navigator.onLine !== false || navigator.serviceWorker?.controller != null || (await isAnswered());

/** Whether our server answers, with any status. */
export const isAnswered = (): Promise<boolean> =>
  fetch('/reachable.txt', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
