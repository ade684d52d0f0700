import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { addComment } from '#generated/comments/addComment.gen.ts';
import type { Comment, CommentAudience } from '#generated/types.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useKnownViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { slugOf } from '#platform/shared/slug.ts';
import { toast } from '#ui/feedback/toast.ts';
import { addToThread, cancelThreadQueries, changeComment, removeFromThread } from './thread-cache.ts';
import { useThreadTools } from './thread-tools.ts';

interface Posting {
  content: string;
  mentions: Comment['mentions'];
  parentId: string | null;
}

/**
 * Posts a comment and shows it optimistically. A text that is sent again after a failure is posted only once.
 * @param answered the audience of the comment it replies to.
 */
export function usePostComment(answered: CommentAudience = 'public') {
  const { subject, audience: ofThread, onPosted } = useThreadTools();
  const audience = answered === 'members' ? 'members' : ofThread;
  const client = useQueryClient();
  const viewer = useKnownViewer();
  const lost = useRef<{ content: string; draftId: string } | null>(null);
  const posting = useMutation({
    mutationFn: async ({ draftId, content, parentId }: Posting & { draftId: string }) =>
      (await addComment({ body: { ...subject, audience, content, parentId, draftId } })).data,
    onMutate: async (sent) => {
      await cancelThreadQueries(client, subject);
      addToThread(client, subject, unsent(viewer, { ...sent, audience }));
    },
    onSuccess: ({ data, message }, { draftId }) => {
      lost.current = null;
      changeComment(client, subject, draftId, () => data);
      if (data.state === 'held') toast({ message });
      onPosted();
    },
    onError: (_, { content, draftId }) => {
      lost.current = { content, draftId };
      removeFromThread(client, subject, draftId);
    },
    onSettled: () => makeStale(client, 'comments'),
  });
  return async (comment: Posting): Promise<void> => {
    const isAgain = lost.current?.content === comment.content;
    const draftId = isAgain && lost.current ? lost.current.draftId : crypto.randomUUID();
    await posting.mutateAsync({ ...comment, draftId });
  };
}

/** The comment as it will be, with the id of its draft. */
const unsent = (
  viewer: Viewer,
  { draftId, content, mentions, parentId, audience }: Posting & { draftId: string; audience: CommentAudience },
): Comment => ({
  id: draftId,
  parentId,
  author: { id: viewer.id, name: viewer.name, slug: slugOf(viewer.name) || 'member', avatarUrl: null },
  isByOwner: false,
  audience,
  content,
  mentions,
  state: 'visible',
  deletedBy: null,
  replyCount: 0,
  likeCount: 0,
  isLiked: false,
  createdAt: new Date().toISOString(),
  editedAt: null,
});
