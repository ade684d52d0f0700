/** What people do to an existing comment: editing, liking and, for admins, hiding. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { editComment } from '#generated/comments/editComment.gen.ts';
import { hideComment } from '#generated/comments/hideComment.gen.ts';
import { likeComment } from '#generated/comments/likeComment.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticLike } from '#platform/browser/calls/optimistic-like.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { useShownLike } from '#platform/browser/outbox/shown-presses.ts';
import { keepUnlessRefused, pressKind, usePress } from '#platform/browser/outbox/use-press.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cancelThreadQueries, changeComment, changeInEveryThread, type Subject } from './thread-cache.ts';

/** Shows the new text once the server has stored it: until then it's in the field. */
export function useEditComment(subject: Subject, { id }: Comment) {
  const client = useQueryClient();
  return async (content: string): Promise<void> => {
    const { data } = await editComment({ path: { id }, body: { content } });
    changeComment(client, subject, id, () => data.data);
  };
}

const COMMENT_LIKE = 'comment-like';

/** @returns the like as it's shown, and its press. */
export function useLikeComment(subject: Subject, comment: Comment, userId: string) {
  const client = useQueryClient();
  const { id, author, isLiked } = comment;
  const { likeCount } = useShownLike(COMMENT_LIKE, comment);
  const title = author ? sayName(author) : '';
  const { mutate } = useMutation(
    optimisticLike(client, comment, {
      show: (like) => changeComment(client, subject, id, (known) => ({ ...known, ...like })),
      cancelReads: () => cancelThreadQueries(client, subject),
      send: async (likeStatus) => (await likeComment({ body: { commentId: id, likeStatus } })).data.data,
      onFailed: (error, isOn) => keepUnlessRefused(error, userId, commentLikes, { id, title, isOn }),
    }),
  );
  const pressable = usePress(commentLikes, { id, title, isOn: isLiked, send: mutate });
  return { ...pressable, likeCount };
}

const commentLikes = pressKind({
  name: COMMENT_LIKE,
  send: async ({ id, isOn }, _, client) => {
    const { data } = await likeComment({ body: { commentId: id, likeStatus: isOn } });
    const like = { isLiked: data.data.likeStatus, likeCount: data.data.likeCount };
    changeInEveryThread(client, id, (known) => ({ ...known, ...like }));
  },
  sayFailed: ({ isOn }) =>
    isOn ? say('comments.useCommentActions.likeFailed') : say('comments.useCommentActions.unlikeFailed'),
  topics: ['comments'],
});

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
