import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listCouncilImpactsInfiniteQueryKey } from '#generated/councils/listCouncilImpacts.gen.ts';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { likeImpact } from '#generated/impacts/likeImpact.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeAnswer, changeRow } from '#platform/browser/calls/cached-rows.ts';
import { optimisticLike } from '#platform/browser/calls/optimistic-like.ts';
import { useShownLike } from '#platform/browser/outbox/shown-presses.ts';
import { keepUnlessRefused, pressKind, usePress } from '#platform/browser/outbox/use-press.ts';
import { IMPACT_LIKE } from '../../impact-like.ts';

type LikeState = Pick<Impact, 'isLiked' | 'likeCount'>;

/** @returns the like as it's shown, and its press. */
export function useLike(impact: Impact, userId: string) {
  const queryClient = useQueryClient();
  const { id, title, isLiked } = impact;
  const { likeCount } = useShownLike(IMPACT_LIKE, impact);
  const { mutate } = useMutation(
    optimisticLike(queryClient, impact, {
      show: (like) => showLike(queryClient, id, like),
      cancelReads: () => queryClient.cancelQueries({ queryKey: getImpactQueryKey({ path: { id } }) }),
      send: async (likeStatus) => (await likeImpact({ body: { impactId: id, likeStatus, userId } })).data.data,
      onFailed: (error, isOn) => keepUnlessRefused(error, userId, impactLikes, { id, title, isOn }),
    }),
  );
  const pressable = usePress(impactLikes, { id, title, isOn: isLiked, send: mutate });
  return { ...pressable, likeCount };
}

const impactLikes = pressKind({
  name: IMPACT_LIKE,
  send: async ({ id, isOn }, userId, queryClient) => {
    const { data } = await likeImpact({ body: { impactId: id, likeStatus: isOn, userId } });
    showLike(queryClient, id, { isLiked: data.data.likeStatus, likeCount: data.data.likeCount });
  },
  sayFailed: ({ isOn }) => (isOn ? say('impacts.useLike.likeFailed') : say('impacts.useLike.unlikeFailed')),
  topics: ['impacts'],
});

export function showLike(queryClient: QueryClient, impactId: string, like: LikeState): void {
  changeAnswer<Impact>(queryClient, getImpactQueryKey({ path: { id: impactId } }), like);
  const [{ path: _, ...ofEveryCouncil }] = listCouncilImpactsInfiniteQueryKey({ path: { id: '' } });
  const lists = [listImpactsInfiniteQueryKey(), [ofEveryCouncil]];
  changeRow<Impact>(queryClient, lists, impactId, (one) => ({ ...one, ...like }));
}
