/** The domain’s calls, each in a file of its name or beside its sisters. */
import { featureImpact } from './curate/feature-impact.ts';
import { hideImpact } from './curate/hide-impact.ts';
import { getImpactHints } from './hints/get-impact-hints.ts';
import { likeImpact } from './like/like-impact.ts';
import {
  listCouncilImpacts,
  listFeaturedImpacts,
  listImpactEventTypes,
  listImpacts,
  listMyImpacts,
} from './list/list-impacts.ts';
import { listLookers } from './looking/list-lookers.ts';
import { lookAtImpact } from './looking/look-at-impact.ts';
import { answerNaming } from './namings/answer-naming.ts';
import { listMyNamings } from './namings/list-my-namings.ts';
import { getThisWeek } from './numbers/get-this-week.ts';
import { getTreesPlanted } from './numbers/get-trees-planted.ts';
import { getUserImpactSummary } from './numbers/get-user-impact-summary.ts';
import { getImpactMap } from './places/get-impact-map.ts';
import { getImpactPlaces } from './places/get-impact-places.ts';
import { proposeImpact } from './propose/propose-impact.ts';
import { answerImpactQuestion } from './review/answer-impact-question.ts';
import { appealImpactDecision } from './review/appeal-impact-decision.ts';
import { askAboutImpact } from './review/ask-about-impact.ts';
import { reviewImpact } from './review/review-impact.ts';
import { reviewImpacts } from './review/review-impacts.ts';
import { listAllReviews, listImpactsToReview, listNewSubmissions, listReviewedImpacts } from './review/review-lists.ts';
import { checkImpactEditable } from './show/check-impact-editable.ts';
import { getImpact } from './show/get-impact.ts';
import { getRelatedImpacts } from './show/get-related-impacts.ts';
import { createImpact } from './submit/create-impact.ts';
import { inviteImpactMember } from './submit/invite-impact-member.ts';
import { updateImpact } from './submit/update-impact.ts';

export const impactCalls = {
  getImpact,
  getRelatedImpacts,
  proposeImpact,
  createImpact,
  updateImpact,
  checkImpactEditable,
  likeImpact,
  getTreesPlanted,
  reviewImpact,
  reviewImpacts,
  appealImpactDecision,
  askAboutImpact,
  getImpactHints,
  answerImpactQuestion,
  hideImpact,
  featureImpact,
  listImpacts,
  listFeaturedImpacts,
  listMyImpacts,
  listImpactEventTypes,
  listCouncilImpacts,
  getThisWeek,
  getImpactPlaces,
  getImpactMap,
  listImpactsToReview,
  listNewSubmissions,
  listReviewedImpacts,
  listAllReviews,
  inviteImpactMember,
  answerNaming,
  listLookers,
  lookAtImpact,
  listMyNamings,
  getUserImpactSummary,
};
