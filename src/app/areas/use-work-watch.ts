import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getCommunityStatsOptions } from '../../../generated/community/getCommunityStats.gen.ts';
import type { Role, WorkWaiting } from '../../../generated/types.gen.ts';
import { toast } from '../../ui/toast.ts';
import { showInTitle } from '../title-badge.ts';

const LOOK_EVERY_MS = 30_000;

/** Where those work who decide on impacts. */
export const QUEUE_PATHS: Partial<Record<Role, string>> = { Judge: '/judge/impacts', Admin: '/admin/impacts' };

/** What waits for the one who is logged in; null while it is not known, and for those who decide nothing. */
export function useWorkWaiting(role: Role | undefined): WorkWaiting | null {
  const { data } = useQuery({
    ...getCommunityStatsOptions(),
    enabled: role !== undefined && role in QUEUE_PATHS,
    refetchInterval: LOOK_EVERY_MS,
    // The tab's title tells those who look elsewhere meanwhile.
    refetchIntervalInBackground: true,
  });
  return data?.data.work ?? null;
}

/** Tells in the tab's title how much waits, and by a message when something comes. Once for each area. */
export function useWorkWatch(role: Role | undefined): WorkWaiting | null {
  const work = useWorkWaiting(role);
  const count = work?.impactsToReview ?? null;
  const known = useRef<number | null>(null);
  const path = role && QUEUE_PATHS[role];
  const isThere = useLocation().pathname === path;

  useEffect(() => {
    if (count === null) return;
    const come = known.current === null ? 0 : count - known.current;
    known.current = count;
    // The queue tells it by itself, beside its rows.
    if (come > 0 && !isThere && path) tell(come, path);
  }, [count, isThere, path]);

  useEffect(() => {
    showInTitle(count ?? 0);
    return () => showInTitle(0);
  }, [count]);
  return work;
}

function tell(come: number, path: string): void {
  toast({
    message: come === 1 ? 'An impact has come in for review' : `${come} impacts have come in for review`,
    action: { label: 'Look', to: path },
  });
}
