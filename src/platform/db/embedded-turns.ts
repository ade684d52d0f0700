/**
 * The embedded database works on the thread that serves requests, and answers before the thread looks at its sockets
 * again: a crowd of queries would keep everyone else waiting until the last one is done. Here it lets others have
 * their turn in between.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** How long queries may keep the thread. */
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
