/** Opportunities as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { ApplicationStanding, Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { excerptOf } from '#platform/prose.ts';
import { stateOf } from '../lifecycle.ts';
import { opportunitySlugOf, pointsMissingOf, seatsLeftOf } from '../model.ts';
import type { ApplicationRow } from './applications.repository.ts';
import type { OpportunityRow } from './opportunities.repository.ts';
import { isStaff } from './policy.ts';
import type { ShownOpportunityRow } from './shown.repository.ts';

export interface OpportunityPresenter {
  summary(viewer: Viewer, opportunity: ShownOpportunityRow): OpportunitySummary;
  whole(viewer: Viewer, opportunity: ShownOpportunityRow): Opportunity;
}

/** Lists show two lines of at most 65 figures' width; what they hide is sent twice in a page that the server draws. */
const MOST_LISTED = 180;

export function createOpportunityPresenter(presentMedia: PresentMedia): OpportunityPresenter {
  return {
    summary: (viewer, opportunity) => {
      const picture = opportunity.media.find(({ kind }) => kind === 'picture');
      return {
        ...shared(viewer, opportunity),
        excerpt: excerptOf(opportunity.description, MOST_LISTED),
        cover: picture ? presentMedia(picture, { isPublic: opportunity.isPublic }) : null,
      };
    },

    whole: (viewer, opportunity) => {
      const isForStaff = isStaff(viewer, opportunity);
      const { autoAcceptFrom } = opportunity;
      return {
        ...shared(viewer, opportunity),
        description: opportunity.description,
        link: opportunity.link,
        media: opportunity.media.map((row) => presentMedia(row, { isPublic: opportunity.isPublic })),
        decidedAt: isForStaff ? (opportunity.decidedAt?.toISOString() ?? null) : null,
        autoAccept: isForStaff ? presentRule(autoAcceptFrom) : null,
        questions: opportunity.questions,
        requiresMessage: opportunity.requiresMessage,
        acceptMessage: isForStaff ? opportunity.acceptMessage : null,
        declineMessage: isForStaff ? opportunity.declineMessage : null,
        contactEmail: isForStaff ? opportunity.contactEmail : null,
      };
    },
  };
}

export const presentRule = (minPoints: number | null) => ({ isApproved: minPoints !== null, min_pointsreq: minPoints });

export const isAccepted = ({ state }: Pick<ApplicationRow, 'state'>): boolean =>
  state === 'accepted' || state === 'auto-accepted';

type Offered = Pick<OpportunityRow, 'contactEmail' | 'isOwnerActive'>;

/** An application's rule, state and texts. */
export function presentSummary(application: ApplicationRow, opportunity: Offered | undefined): ApplicationStanding {
  const { message, answers, sharesContact, sharesPhone, decisionMessage } = application;
  const isReachable = isAccepted(application) && opportunity?.isOwnerActive === true;
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

function shared(viewer: Viewer, opportunity: ShownOpportunityRow) {
  const { goals, owner, points, favouriteId, application } = opportunity;
  const isForStaff = isStaff(viewer, opportunity);
  const seatsLeft = seatsLeftOf(opportunity);
  const state = stateOf(opportunity);
  const pointsMissing = pointsMissingOf(opportunity.pointsRequired, points);
  return {
    id: opportunity.id,
    title: opportunity.title,
    slug: opportunitySlugOf(opportunity.title),
    type: { id: opportunity.typeId, name: opportunity.typeName },
    category: { id: opportunity.categoryId, name: opportunity.categoryName },
    sdgs: goals.map(({ id, sdg }) => ({ id, sdg })),
    location: opportunity.location,
    isRemote: opportunity.isRemote,
    deadline: opportunity.deadline,
    timeZone: opportunity.timeZone,
    closesAt: opportunity.closesAt.toISOString(),
    isOpen: state === 'approved' && !opportunity.isHidden && seatsLeft !== 0,
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
    application: application && presentSummary(application, opportunity),
    requestedCount: isForStaff ? opportunity.requestedCount : null,
    acceptedCount: isForStaff ? opportunity.acceptedCount : null,
    revision: opportunity.revision,
    createdAt: opportunity.createdAt.toISOString(),
    updatedAt: opportunity.updatedAt.toISOString(),
  };
}
