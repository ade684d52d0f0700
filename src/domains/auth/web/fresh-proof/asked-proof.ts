/** Whether someone is being asked to prove that it's them. Calls that need it at the same time share the question. */
import { useSyncExternalStore } from 'react';

interface Question {
  answer: Promise<boolean>;
  settle: (isProven: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/** @returns whether the person has proved it. */
export function askForProof(): Promise<boolean> {
  if (question) return question.answer;
  const { promise: answer, resolve: settle } = Promise.withResolvers<boolean>();
  set({ answer, settle });
  return answer;
}

export function settleProof(isProven: boolean): void {
  question?.settle(isProven);
  set(null);
}

export const useIsAskedForProof = (): boolean => useSyncExternalStore(subscribe, () => question !== null);

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
