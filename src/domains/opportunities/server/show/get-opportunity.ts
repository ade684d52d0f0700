import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { type ShowNeeds, showOpportunity } from './show-opportunity.ts';

/** @throws {Failure} 403 for another's `user_id`, 404. */
export const getOpportunity: Call<'getOpportunity', ShowNeeds> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { user_id: of } = request.query;
  if (of !== undefined && of !== viewer?.userId) {
    throw forbidden('not_allowed', 'user_id must be your own id or left out.');
  }
  return ok('Opportunity found.', await showOpportunity(needs, viewer, request.params.id));
};
