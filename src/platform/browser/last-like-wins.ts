import type { QueryClient } from '@tanstack/react-query';
import { lastPressWins, type Presses } from './last-press-wins.ts';

interface Liked {
  isLiked: boolean;
  likeCount: number;
}

interface Likes extends Pick<Presses<boolean, Liked>, 'show' | 'stopReading' | 'onFailed'> {
  send: (likeStatus: boolean) => Promise<{ likeStatus: boolean; likeCount: number }>;
}

/** `lastPressWins` for any like button. */
export const lastLikeWins = (
  queryClient: QueryClient,
  { id, isLiked, likeCount }: Liked & { id: string },
  { send, ...likes }: Likes,
) =>
  lastPressWins<boolean, Liked>(queryClient, {
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
