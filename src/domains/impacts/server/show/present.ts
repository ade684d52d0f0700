/** What each viewer sees of an impact. */

import { presentRef } from '#domains/councils/server/public.ts';
import type { FileRow, PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { Impact, ImpactEvent, ImpactQuestion, ImpactReview, ImpactSummary } from '#generated/types.gen.ts';
import { isoOf } from '#platform/server/db/lists/json-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { can } from '../../lifecycle.ts';
import { impactSlugOf } from '../../model.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { isJudgeOrAdmin } from '../policy.ts';
import type { Evidence } from '../review/reviews.repository.ts';
import { statusOf } from '../take-step.ts';
import type { ListedImpactRow, WholeImpactRow } from './impact-rows.repository.ts';
import { presentEventType } from './present-event-type.ts';

export function presentImpactSummary(
  presentMedia: PresentMedia,
  viewer: Viewer,
  listed: ListedImpactRow,
): ImpactSummary {
  const { owner, memberCount, sdgs, likeCount, commentCount, isOwn, isLiked, isInvolved, cover } = listed;
  return {
    ...shared(listed),
    isOwn,
    ...(isInvolved || isJudgeOrAdmin(viewer)
      ? { declineReason: listed.declineReason, openQuestion: listed.openQuestion }
      : { declineReason: null, openQuestion: null }),
    createdAt: isoOf(listed.createdAt),
    verifiedAt: listed.verifiedAt && isoOf(listed.verifiedAt),
    excerpt: excerptOf(listed.description),
    sdgs,
    owner: presentCard(owner),
    memberCount,
    cover: cover && presentMedia(cover, { isPublic: listed.isPublic }),
    likeCount,
    isLiked,
    commentCount,
  };
}

interface Shown {
  presentMedia: PresentMedia;
  quorum: number;
}

/** The contract's bounds for lists inside an impact. */
const MAX_REVIEWS = 100;

export function presentImpact({ presentMedia, quorum }: Shown, viewer: Viewer, whole: WholeImpactRow): Impact {
  const { goals, likeCount, isLiked, media, members, invites, reviews, appeal } = whole;
  const { isOwner, isInvolved, isStaff } = partOf(viewer, whole);
  const status = statusOf(whole, quorum);
  const by = viewer?.userId ?? '';
  return {
    ...shared(whole),
    isOwn: isOwner,
    declineReason: isInvolved || isStaff ? whole.declineReason : null,
    createdAt: whole.createdAt.toISOString(),
    verifiedAt: whole.verifiedAt?.toISOString() ?? null,
    description: whole.description,
    place: whole.place,
    sdgs: goals.map(({ sdg }) => sdg),
    goalLinks: goals.map(({ id, sdg }) => ({ id, sdg })),
    owner: presentCard(whole.owner),
    members: members.map((row) => ({
      id: row.id,
      user: presentCard(row.card),
      joinedAt: row.joinedAt.toISOString(),
      confirmedAt: isOwner || isStaff ? (row.confirmedAt?.toISOString() ?? null) : null,
    })),
    naming: whole.naming,
    declinedNamings: isStaff ? whole.declinedNamings : null,
    memberInvites: isOwner
      ? invites.map(({ id, email, invitedAt }) => ({ id, email, invitedAt: invitedAt.toISOString() }))
      : [],
    media: media.map((row) => presentMedia(row, { isPublic: whole.isPublic })),
    likeCount,
    isLiked,
    isEditable: isOwner && can(status, { type: 'impact.edited' }),
    canAppeal: isOwner && can(status, { type: 'impact.appealed' }),
    canReview: isStaff && !isInvolved && can(status, { type: 'impact.approved', by }),
    canAnswer: isOwner && can(status, { type: 'impact.answered' }),
    approvals: whole.verifiedBy.length,
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
    question: isInvolved || isStaff ? presentQuestion(whole, { isStaff }) : null,
    reviews: reviews
      .filter(({ event }) => isInvolved || isStaff || !isQuestionOrAnswer(event))
      .slice(-MAX_REVIEWS)
      .map((review) => presentReview(presentMedia, viewer, whole, review)),
    revision: whole.revision,
    updatedAt: whole.updatedAt.toISOString(),
  };
}

const isQuestionOrAnswer = (event: ImpactEvent): boolean => event === 'asked' || event === 'answered';

/** The owner doesn't learn which judge asked, as with a decline. */
function presentQuestion(
  { askedBy, openQuestion, keptUntil, reviews }: WholeImpactRow,
  { isStaff }: { isStaff: boolean },
): ImpactQuestion | null {
  const asked = askedBy === null ? undefined : reviews.findLast(({ event }) => event === 'asked');
  if (!asked) return null;
  return {
    text: asked.reason ?? '',
    askedAt: asked.at.toISOString(),
    by: isStaff ? presentCard(asked.actor) : null,
    isOpen: openQuestion !== null,
    keptUntil: keptUntil?.toISOString() ?? null,
  };
}

function presentReview(
  presentMedia: PresentMedia,
  viewer: Viewer,
  whole: WholeImpactRow,
  review: WholeImpactRow['reviews'][number],
): ImpactReview {
  const { isInvolved, isOwner, isStaff } = partOf(viewer, whole);
  const mayKnowWho = isStaff || (review.event !== 'declined' && review.event !== 'asked');
  const { evidence, evidenceMedia } = review;
  return {
    id: review.id,
    event: review.event,
    by: mayKnowWho ? presentCard(review.actor) : null,
    reason: isInvolved || isStaff ? review.reason : null,
    evidence: evidence && (isOwner || isStaff) ? presentEvidence(presentMedia, evidence, evidenceMedia, whole) : null,
    at: review.at.toISOString(),
  };
}

const presentEvidence = (
  presentMedia: PresentMedia,
  evidence: Evidence,
  files: readonly FileRow[],
  { isPublic, media }: WholeImpactRow,
) => ({
  ...evidence,
  // A file that the impact has lost since isn't public.
  media: files.map((row) => presentMedia(row, { isPublic: isPublic && media.some(({ id }) => id === row.id) })),
});

function shared(impact: Omit<ListedImpactRow | WholeImpactRow, 'createdAt' | 'verifiedAt'>) {
  return {
    id: impact.id,
    title: impact.title,
    slug: impactSlugOf(impact.title),
    language: impact.language,
    isVerified: impact.isVerified,
    verifiedBy: impact.verifiedBy,
    impactYear: impact.impactYear,
    startDate: impact.startDate,
    endDate: impact.endDate,
    eventType: presentEventType({
      id: impact.eventTypeId,
      name: impact.eventTypeName,
      names: impact.eventTypeNames,
      description: impact.eventTypeDescription,
    }),
    location: impact.location,
    council: impact.council && presentRef(impact.council),
    measures: impact.measures,
    ...(impact.isVerified && impact.pointsRule && { pointsRule: impact.pointsRule }),
    isFeatured: impact.isFeatured,
    isHidden: impact.isHidden,
  };
}

function partOf(viewer: Viewer, impact: ImpactRow) {
  return {
    isOwner: viewer?.userId === impact.ownerId,
    isInvolved: viewer !== null && impact.participants.includes(viewer.userId),
    isStaff: isJudgeOrAdmin(viewer),
  };
}
