/** What each viewer sees of an impact. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Impact, ImpactReview, ImpactSummary } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { excerptOf } from '#platform/prose.ts';
import { can } from '../lifecycle.ts';
import { impactSlugOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';
import { isReviewer } from './policy.ts';
import type { ListedImpact, WholeImpact } from './reading.service.ts';
import type { Evidence, ReviewRow } from './reviews.repository.ts';
import { statusOf } from './transitions.service.ts';

export interface ImpactPresenter {
  summary(viewer: Viewer, listed: ListedImpact): ImpactSummary;
  whole(viewer: Viewer, whole: WholeImpact): Impact;
}

/** The contract's bounds for lists inside an impact. */
const MOST_REVIEWS = 100;

export function createImpactPresenter({
  presentMedia,
  quorum,
}: {
  presentMedia: PresentMedia;
  quorum: number;
}): ImpactPresenter {
  const evidenceOf = (evidence: Evidence, { impact, evidenceMedia }: WholeImpact) => ({
    ...evidence,
    media: evidence.media.flatMap((id) => {
      const row = evidenceMedia.get(id);
      // A file of an earlier revision may no longer be public.
      return row ? [presentMedia(row, { isPublic: impact.isPublic && isShownNow(impact, evidence) })] : [];
    }),
  });

  const reviewOf = (viewer: Viewer, whole: WholeImpact, review: ReviewRow): ImpactReview => {
    const { isInvolved, isOwner, isStaff } = partOf(viewer, whole.impact);
    const mayKnowWho = isStaff || review.event !== 'declined';
    return {
      id: review.id,
      event: review.event,
      by: mayKnowWho ? whole.cards(review.actorId) : null,
      reason: isInvolved || isStaff ? review.reason : null,
      evidence: review.evidence && (isOwner || isStaff) ? evidenceOf(review.evidence, whole) : null,
      at: review.at.toISOString(),
    };
  };

  return {
    summary: (viewer, listed) => {
      const { impact, goals, likes, media, cards } = listed;
      const picture = media.find(({ kind }) => kind === 'picture');
      return {
        ...shared(viewer, listed),
        excerpt: excerptOf(impact.description),
        sdgs: goals.map(({ sdg }) => sdg),
        owner: cards(impact.ownerId),
        memberCount: impact.participants.length - 1,
        cover: picture ? presentMedia(picture, { isPublic: impact.isPublic }) : null,
        ...likes,
      };
    },

    whole: (viewer, whole) => {
      const { impact, goals, likes, media, cards, members, invites, reviews, appeal } = whole;
      const { isOwner, isInvolved, isStaff } = partOf(viewer, impact);
      const status = statusOf(impact, quorum);
      const by = viewer?.userId ?? '';
      return {
        ...shared(viewer, whole),
        description: impact.description,
        sdgs: goals.map(({ sdg }) => sdg),
        goalLinks: goals.map(({ id, sdg }) => ({ id, sdg })),
        owner: cards(impact.ownerId),
        members: members.map((row) => ({ id: row.id, user: cards(row.userId), joinedAt: row.joinedAt.toISOString() })),
        memberInvites: isOwner
          ? invites.map(({ id, email, invitedAt }) => ({ id, email, invitedAt: invitedAt.toISOString() }))
          : [],
        media: media.map((row) => presentMedia(row, { isPublic: impact.isPublic })),
        ...likes,
        isEditable: isOwner && can(status, { type: 'impact.edited' }),
        canAppeal: isOwner && can(status, { type: 'impact.appealed' }),
        canReview: isStaff && !isInvolved && can(status, { type: 'impact.approved', by }),
        approvals: impact.verifiedBy.length,
        quorum,
        appeal:
          appeal && (isOwner || isStaff)
            ? {
                id: appeal.id,
                reason: appeal.reason,
                createdAt: appeal.createdAt.toISOString(),
                decidedAt: appeal.decidedAt?.toISOString() ?? null,
                isUpheld: appeal.isUpheld,
              }
            : null,
        reviews: reviews.slice(-MOST_REVIEWS).map((review) => reviewOf(viewer, whole, review)),
        revision: impact.revision,
        updatedAt: impact.updatedAt.toISOString(),
      };
    },
  };
}

function shared(viewer: Viewer, { impact, council }: Pick<ListedImpact, 'impact' | 'council'>) {
  const { isOwner, isInvolved, isStaff } = partOf(viewer, impact);
  return {
    id: impact.id,
    title: impact.title,
    slug: impactSlugOf(impact.title),
    isVerified: impact.isVerified,
    verifiedBy: impact.verifiedBy,
    impactYear: impact.impactYear,
    startDate: impact.startDate,
    endDate: impact.endDate,
    eventType: { id: impact.eventTypeId, name: impact.eventTypeName, description: impact.eventTypeDescription },
    location: impact.location,
    council,
    measures: impact.measures,
    isFeatured: impact.isFeatured,
    isHidden: impact.isHidden,
    isOwn: isOwner,
    declineReason: isInvolved || isStaff ? impact.declineReason : null,
    createdAt: impact.createdAt.toISOString(),
    verifiedAt: impact.verifiedAt?.toISOString() ?? null,
  };
}

function partOf(viewer: Viewer, impact: ImpactRow) {
  return {
    isOwner: viewer?.userId === impact.ownerId,
    isInvolved: viewer !== null && impact.participants.includes(viewer.userId),
    isStaff: isReviewer(viewer),
  };
}

const isShownNow = (impact: ImpactRow, evidence: Evidence) => impact.revision === evidence.revision;
