/** Fetches a page's code. Offline, the current page stays and the next one opens later. */

import { untilOnline } from '#ui/timing/lazy-part.ts';
import { untilServerAnswers } from '../calls/connection.ts';
import { hardNavigate } from '../session/hard-navigation.ts';

const fetched = new WeakSet<() => Promise<unknown>>();

/** @param load pass the same function for the same code: loaded code needs no connection. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  if (!fetched.has(load)) await untilOnline();
  try {
    const code = await load();
    fetched.add(load);
    return code;
  } catch (cause) {
    // A failed import stays failed for as long as the document lives: only another document gets the code.
    await untilServerAnswers();
    if (hardNavigate()) return await new Promise<never>(() => undefined);
    throw cause;
  }
}
