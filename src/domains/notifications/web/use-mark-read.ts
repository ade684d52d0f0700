import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markNotificationReadMutation } from '#generated/notifications/markNotificationRead.gen.ts';
import type { Notification } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';

/** Marks one or all as read. The unread count follows over the stream, in every tab and on every device. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const marking = useMutation({
    ...markNotificationReadMutation(),
    onSuccess: () => makeStale(queryClient, 'notifications'),
    onError: (error, { path: { id } }) =>
      toastFailed(
        id === 'all' ? say('notifications.useMarkRead.allFailed') : say('notifications.useMarkRead.oneFailed'),
        error,
      ),
  });
  return {
    isMarkingAll: marking.isPending && marking.variables.path.id === 'all',
    markAll: ({ onError }: { onError: () => void }) => marking.mutate({ path: { id: 'all' } }, { onError }),
    mark: (id: string) => marking.mutate({ path: { id } }),
    onOpened: ({ id, isRead }: Notification) => {
      // The notification is about a change: the page that it leads to may be cached from before, or open.
      void queryClient.invalidateQueries();
      if (!isRead) marking.mutate({ path: { id } });
    },
  };
}

export type MarkRead = ReturnType<typeof useMarkRead>;

/**
 * Marks all as read. Once none is unread, the button is disabled or gone and can't keep the focus, which then moves to
 * the target; if marking fails, it stays.
 *
 * @param unread null until loaded.
 */
export function useMarkAll({ markAll }: MarkRead, unread: number | null, findTarget: () => Element | null): () => void {
  const focusAfter = useFocusAfter(unread === 0);
  return () => {
    focusAfter(findTarget);
    markAll({ onError: () => focusAfter(() => null) });
  };
}
