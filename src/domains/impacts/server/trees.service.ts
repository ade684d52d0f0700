import type { TreesPlanted } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { findPerson } from '../../members/server/people.service.ts';
import { seesPart } from '../../members/server/privacy.service.ts';
import { listTreesByYear } from './totals.repository.ts';

/** @throws {Failure} 404 for someone who is not there, has left, or hides impacts from the viewer. */
export async function readTrees(db: Db, viewer: Viewer, userId: string): Promise<TreesPlanted> {
  const person = await findPerson(db, userId);
  if (!person?.isActive || !(await seesPart(db, viewer, userId, 'impacts'))) throw notFound('There is no such person.');
  const years = await listTreesByYear(db, userId);
  return { userId, total: years.reduce((sum, { trees }) => sum + trees, 0), years };
}
