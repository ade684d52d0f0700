/**
 * Runs a small query within the statement of another one: a statement of its own would cost the server and the
 * database as much as ten rows of a list.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RawBuilder } from 'kysely';

/** A subquery that returns a single value as JSON, or null. */
export interface PiggybackedQuery {
  /** The values that differ from run to run; `select` gets them by name. */
  values: Readonly<Record<string, unknown>>;
  /** Must be the same function for the same SQL text. */
  select: (values: Record<string, RawBuilder<unknown>>) => RawBuilder<unknown>;
}

interface PendingQuery {
  query: PiggybackedQuery;
  isTaken: boolean;
  answer: unknown;
}

const pending = new AsyncLocalStorage<PendingQuery>();

/** @returns an undefined `answer` if `read` ran no statement that accepts one. */
export async function runPiggybacked<T>(
  query: PiggybackedQuery,
  read: () => Promise<T>,
): Promise<{ outcome: PromiseSettledResult<T>; answer: unknown }> {
  const entry: PendingQuery = { query, isTaken: false, answer: undefined };
  const [outcome] = await Promise.allSettled([pending.run(entry, read)]);
  return { outcome, answer: entry.answer };
}

/** Takes the pending question, once: the statement that takes it answers it. */
export function takePiggybackedQuery(): PendingQuery | null {
  const entry = pending.getStore();
  if (!entry || entry.isTaken) return null;
  entry.isTaken = true;
  return entry;
}
