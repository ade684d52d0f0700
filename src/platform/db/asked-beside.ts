/**
 * A question that is asked in the statement of something else: one of its own costs the server and the database as much
 * as ten rows of a list.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RawBuilder } from 'kysely';

/** Answered by a single value, as JSON; null for none. */
export interface Question {
  /** Differs from run to run, given by name to `select`. */
  values: Readonly<Record<string, unknown>>;
  /** The same function for the same text. */
  select: (values: Record<string, RawBuilder<unknown>>) => RawBuilder<unknown>;
}

interface Asking {
  question: Question;
  isTaken: boolean;
  answer: unknown;
}

const pending = new AsyncLocalStorage<Asking>();

/** @returns as `answer` undefined if `read` ran no statement that takes questions. */
export async function askBeside<T>(
  question: Question,
  read: () => Promise<T>,
): Promise<{ outcome: PromiseSettledResult<T>; answer: unknown }> {
  const asking: Asking = { question, isTaken: false, answer: undefined };
  const [outcome] = await Promise.allSettled([pending.run(asking, read)]);
  return { outcome, answer: asking.answer };
}

/** Once: the statement that takes it answers it. */
export function takeQuestion(): Asking | null {
  const asking = pending.getStore();
  if (!asking || asking.isTaken) return null;
  asking.isTaken = true;
  return asking;
}
