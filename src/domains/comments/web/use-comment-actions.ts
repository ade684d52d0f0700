/** What people do to an existing comment: editing, liking and, for admins, hiding. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editComment } from '#generated/comments/editComment.gen.ts';
import { hideComment } from '#generated/comments/hideComment.gen.ts';
import { likeComment } from '#generated/comments/likeComment.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticLike } from '#platform/browser/calls/optimistic-like.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cancelThreadQueries, changeComment, type Subject } from './thread-cache.ts';

/** Shows the new text once the server has stored it: until then it's in the field. */
export function useEditComment(subject: Subject, { id }: Comment) {
  const client = useQueryClient();
  return async (content: string): Promise<void> => {
    const { data } = await editComment({ path: { id }, body: { content } });
    changeComment(client, subject, id, () => data.data);
  };
}

export function useLikeComment(subject: Subject, comment: Comment) {
  const client = useQueryClient();
  const { id } = comment;
  return useMutation(
    optimisticLike(client, comment, {
      show: (like) => changeComment(client, subject, id, (known) => ({ ...known, ...like })),
      cancelReads: () => cancelThreadQueries(client, subject),
      send: async (likeStatus) => (await likeComment({ body: { commentId: id, likeStatus } })).data.data,
      onFailed: (error, likeStatus) =>
        toastFailed(
          likeStatus ? say('comments.useCommentActions.likeFailed') : say('comments.useCommentActions.unlikeFailed'),
          error,
        ),
    }),
  );
}

export function useHideComment(subject: Subject, { id }: Comment) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isHide: boolean) => (await hideComment({ body: { commentId: id, isHide } })).data,
    onSuccess: ({ data, message }) => {
      changeComment(client, subject, id, () => data);
      toast({ message, tone: 'success' });
    },
    onError: (error) => toastFailed(say('comments.useCommentActions.failed'), error),
  });
}
