/** The admins' lists, which show everything. */
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import type { ShowNeeds } from '../show/show-opportunity.ts';
import { listSummaries, ofContent } from './list-page.ts';

export const listAllOpportunities: Call<'listAllOpportunities', ShowNeeds> = (needs, request) => {
  const { query } = request;
  const { state, isHidden, isFeatured } = query;
  return listSummaries(needs, callerOf(request), query, { ...ofContent(query), state, isHidden, isFeatured });
};

export const listOpportunitiesToVerify: Call<'listOpportunitiesToVerify', ShowNeeds> = (needs, request) =>
  listSummaries(needs, callerOf(request), request.query, { ...ofContent(request.query), state: 'pending' });
