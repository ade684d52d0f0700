/** The impact's lifecycle state, derived from what the API shows. */
import type { Impact } from '#generated/types.gen.ts';
import type { ImpactStatus } from '../../lifecycle.ts';

export function statusOf(impact: Impact): ImpactStatus {
  const { isVerified, appeal, question, quorum, verifiedBy, reviews, isHidden, isFeatured } = impact;
  const lastDecline = isVerified === true ? undefined : reviews.findLast(({ event }) => event === 'declined');
  return {
    isVerified,
    isAppealed: appeal !== null && appeal.isUpheld !== true,
    quorum,
    approvedBy: verifiedBy,
    declinedBy: lastDecline?.by?.id ?? null,
    isAsked: question?.isOpen ?? false,
    askedBy: question?.by?.id ?? null,
    isKept: question !== null && question.keptUntil !== null,
    isHidden,
    isFeatured,
  };
}
