import type { ReportCase } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { assertCanSee, noCase } from '../policy.ts';
import { findShownCase, type ShownCaseRow } from './lists.repository.ts';
import { presentCase } from './present.ts';

/** A case as the person who decides it sees it. @throws {Failure} 404. */
export async function showCase(db: Db, person: Person, id: string): Promise<ReportCase> {
  return presentCase(person, await findForDecider(db, person, id));
}

/** @throws {Failure} 404, also to the person it's about: nobody learns who reported them. */
export async function findForDecider(db: Db, person: Person, id: string): Promise<ShownCaseRow> {
  const row = await findShownCase(db, person, id);
  assertCanSee(person, row);
  if (row.ownerId === person.userId) throw noCase();
  return row;
}
