import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { likeImpact } from '#generated/impacts/likeImpact.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import type { Impact, ImpactEnvelope, ImpactListEnvelope } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { lastPressWins } from '#platform/browser/last-press-wins.ts';
import { toast } from '#ui/toast.ts';

type LikeState = Pick<Impact, 'isLiked' | 'likeCount'>;

export function useLike({ id, isLiked, likeCount }: Impact, userId: string) {
  const queryClient = useQueryClient();
  return useMutation(
    lastPressWins<boolean, LikeState>(queryClient, {
      id: `like ${id}`,
      find: () => ({ isLiked, likeCount }),
      show: (like) => showLike(queryClient, id, like),
      predict: (like, wanted) => ({
        isLiked: wanted,
        likeCount: like.likeCount + Number(wanted) - Number(like.isLiked),
      }),
      stopReading: () => queryClient.cancelQueries({ queryKey: getImpactQueryKey({ path: { id } }) }),
      send: async (likeStatus: boolean) => {
        const { data } = await likeImpact({ body: { impactId: id, likeStatus, userId } });
        return { isLiked: data.data.likeStatus, likeCount: data.data.likeCount };
      },
      onFailed: (error, likeStatus) =>
        toast({
          message: likeStatus
            ? say('impacts.useLike.couldntSaveYourLike')
            : say('impacts.useLike.couldntRemoveYourLike'),
          detail:
            isApiError(error, 'refused') && error.message
              ? error.message
              : say('impacts.useLike.checkYourConnectionAndTry'),
          tone: 'danger',
        }),
    }),
  );
}

function showLike(queryClient: QueryClient, impactId: string, like: LikeState): void {
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
