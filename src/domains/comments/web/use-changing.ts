/** What people do to a comment that is there: editing, liking and, for admins, hiding. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editComment } from '#generated/comments/editComment.gen.ts';
import { hideComment } from '#generated/comments/hideComment.gen.ts';
import { likeComment } from '#generated/comments/likeComment.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toast } from '#ui/toast.ts';
import { sayFailure } from './say-failure.ts';
import { changeComment, type Subject, stopReading } from './thread-cache.ts';

/** Shows the new text once the server has it: until then the field has it. */
export function useEditing(subject: Subject, { id }: Comment) {
  const client = useQueryClient();
  return async (content: string): Promise<void> => {
    const { data } = await editComment({ path: { id }, body: { content } });
    changeComment(client, subject, id, () => data.data);
  };
}

/** Optimistic, rolled back on failure. */
export function useLiking(subject: Subject, { id, isLiked, likeCount }: Comment) {
  const client = useQueryClient();
  const keep = (like: Pick<Comment, 'isLiked' | 'likeCount'>) =>
    changeComment(client, subject, id, (comment) => ({ ...comment, ...like }));
  return useMutation({
    // Sent one after the other, so that the last press wins.
    scope: { id: `like ${id}` },
    mutationFn: async (likeStatus: boolean) => (await likeComment({ body: { commentId: id, likeStatus } })).data.data,
    onMutate: async (likeStatus) => {
      await stopReading(client, subject);
      keep({ isLiked: likeStatus, likeCount: Math.max(0, likeCount + (likeStatus ? 1 : -1)) });
      return { isLiked, likeCount };
    },
    onSuccess: (like) => keep({ isLiked: like.likeStatus, likeCount: like.likeCount }),
    onError: (error, likeStatus, before) => {
      if (before) keep(before);
      toast({
        message: likeStatus
          ? say('comments.useChanging.couldntSaveYourLike')
          : say('comments.useChanging.couldntRemoveYourLike'),
        detail: sayFailure(error),
        tone: 'danger',
      });
    },
  });
}

export function useHiding(subject: Subject, { id }: Comment) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isHide: boolean) => (await hideComment({ body: { commentId: id, isHide } })).data,
    onSuccess: ({ data, message }) => {
      changeComment(client, subject, id, () => data);
      toast({ message, tone: 'success' });
    },
    onError: (error) =>
      toast({ message: say('comments.useChanging.couldntSaveThat'), detail: sayFailure(error), tone: 'danger' }),
  });
}
