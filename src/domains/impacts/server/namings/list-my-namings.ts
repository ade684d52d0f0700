import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { ImpactNeeds } from '../needs.ts';
import { listNamings, NAMINGS } from './namings.repository.ts';
import { presentNaming } from './present-naming.ts';

export const listMyNamings: Call<'listMyNamings', Pick<ImpactNeeds, 'db'>> = async ({ db }, request) => {
  const person = callerOf(request);
  const { state } = request.query;
  const page = readPage(request.query, NAMINGS);
  const { rows, meta } = await listNamings(db, { userId: person.userId, state }, page);
  return ok('Impacts that name you.', { data: rows.map((row) => presentNaming(person, row)), meta });
};
