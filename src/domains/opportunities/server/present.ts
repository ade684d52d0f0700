/** Opportunities as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { ApplicationStanding, Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import type { AsJson } from '#platform/db/json-rows.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { createRowWriter, type WriteRow } from '#platform/http/written-rows.ts';
import { excerptOf } from '#platform/prose.ts';
import { stateOf } from '../lifecycle.ts';
import { opportunitySlugOf, seatsLeftOf } from '../model.ts';
import type { ApplicationRow } from './applications.repository.ts';
import type { OpportunityRow } from './opportunities.repository.ts';
import { type ShownOpportunityRow, shownOf } from './shown.repository.ts';

export interface OpportunityPresenter {
  summary(viewer: Viewer, opportunity: AsJson<ShownOpportunityRow>): OpportunitySummary;
  /** Writes summaries for a list. */
  writerFor(viewer: Viewer): WriteRow<AsJson<ShownOpportunityRow>, OpportunitySummary>;
  whole(viewer: Viewer, opportunity: ShownOpportunityRow): Opportunity;
}

/** All that a summary may use of who reads it: what is written for one of their kind is sent to all. */
interface Reader {
  isAdmin: boolean;
}

const readerOf = (viewer: Viewer): Reader => ({ isAdmin: viewer?.role === 'Admin' });

/** Lists show two lines of at most 65 figures' width; what they hide is sent twice in a page that the server draws. */
const MOST_LISTED = 180;

export function createOpportunityPresenter(presentMedia: PresentMedia): OpportunityPresenter {
  const showing = (reader: Reader) => {
    const present = (row: AsJson<ShownOpportunityRow>): OpportunitySummary => {
      const opportunity = shownOf(row);
      const picture = opportunity.media.find(({ kind }) => kind === 'picture');
      return {
        ...shared(reader, opportunity),
        excerpt: excerptOf(opportunity.description, MOST_LISTED),
        cover: picture ? presentMedia(picture, { isPublic: opportunity.isPublic }) : null,
      };
    };
    // A picture that isn't public has addresses that expire.
    const isLasting = ({ isPublic, media }: AsJson<ShownOpportunityRow>) => isPublic || media.length === 0;
    return { present, write: createRowWriter({ schema: 'OpportunitySummary', present, isLasting }) };
  };
  const forAdmins = showing({ isAdmin: true });
  const forOthers = showing({ isAdmin: false });
  const showingTo = (viewer: Viewer) => (readerOf(viewer).isAdmin ? forAdmins : forOthers);

  return {
    summary: (viewer, opportunity) => showingTo(viewer).present(opportunity),

    writerFor: (viewer) => showingTo(viewer).write,

    whole: (viewer, opportunity) => {
      const reader = readerOf(viewer);
      const isForStaff = reader.isAdmin || opportunity.isOwn;
      const { autoAcceptFrom } = opportunity;
      return {
        ...shared(reader, opportunity),
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

function shared(reader: Reader, opportunity: ShownOpportunityRow) {
  const { goals, owner, pointsMissing, favouriteId, application } = opportunity;
  const isForStaff = reader.isAdmin || opportunity.isOwn;
  const seatsLeft = seatsLeftOf(opportunity);
  const state = stateOf(opportunity);
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
