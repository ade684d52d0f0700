/** Fetches the code of a page. Without a connection the page that is shown stays, and the one to come opens later. */
import { untilAnswered } from '#platform/browser/connection.ts';
import { untilOnline } from '#ui/lazy-part.ts';
import { openAnew } from './open-anew.ts';

const fetched = new WeakSet<() => Promise<unknown>>();

/** @param load The same function for the same code: what is here already needs no connection. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  if (!fetched.has(load)) await untilOnline();
  try {
    const code = await load();
    fetched.add(load);
    return code;
  } catch (cause) {
    // The browser keeps a failed import for as long as the document lives: only another document gets the code.
    await untilAnswered();
    if (openAnew()) return await new Promise<never>(() => undefined);
    throw cause;
  }
}
