import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { readAgain } from '../known-opportunities.ts';

/** Beyond this, a refetch on focus will have updated the page anyway. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Refetches the opportunity when its deadline passes. */
export function useReadAtClosing(opportunity: Pick<Opportunity, 'id' | 'closesAt' | 'state'> | undefined): void {
  const queryClient = useQueryClient();
  const { id, closesAt, state } = opportunity ?? {};
  useEffect(() => {
    if (id === undefined || closesAt === undefined || state !== 'approved') return;
    const wait = Date.parse(closesAt) - Date.now();
    if (wait <= 0 || wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => readAgain(queryClient, id), wait);
    return () => clearTimeout(timer);
  }, [queryClient, id, closesAt, state]);
}
