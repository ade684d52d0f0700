import { findPerson, seesPart } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { listTreesByYear } from './person-counts.repository.ts';

/** @throws {Failure} 404 for an unknown or deactivated person, or one whose impacts the viewer may not see. */
export const getTreesPlanted: Call<'getTreesPlanted', { db: Db }> = async ({ db }, request) => {
  const { id: userId } = request.params;
  const person = await findPerson(db, userId);
  const isSeen = person?.isActive === true && (await seesPart(db, viewerOf(request), userId, 'impacts'));
  if (!isSeen) throw notFound(say('people.failures.notFound'));
  const years = await listTreesByYear(db, userId);
  const total = years.reduce((sum, { trees }) => sum + trees, 0);
  return ok('Trees planted.', { userId, total, years });
};
