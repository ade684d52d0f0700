import { type ComponentType, lazy } from 'react';
import { withStyles } from './with-styles.ts';

/** A chunk couldn't be loaded although the browser is online. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A lazy component. Offline it waits for the connection, since a failed import keeps failing until the page is
 * reloaded.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await untilOnline();
    try {
      return await withStyles(load());
    } catch (cause) {
      throw new ChunkLoadError('A part of the page did not load', { cause });
    }
  });
}

export async function untilOnline(): Promise<void> {
  // Servers leave it undefined.
  if (navigator.onLine !== false) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
