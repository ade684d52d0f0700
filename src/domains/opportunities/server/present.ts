/** Opportunities as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import { presentEntry } from '#domains/vocabularies/server/public.ts';
import type { ApplicationStanding, Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import type { AsJson } from '#platform/server/db/lists/json-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { stateOf } from '../lifecycle.ts';
import { opportunitySlugOf, seatsLeftOf } from '../model.ts';
import type { ApplicationRow } from './applications/applications.repository.ts';
import type { OpportunityRow } from './opportunities.repository.ts';
import { isAdmin } from './policy.ts';
import { type ShownOpportunityRow, shownOf } from './show/opportunity-rows.repository.ts';

/** Lists show two lines of at most 65ch. A drawn page would contain the hidden rest of a longer excerpt twice. */
const MAX_EXCERPT_LENGTH = 180;

export function presentSummary(
  presentMedia: PresentMedia,
  viewer: Viewer,
  row: AsJson<ShownOpportunityRow>,
): OpportunitySummary {
  const opportunity = shownOf(row);
  const [picture] = opportunity.media;
  return {
    ...shared(opportunity, isAdmin(viewer) || row.isOwn),
    excerpt: excerptOf(opportunity.description, MAX_EXCERPT_LENGTH),
    cover: picture ? presentMedia(picture, { isPublic: opportunity.isPublic }) : null,
  };
}

export function presentOpportunity(
  presentMedia: PresentMedia,
  viewer: Viewer,
  opportunity: ShownOpportunityRow,
): Opportunity {
  const isForStaff = isAdmin(viewer) || opportunity.isOwn;
  return {
    ...shared(opportunity, isForStaff),
    description: opportunity.description,
    place: opportunity.place,
    link: opportunity.link,
    media: opportunity.media.map((row) => presentMedia(row, { isPublic: opportunity.isPublic })),
    decidedAt: isForStaff ? (opportunity.decidedAt?.toISOString() ?? null) : null,
    autoAccept: isForStaff ? presentRule(opportunity.autoAcceptFrom) : null,
    questions: opportunity.questions,
    requiresMessage: opportunity.requiresMessage,
    acceptMessage: isForStaff ? opportunity.acceptMessage : null,
    declineMessage: isForStaff ? opportunity.declineMessage : null,
    contactEmail: isForStaff ? opportunity.contactEmail : null,
  };
}

export const presentRule = (minPoints: number | null) => ({ isApproved: minPoints !== null, min_pointsreq: minPoints });

export const isAccepted = ({ state }: Pick<ApplicationRow, 'state'>): boolean =>
  state === 'accepted' || state === 'auto-accepted';

type Offered = Pick<OpportunityRow, 'contactEmail' | 'hasPartner'>;

/** An application's rule, state and texts. */
export function presentStanding(application: ApplicationRow, opportunity: Offered | undefined): ApplicationStanding {
  const { message, answers, sharesContact, sharesPhone, decisionMessage } = application;
  const isReachable = isAccepted(application) && opportunity?.hasPartner === true;
  const { id, state, pointsRequired, autoAcceptFrom, seats, requestedAt, decidedAt, isClosedUndecided } = application;
  return {
    id,
    state,
    rule: { pointsRequired, min_pointsreq: autoAcceptFrom, seats },
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isClosedUndecided,
    message,
    answers,
    sharesContact,
    sharesPhone,
    decisionMessage,
    partnerEmail: isReachable ? opportunity.contactEmail : null,
  };
}

function shared(opportunity: ShownOpportunityRow, isForStaff: boolean) {
  const { goals, owner, pointsMissing, favouriteId, application } = opportunity;
  const seatsLeft = seatsLeftOf(opportunity);
  const state = stateOf(opportunity);
  return {
    id: opportunity.id,
    title: opportunity.title,
    slug: opportunitySlugOf(opportunity.title),
    language: opportunity.language,
    type: presentEntry({ id: opportunity.typeId, name: opportunity.typeName, names: opportunity.typeNames }),
    category: presentEntry({
      id: opportunity.categoryId,
      name: opportunity.categoryName,
      names: opportunity.categoryNames,
    }),
    sdgs: goals.map(({ id, sdg }) => ({ id, sdg })),
    location: opportunity.location,
    isRemote: opportunity.isRemote,
    deadline: opportunity.deadline,
    timeZone: opportunity.timeZone,
    closesAt: opportunity.closesAt.toISOString(),
    isOpen: state === 'approved' && opportunity.hasPartner && !opportunity.isHidden && seatsLeft !== 0,
    isClosedEarly: opportunity.isClosedEarly,
    hasPartner: opportunity.hasPartner,
    seats: opportunity.seats,
    seatsLeft,
    owner: presentCard(owner),
    state,
    isVerified: opportunity.isVerified,
    pointsRequired: opportunity.pointsRequired,
    isHidden: opportunity.isHidden,
    isFeatured: opportunity.isFeatured,
    declineReason: isForStaff ? opportunity.declineReason : null,
    isUnlocked: pointsMissing === 0,
    pointsMissing,
    isFavourite: favouriteId !== null,
    favouriteId,
    application: application && presentStanding(application, opportunity),
    requestedCount: isForStaff ? opportunity.requestedCount : null,
    acceptedCount: isForStaff ? opportunity.acceptedCount : null,
    revision: opportunity.revision,
    createdAt: opportunity.createdAt.toISOString(),
    updatedAt: opportunity.updatedAt.toISOString(),
  };
}
