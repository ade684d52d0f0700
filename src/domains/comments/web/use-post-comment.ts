import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CommentAudience } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { readConnection } from '#platform/browser/calls/connection-state.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { keepWaiting } from '#platform/browser/outbox/outbox.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { ComposedComment } from './composer.tsx';
import { addToThread, cancelThreadQueries, changeComment, removeFromThread } from './thread-cache.ts';
import { useThreadTools } from './thread-tools.ts';
import { sendComment, unsent, type WrittenComment, waitingComments } from './waiting/waiting-comments.ts';

interface Answered {
  id: string;
  /** The comment at the beginning of its conversation. */
  rootId: string;
  audience: CommentAudience;
}

interface Posting {
  written: WrittenComment;
  draftId: string;
}

/**
 * Posts a comment and shows it optimistically. A text that is sent again after a failure is posted only once; without an
 * answer, it waits for a connection.
 */
export function usePostComment(answered?: Answered) {
  const { subject, audience: ofThread, onPosted } = useThreadTools();
  const audience = answered?.audience === 'members' ? 'members' : ofThread;
  const client = useQueryClient();
  const viewer = useKnownViewer();
  const lost = useRef<{ text: string; draftId: string } | null>(null);
  const posting = useMutation({
    mutationFn: ({ written, draftId }: Posting) => sendComment(written, draftId),
    onMutate: async ({ written, draftId }) => {
      await cancelThreadQueries(client, subject);
      addToThread(client, subject, unsent(viewer, draftId, written, new Date()));
    },
    onSuccess: ({ data, message }, { draftId }) => {
      lost.current = null;
      changeComment(client, subject, draftId, () => data);
      if (data.state === 'held') toast({ message });
      onPosted();
    },
    onError: (_, { written, draftId }) => {
      lost.current = { text: written.draft.text, draftId };
      removeFromThread(client, subject, draftId);
    },
    onSettled: () => makeStale(client, 'comments'),
  });
  return async ({ draft }: ComposedComment): Promise<void> => {
    const again = lost.current?.text === draft.text ? lost.current.draftId : undefined;
    const draftId = draft.draftId ?? again ?? crypto.randomUUID();
    const written = {
      subject,
      audience,
      parentId: answered?.rootId ?? null,
      answeredId: answered?.id ?? null,
      draft,
    };
    const keep = (isTried: boolean) =>
      keepWaiting(viewer.id, { kind: waitingComments, id: draftId, value: written, isTried });
    if (readConnection() === 'offline') return keep(false);
    try {
      await posting.mutateAsync({ written, draftId });
    } catch (error) {
      if (!isApiError(error, 'network')) throw error;
      // The server may have it.
      await keep(true);
    }
  };
}
