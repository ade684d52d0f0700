/** This tab's notification stream. It outlives the layouts that display it. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor } from 'xstate';
import { isWorkedOn, makeStale } from '#platform/browser/calls/stale.ts';
import { onPageChange } from '#platform/browser/page/page-changes.ts';
import type { streamMachine } from '../flows/stream.ts';
import { providedLineMachine } from './stream-actors.ts';

/**
 * A notification tells of a change, so what was read before it may be outdated: the page that it's about is read again
 * now, others when they're next shown. Forms and queues stay as they are while someone works on them.
 */
function rereadSubject(client: QueryClient, link: string | null): void {
  const isShown = link !== null && new URL(link, location.origin).pathname === location.pathname;
  void client.invalidateQueries({
    predicate: (query) => !isWorkedOn(query),
    refetchType: isShown ? 'active' : 'none',
  });
}

export type NotificationStream = ActorRefFrom<typeof streamMachine>;

/** Refetch once for a burst of notifications. */
const GATHERED_MS = 250;

export function startStream(userId: string, queryClient: QueryClient): NotificationStream {
  const actor = createActor(providedLineMachine, { input: { userId, isHidden: () => document.hidden } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rereadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void makeStale(queryClient, 'notifications'), GATHERED_MS);
  };
  actor.on('changed', rereadSoon);
  actor.on('arrived', ({ arrival }) => rereadSubject(queryClient, arrival.link));
  // A text that notifications quote has been removed.
  actor.subscribe({ complete: onPageChange('notifications', rereadSoon) });
  actor.start();
  return actor;
}
