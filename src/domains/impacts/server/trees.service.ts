import { findPerson, seesPart } from '#domains/people/server/public.ts';
import type { TreesPlanted } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { listTreesByYear } from './person-counts.repository.ts';

/** @throws {Failure} 404 for an unknown or deactivated person, or one whose impacts the viewer may not see. */
export async function readTrees(db: Db, viewer: Viewer, userId: string): Promise<TreesPlanted> {
  const person = await findPerson(db, userId);
  if (!person?.isActive || !(await seesPart(db, viewer, userId, 'impacts')))
    throw notFound(say('people.failures.notFound'));
  const years = await listTreesByYear(db, userId);
  return { userId, total: years.reduce((sum, { trees }) => sum + trees, 0), years };
}
