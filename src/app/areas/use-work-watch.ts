import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { toast } from '#ui/toast.ts';
import { showInTitle } from '../title-badge.ts';
import { WORK_PLACES, type WorkPlace } from './work-places.ts';

const LOOK_EVERY_MS = 30_000;

/** The caller's pending work; null while unknown and for roles without any. */
export const useWorkWaiting = (role: Role | undefined): WorkWaiting | null =>
  useWorkCount(role).data?.data.work ?? null;

export const useWorkCount = (role: Role | undefined) =>
  useQuery({
    ...getCommunityStatsOptions(),
    enabled: role !== undefined && role in WORK_PLACES,
    refetchInterval: LOOK_EVERY_MS,
    // Keeps the count in the tab's title current.
    refetchIntervalInBackground: true,
  });

const NO_PLACES: readonly WorkPlace[] = [];

/** Shows the pending count in the tab's title and a toast when more arrives. Mount once per area. */
export function useWorkWatch(role: Role | undefined): WorkWaiting | null {
  const work = useWorkWaiting(role);
  const places = (role && WORK_PLACES[role]) ?? NO_PLACES;
  const { pathname } = useLocation();
  const known = useRef<WorkWaiting | null>(null);

  useEffect(() => {
    if (work === null) return;
    const before = known.current;
    known.current = work;
    for (const place of before === null ? NO_PLACES : places) {
      const come = work[place.work] - (before?.[place.work] ?? 0);
      // The queue page announces new rows itself.
      if (come > 0 && pathname !== place.path) tell(come, place);
    }
  }, [work, places, pathname]);

  const waiting = work === null ? 0 : places.reduce((sum, place) => sum + work[place.work], 0);
  useEffect(() => {
    showInTitle('work', waiting);
    return () => showInTitle('work', 0);
  }, [waiting]);
  return work;
}

function tell(come: number, { one, many, path }: WorkPlace): void {
  toast({ message: come === 1 ? one : `${come} ${many}`, action: { label: 'View', to: path } });
}
