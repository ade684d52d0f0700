/**
 * Answers a question within the statement of another query: a statement of its own would cost the server and the
 * database as much as ten rows of a list.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RawBuilder } from 'kysely';

/** A subquery that returns a single value as JSON, or null. */
export interface Question {
  /** The values that differ from run to run; `select` gets them by name. */
  values: Readonly<Record<string, unknown>>;
  /** Must be the same function for the same SQL text. */
  select: (values: Record<string, RawBuilder<unknown>>) => RawBuilder<unknown>;
}

interface Asking {
  question: Question;
  isTaken: boolean;
  answer: unknown;
}

const pending = new AsyncLocalStorage<Asking>();

/** @returns an undefined `answer` if `read` ran no statement that takes questions. */
export async function askBeside<T>(
  question: Question,
  read: () => Promise<T>,
): Promise<{ outcome: PromiseSettledResult<T>; answer: unknown }> {
  const asking: Asking = { question, isTaken: false, answer: undefined };
  const [outcome] = await Promise.allSettled([pending.run(asking, read)]);
  return { outcome, answer: asking.answer };
}

/** Takes the pending question, once: the statement that takes it answers it. */
export function takeQuestion(): Asking | null {
  const asking = pending.getStore();
  if (!asking || asking.isTaken) return null;
  asking.isTaken = true;
  return asking;
}
