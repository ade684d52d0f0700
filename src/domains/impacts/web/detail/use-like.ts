import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listCouncilImpactsInfiniteQueryKey } from '#generated/councils/listCouncilImpacts.gen.ts';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { likeImpact } from '#generated/impacts/likeImpact.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeAnswer, changeRow } from '#platform/browser/calls/cached-rows.ts';
import { optimisticLike } from '#platform/browser/calls/optimistic-like.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';

type LikeState = Pick<Impact, 'isLiked' | 'likeCount'>;

export function useLike(impact: Impact, userId: string) {
  const queryClient = useQueryClient();
  const { id } = impact;
  return useMutation(
    optimisticLike(queryClient, impact, {
      show: (like) => showLike(queryClient, id, like),
      cancelReads: () => queryClient.cancelQueries({ queryKey: getImpactQueryKey({ path: { id } }) }),
      send: async (likeStatus) => (await likeImpact({ body: { impactId: id, likeStatus, userId } })).data.data,
      onFailed: (error, likeStatus) =>
        toastFailed(likeStatus ? say('impacts.useLike.likeFailed') : say('impacts.useLike.unlikeFailed'), error),
    }),
  );
}

export function showLike(queryClient: QueryClient, impactId: string, like: LikeState): void {
  changeAnswer<Impact>(queryClient, getImpactQueryKey({ path: { id: impactId } }), like);
  const [{ path: _, ...ofEveryCouncil }] = listCouncilImpactsInfiniteQueryKey({ path: { id: '' } });
  const lists = [listImpactsInfiniteQueryKey(), [ofEveryCouncil]];
  changeRow<Impact>(queryClient, lists, impactId, (one) => ({ ...one, ...like }));
}
