/** How an impact stands for the lifecycle, as far as its page can tell. */
import type { Impact } from '../../../../../generated/types.gen.ts';
import type { ImpactStanding } from '../../lifecycle.ts';

export function standingOf(impact: Impact): ImpactStanding {
  const { isVerified, appeal, quorum, verifiedBy, reviews, isHidden, isFeatured } = impact;
  const lastDecline = isVerified === true ? undefined : reviews.findLast(({ event }) => event === 'declined');
  return {
    isVerified,
    isAppealed: appeal !== null && appeal.isUpheld !== true,
    quorum,
    approvedBy: verifiedBy,
    declinedBy: lastDecline?.by?.id ?? null,
    isHidden,
    isFeatured,
  };
}
