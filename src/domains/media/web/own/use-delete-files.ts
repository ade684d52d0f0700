import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { deleteMedia } from '#generated/media/deleteMedia.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { createDecisionDesk, type DeskListener } from '#platform/browser/decisions/decision-desk.ts';
import { useFlushOnLeave } from '#platform/browser/decisions/use-flush-on-leave.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';

interface Row {
  id: string;
  name: string;
}

const NOT_THERE = 404;

/** Idempotent. @throws if the server didn't answer. */
async function send({ id }: Row) {
  try {
    const { data } = await deleteMedia({ path: { id } });
    return { id, isDone: true, message: String(data.message), changed: null };
  } catch (error) {
    if (!isApiError(error) || error.status === null || error.status >= 500) throw error;
    return { id, isDone: error.status === NOT_THERE, message: error.message, changed: null };
  }
}

const listenerFor = (queryClient: QueryClient): DeskListener<Row, null, null> => ({
  onAnswered: ({ rows }, outcomes) => {
    for (const { isDone, message } of outcomes) {
      if (!isDone)
        toast({
          message: say('media.useDeleteFiles.failed', { name: isolate(rows[0]?.name ?? '') }),
          detail: message,
          tone: 'danger',
        });
    }
    void queryClient.invalidateQueries();
  },
  onUnanswered: ({ rows }, retry, error) =>
    toast({
      message: say('media.useDeleteFiles.failed', { name: isolate(rows[0]?.name ?? '') }),
      detail: sayWhy(error),
      tone: 'danger',
      duration: null,
      action: { label: say('media.useDeleteFiles.tryAgain'), onPress: retry },
    }),
});

/** Deletes after a few seconds, during which it can be undone. @returns which files this page knows to be deleted. */
export function useDeleteFiles() {
  const queryClient = useQueryClient();
  const [desk] = useState(() =>
    createDecisionDesk<Row, null, null>(({ rows }) => Promise.all(rows.map(send)), listenerFor(queryClient)),
  );
  const { statuses } = useSyncExternalStore(desk.subscribe, desk.getState);
  useFlushOnLeave(desk);
  return {
    isGone: (id: string) => ['held', 'sending', 'done'].includes(statuses.get(id)?.stage ?? ''),
    remove: (row: Row) => {
      desk.decide({ rows: [row], choice: 'delete', verdict: null });
      const key = desk.getState().statuses.get(row.id)?.key;
      toast({
        message: say('media.useDeleteFiles.deleted', { name: isolate(row.name) }),
        onHold: (isHeld) => desk.hold(key, isHeld),
        onUndo: () => {
          if (desk.undo(key) === null) toast({ message: say('media.useDeleteFiles.undoTooLate'), tone: 'warning' });
        },
      });
    },
  };
}
