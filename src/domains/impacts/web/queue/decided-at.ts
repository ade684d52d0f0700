import type { Impact } from '#generated/types.gen.ts';

/** When this judge or admin last decided on the impact. */
export const decidedAt = ({ reviews }: Impact, reviewerId: string): string | undefined =>
  reviews.findLast(({ by }) => by?.id === reviewerId)?.at;
