import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { refetchOpportunity } from '../cached-opportunities.ts';

/** Beyond this, a refetch on focus will have updated the page anyway. */
const MAX_WAIT_MS = 24 * 3_600_000;

/** Refetches the opportunity when its deadline passes. */
export function useRefetchAtDeadline(opportunity: Pick<Opportunity, 'id' | 'closesAt' | 'state'> | undefined): void {
  const queryClient = useQueryClient();
  const { id, closesAt, state } = opportunity ?? {};
  useEffect(() => {
    if (id === undefined || closesAt === undefined || state !== 'approved') return;
    const wait = Date.parse(closesAt) - Date.now();
    if (wait <= 0 || wait > MAX_WAIT_MS) return;
    const timer = setTimeout(() => refetchOpportunity(queryClient, id), wait);
    return () => clearTimeout(timer);
  }, [queryClient, id, closesAt, state]);
}
