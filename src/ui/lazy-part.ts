import { type ComponentType, lazy } from 'react';

/** The code of a part of the page couldn't be fetched, although the browser took itself to be online. */
export class CodeLostError extends Error {
  override readonly name = 'CodeLostError';
}

/**
 * A component of its own file. Offline it waits for the connection: an import that has failed fails again for as long
 * as the document lives, so it isn't tried before it can succeed.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await untilOnline();
    try {
      return await load();
    } catch (cause) {
      throw new CodeLostError('A part of the page did not load', { cause });
    }
  });
}

export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
