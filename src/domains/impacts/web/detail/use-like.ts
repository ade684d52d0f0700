import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { likeImpact } from '#generated/impacts/likeImpact.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import type { ImpactEnvelope, ImpactListEnvelope, Like } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { toast } from '#ui/toast.ts';

type LikeState = Pick<Like, 'likeStatus' | 'likeCount'>;

/** Optimistic, rolled back on failure. */
export function useLike(impactId: string, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = getImpactQueryKey({ path: { id: impactId } });
  return useMutation({
    // Sent one after the other, so that the last press wins.
    scope: { id: `like ${impactId}` },
    mutationFn: async (likeStatus: boolean) => (await likeImpact({ body: { impactId, likeStatus, userId } })).data.data,
    onMutate: async (likeStatus) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ImpactEnvelope>(queryKey)?.data;
      if (!before || before.isLiked === likeStatus) return null;
      keepLike(queryClient, impactId, { likeStatus, likeCount: before.likeCount + (likeStatus ? 1 : -1) });
      return { likeStatus: before.isLiked, likeCount: before.likeCount };
    },
    onSuccess: (like) => keepLike(queryClient, impactId, like),
    onError: (error, likeStatus, before) => {
      if (before) keepLike(queryClient, impactId, before);
      toast({
        message: likeStatus ? say('impacts.useLike.couldntSaveYourLike') : say('impacts.useLike.couldntRemoveYourLike'),
        detail:
          isApiError(error, 'refused') && error.message
            ? error.message
            : say('impacts.useLike.checkYourConnectionAndTry'),
        tone: 'danger',
      });
    },
  });
}

function keepLike(queryClient: QueryClient, impactId: string, { likeStatus, likeCount }: LikeState): void {
  const like = { isLiked: likeStatus, likeCount };
  queryClient.setQueryData<ImpactEnvelope>(
    getImpactQueryKey({ path: { id: impactId } }),
    (known) => known && { ...known, data: { ...known.data, ...like } },
  );
  queryClient.setQueriesData<InfiniteData<ImpactListEnvelope>>(
    { queryKey: listImpactsInfiniteQueryKey() },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: {
            ...page.data,
            data: page.data.data.map((one) => (one.id === impactId ? { ...one, ...like } : one)),
          },
        })),
      },
  );
}
