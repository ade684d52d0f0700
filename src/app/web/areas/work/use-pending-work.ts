import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueWork } from '#platform/browser/decisions/queue/queue-work.ts';
import { showInTitle } from '#platform/browser/page/title-badge.ts';
import { toast } from '#ui/feedback/toast.ts';
import { queuePathOf } from '../../queues.ts';
import { openQueues } from './open-queues.ts';

const POLL_INTERVAL_MS = 30_000;

/** The caller's pending work; null while unknown. */
export const usePendingWork = (role: Role | undefined): WorkWaiting | null =>
  usePendingWorkQuery(role).data?.data.work ?? null;

export const usePendingWorkQuery = (role: Role | undefined) =>
  useQuery({
    ...getCommunityStatsOptions(),
    enabled: role !== undefined,
    refetchInterval: POLL_INTERVAL_MS,
    // Keeps the count in the tab's title current.
    refetchIntervalInBackground: true,
  });

const NO_QUEUES: readonly QueueWork[] = [];

/** Shows the pending count in the tab's title and a toast when more arrives. Mount once per area. */
export function usePendingWorkAlerts(role: Role | undefined): WorkWaiting | null {
  const work = usePendingWork(role);
  // An admin may switch areas off, which draws the page again.
  const queues = role ? openQueues(role) : NO_QUEUES;
  const { pathname } = useLocation();
  const known = useRef<WorkWaiting | null>(null);

  useEffect(() => {
    if (work === null || role === undefined) return;
    const before = known.current;
    known.current = work;
    for (const { count, arrived, path } of before === null ? NO_QUEUES : queues) {
      const added = work[count] - (before?.[count] ?? 0);
      const to = queuePathOf(role, { path });
      // The queue page announces new rows itself.
      if (added > 0 && pathname !== to) announce(arrived(added), to);
    }
  }, [work, role, queues, pathname]);

  const waiting = work === null ? 0 : queues.reduce((sum, { count }) => sum + work[count], 0);
  useEffect(() => {
    showInTitle('work', waiting);
    return () => showInTitle('work', 0);
  }, [waiting]);
  return work;
}

function announce(message: string, to: string): void {
  toast({ message, action: { label: say('app.usePendingWork.view'), to } });
}
