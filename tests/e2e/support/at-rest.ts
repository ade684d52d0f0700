/** How often it is read, and how often in a row it must be the same: pages scroll by steps of several frames. */
const TICK_MS = 50;
const SAME_READS = 4;
/** Enough even on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Reads a place, a size or anything else of a page until it no longer changes. */
export async function atRest<T>(read: () => Promise<T>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  let last = await read();
  for (let same = 1; same < SAME_READS; ) {
    if (Date.now() > end) throw new Error(`It doesn’t come to rest: ${JSON.stringify(last)}`);
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    const now = await read();
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 1;
    last = now;
  }
  return last;
}
