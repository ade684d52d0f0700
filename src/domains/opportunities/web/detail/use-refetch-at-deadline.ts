import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { refetchOpportunities } from '../cached-opportunities.ts';

/** Beyond this, a refetch on focus will have updated the page anyway. */
const MAX_WAIT_MS = 24 * 3_600_000;
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 10 * 60_000;

export function useRefetchAtDeadline(opportunity: Pick<Opportunity, 'id' | 'closesAt' | 'state'> | undefined): void {
  const queryClient = useQueryClient();
  const { id, closesAt, state } = opportunity ?? {};
  useEffect(() => {
    if (id === undefined || closesAt === undefined || state !== 'approved') return;
    return askAtDeadline(Date.parse(closesAt), () => refetchOpportunities(queryClient));
  }, [queryClient, id, closesAt, state]);
}

/**
 * Asks at the deadline, then after ever longer pauses for a quarter of an hour: the browser's clock may be ahead of the
 * server's, which decides.
 *
 * @returns a function that stops it, once the server has closed the opportunity.
 */
export function askAtDeadline(closesAt: number, ask: () => void): () => void {
  const wait = closesAt - Date.now();
  if (wait > MAX_WAIT_MS) return () => {};
  let pause = FIRST_PAUSE_MS;
  const askAndWait = () => {
    ask();
    if (pause > MAX_PAUSE_MS) return;
    timer = setTimeout(askAndWait, pause);
    pause *= 2;
  };
  // Past it by this clock, the page has only just been told that it's open.
  let timer = setTimeout(askAndWait, wait > 0 ? wait : FIRST_PAUSE_MS);
  return () => clearTimeout(timer);
}
