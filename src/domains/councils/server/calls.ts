/** The domain’s calls, each in a file of its name. */
import { decideCouncil } from './decide/decide-council.ts';
import { getCouncilMap } from './list/get-council-map.ts';
import { listCouncilNames } from './list/list-council-names.ts';
import { listCouncils } from './list/list-councils.ts';
import { listMyCouncils } from './list/list-my-councils.ts';
import { createCouncil } from './manage/create-council.ts';
import { updateCouncil } from './manage/update-council.ts';
import { decideMembershipRequest } from './members/decide-membership-request.ts';
import { getUserCouncilSummary } from './members/get-user-council-summary.ts';
import { listCouncilMembers } from './members/list-council-members.ts';
import { listMembershipRequests } from './members/list-membership-requests.ts';
import { requestCouncilMembership } from './members/request-council-membership.ts';
import { addCouncilResource } from './resources/add-council-resource.ts';
import { listCouncilResources } from './resources/list-council-resources.ts';
import { removeCouncilResource } from './resources/remove-council-resource.ts';
import { getCouncil } from './show/get-council.ts';

export const councilCalls = {
  listCouncils,
  listCouncilNames,
  listMyCouncils,
  getCouncilMap,
  getCouncil,
  createCouncil,
  updateCouncil,
  decideCouncil,
  listCouncilMembers,
  requestCouncilMembership,
  listMembershipRequests,
  decideMembershipRequest,
  getUserCouncilSummary,
  addCouncilResource,
  listCouncilResources,
  removeCouncilResource,
};
