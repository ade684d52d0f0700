import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { listMemberships } from '../members/members.repository.ts';
import { type ListNeeds, listPage } from './list-page.ts';
import type { CouncilFilter } from './lists.repository.ts';

const PAGE_SIZE = 40;

export const listMyCouncils: Call<'listMyCouncils', ListNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { standing, page_size = PAGE_SIZE, ...query } = request.query;
  const memberships = await listMemberships(needs.db, person.userId);
  const among = memberships.filter((own) => standing === undefined || own.standing === standing);
  const filter: CouncilFilter = { scope: { kind: 'all' }, among: among.map(({ councilId }) => councilId) };
  return ok('Councils found.', await listPage(needs, person, { ...query, page_size }, filter));
};
