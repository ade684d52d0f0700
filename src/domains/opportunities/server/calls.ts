/** The domain’s calls, each in a file of its name or with its sisters. */
import { applyForOpportunity } from './applications/apply-for-opportunity.ts';
import { autoAcceptApplications } from './applications/auto-accept-applications.ts';
import { decideApplication } from './applications/decide-application.ts';
import { exportApplications } from './applications/export-applications.ts';
import { listApplications } from './applications/list-applications.ts';
import { withdrawApplication } from './applications/withdraw-application.ts';
import { featureOpportunity } from './curate/feature-opportunity.ts';
import { handOverOpportunity } from './curate/hand-over-opportunity.ts';
import { hideOpportunity } from './curate/hide-opportunity.ts';
import { verifyOpportunity } from './curate/verify-opportunity.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites/favourites.ts';
import { getOpportunityMap } from './list/get-opportunity-map.ts';
import { listOpportunityCategories, listOpportunityTypes } from './list/kinds.ts';
import { listMyOpportunities } from './list/list-my-opportunities.ts';
import { listPartners } from './list/list-partners.ts';
import { listFeaturedOpportunities, listOpportunities, listUpcomingOpportunities } from './list/public-lists.ts';
import { listAllOpportunities, listOpportunitiesToVerify } from './list/staff-lists.ts';
import { closeOpportunity } from './manage/close-opportunity.ts';
import { createOpportunity } from './manage/create-opportunity.ts';
import { updateOpportunity } from './manage/update-opportunity.ts';
import { getOpportunity } from './show/get-opportunity.ts';

export const opportunityCalls = {
  listOpportunities,
  listUpcomingOpportunities,
  listFeaturedOpportunities,
  listMyOpportunities,
  listAllOpportunities,
  listOpportunitiesToVerify,
  listPartners,
  getOpportunityMap,
  listOpportunityTypes,
  listOpportunityCategories,
  getOpportunity,
  createOpportunity,
  updateOpportunity,
  closeOpportunity,
  verifyOpportunity,
  hideOpportunity,
  featureOpportunity,
  handOverOpportunity,
  applyForOpportunity,
  withdrawApplication,
  listApplications,
  decideApplication,
  autoAcceptApplications,
  exportApplications,
  listFavourites,
  addFavourite,
  removeFavourite,
};
