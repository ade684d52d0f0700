import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Opportunity } from '../../../../../generated/types.gen.ts';
import { readAgain } from '../known-opportunities.ts';

/** A page that stays open longer than that is read again anyway when it is come back to. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Whoever looks at it while the deadline passes sees it close. */
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
