/**
 * The embedded database runs on the main thread and answers before the event loop gets back to its sockets,
 * so a burst of queries would block all other requests until the last one is done. This yields to the event loop
 * in between.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** How long queries may block the event loop. */
const MAX_BLOCK_MS = 5;

export function yieldBetweenQueries(pglite: PGlite): void {
  let turnStartedAt = 0;
  const yieldIfOverdue = async () => {
    if (performance.now() - turnStartedAt < MAX_BLOCK_MS) return;
    await othersTurn();
    turnStartedAt = performance.now();
  };
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = async (...call: Parameters<PGlite['query']>) => {
    await yieldIfOverdue();
    return query(...call);
  };
  pglite.transaction = async <T>(block: (tx: Transaction) => Promise<T>) => {
    await yieldIfOverdue();
    return transaction(block);
  };
}
