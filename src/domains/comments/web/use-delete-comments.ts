import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { deleteComment } from '#generated/comments/deleteComment.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { createDecisionDesk, type DecisionDesk } from '#platform/browser/decisions/decision-desk.ts';
import { useFlushSecondary } from '#platform/browser/decisions/use-flush-on-leave.ts';
import { toast } from '#ui/feedback/toast.ts';

type Deleting = 'deleting';

/** Deletes comments after an undo window. */
export function useDeleteComments() {
  const client = useQueryClient();
  const [desk] = useState(() => createDesk(client));
  useFlushSecondary(desk);
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState);
  return {
    /** Whether a comment is about to be deleted or has been deleted. */
    isGone: (id: string) => {
      const stage = state.statuses.get(id)?.stage;
      return stage !== undefined && stage !== 'refused';
    },
    remove: (comment: Comment) => {
      desk.decide({ rows: [comment], choice: 'delete', verdict: 'deleting' });
      const key = desk.getState().statuses.get(comment.id)?.key;
      toast({
        message: say('comments.useDeleteComments.commentDeleted'),
        onHold: (isHeld) => desk.hold(key, isHeld),
        onUndo: () => undo(desk, key),
      });
    },
  };
}

function undo(desk: DecisionDesk<Comment, Deleting>, key: number | undefined): void {
  if (key !== undefined && desk.undo(key)) return;
  toast({
    message: say('comments.useDeleteComments.tooLate'),
    detail: say('comments.useDeleteComments.tooLateHint'),
    tone: 'warning',
  });
}

function createDesk(client: QueryClient): DecisionDesk<Comment, Deleting> {
  return createDecisionDesk<Comment, Deleting, null>(
    async ({ rows }) =>
      Promise.all(
        rows.map(async ({ id }) => {
          try {
            const { data } = await deleteComment({ path: { id } });
            return { id, isDone: true, message: data.message, changed: null };
          } catch (error) {
            if (!isApiError(error, 'refused')) throw error;
            return { id, isDone: false, message: sayWhy(error), changed: null };
          }
        }),
      ),
    {
      onAnswered: (_, outcomes) => {
        for (const { isDone, message } of outcomes) {
          if (!isDone)
            toast({
              message: say('comments.useDeleteComments.deleteOwnFailed'),
              detail: message,
              tone: 'danger',
            });
        }
        void makeStale(client, 'comments');
      },
      onUnanswered: (_, retry, error) =>
        toast({
          message: say('comments.useDeleteComments.deleteFailed'),
          detail: sayWhy(error),
          tone: 'danger',
          duration: null,
          action: { label: say('comments.useDeleteComments.tryAgain'), onPress: retry },
        }),
    },
  );
}
