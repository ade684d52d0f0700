import type { Role } from '#generated/types.gen.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import type { ShowNeeds } from '../show/show-opportunity.ts';
import { listSummaries } from './list-page.ts';

export const listMyOpportunities: Call<'listMyOpportunities', ShowNeeds> = (needs, request) => {
  const person = callerOf(request);
  const { relation = relationOf(person.role), state, applicationState, ...query } = request.query;
  const application = applicationState && { by: person.userId, state: applicationState };
  return listSummaries(needs, person, query, { ...RELATIONS[relation](person.userId), state, application });
};

const RELATIONS = {
  own: (owner: string) => ({ owner }),
  saved: (savedBy: string) => ({ savedBy }),
  applied: (appliedBy: string) => ({ appliedBy }),
  followed: (followedBy: string) => ({ followedBy }),
};

const relationOf = (role: Role) => (role === 'Partner' || role === 'Admin' ? 'own' : 'followed');
