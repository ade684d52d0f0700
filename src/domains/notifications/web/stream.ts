/** This tab's notification stream. It outlives the layouts that display it. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor } from 'xstate';
import { listNotificationsQueryKey } from '#generated/notifications/listNotifications.gen.ts';
import { onPageChange } from '#platform/browser/page/page-changes.ts';
import type { streamMachine } from '../flows/stream.ts';
import { rereadSubject } from './reread-subject.ts';
import { providedLineMachine } from './stream-actors.ts';

export type NotificationStream = ActorRefFrom<typeof streamMachine>;

/** Refetch once for a burst of notifications. */
const GATHERED_MS = 250;

export function startStream(userId: string, queryClient: QueryClient): NotificationStream {
  const actor = createActor(providedLineMachine, { input: { userId, isHidden: () => document.hidden } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rereadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => rereadNotifications(queryClient), GATHERED_MS);
  };
  actor.on('changed', rereadSoon);
  actor.on('arrived', ({ arrival }) => rereadSubject(queryClient, arrival.link));
  // A text that notifications quote has been removed.
  actor.subscribe({ complete: onPageChange('notifications', rereadSoon) });
  actor.start();
  return actor;
}

export function rereadNotifications(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listNotificationsQueryKey() });
}
