/** Logins and registrations that the server may ask for a proof of work. */
import { useSyncExternalStore } from 'react';
import { isApiError, isRefusedFor } from '#platform/browser/calls/api-error.ts';

let isProving = false;
const listeners = new Set<() => void>();

/**
 * Sends it again with a proof if the server asks for one. A browser that can't do the work fails with the server's
 * refusal, which says so.
 */
export async function withProof<T>(send: (given: { proof?: string }) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (refusal) {
    if (!isRefusedFor(refusal, 'work_required')) throw refusal;
    return await send({ proof: await prove(refusal) });
  }
}

async function prove(refusal: Error): Promise<string> {
  setProving(true);
  try {
    const { solveChallenge } = await import('./solve-challenge.ts');
    return await solveChallenge();
  } catch (error) {
    throw isApiError(error) ? error : refusal;
  } finally {
    setProving(false);
  }
}

/** Whether this page is doing the work now. */
export const useIsProving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isProving,
    () => false,
  );

function setProving(isNow: boolean): void {
  isProving = isNow;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
