/**
 * The embedded database runs on the main thread and answers before the event loop gets back to its sockets,
 * so a burst of queries would block all other requests until the last one is done. This yields to the event loop
 * in between.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** How long queries may block the event loop. */
const TURN_MS = 5;

export function takeTurns(pglite: PGlite): void {
  let turnBegan = 0;
  const endTurn = async () => {
    if (performance.now() - turnBegan < TURN_MS) return;
    await othersTurn();
    turnBegan = performance.now();
  };
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = async (...call: Parameters<PGlite['query']>) => {
    await endTurn();
    return query(...call);
  };
  pglite.transaction = async <T>(block: (tx: Transaction) => Promise<T>) => {
    await endTurn();
    return transaction(block);
  };
}
