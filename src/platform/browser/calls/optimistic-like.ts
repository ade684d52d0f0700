import type { QueryClient } from '@tanstack/react-query';
import { type OptimisticOptions, optimisticMutation } from './optimistic-mutation.ts';

interface Liked {
  isLiked: boolean;
  likeCount: number;
}

interface Likes extends Pick<OptimisticOptions<boolean, Liked>, 'show' | 'cancelReads' | 'onFailed'> {
  send: (likeStatus: boolean) => Promise<{ likeStatus: boolean; likeCount: number }>;
}

/** `optimisticMutation` for any like button. */
export const optimisticLike = (
  queryClient: QueryClient,
  { id, isLiked, likeCount }: Liked & { id: string },
  { send, ...likes }: Likes,
) =>
  optimisticMutation<boolean, Liked>(queryClient, {
    ...likes,
    id: `like ${id}`,
    find: () => ({ isLiked, likeCount }),
    predict: (like, wanted) => ({
      isLiked: wanted,
      likeCount: like.likeCount + Number(wanted) - Number(like.isLiked),
    }),
    send: async (wanted) => {
      const kept = await send(wanted);
      return { isLiked: kept.likeStatus, likeCount: kept.likeCount };
    },
  });
