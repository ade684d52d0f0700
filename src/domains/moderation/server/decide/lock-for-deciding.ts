import type { Tx } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { type CaseRow, findCaseForUpdate } from '../cases.repository.ts';
import { findInvolvement } from '../involvement.repository.ts';
import { assertCanSee, assertImpartial } from '../policy.ts';

/**
 * Locks the case until the transaction ends. @throws {Failure} 404, 403 for a case about oneself and for those
 * involved.
 */
export async function lockForDeciding(tx: Tx, person: Person, id: string): Promise<CaseRow> {
  const found = await findCaseForUpdate(tx, id);
  assertCanSee(person, found);
  assertImpartial(person, { ...found, involvement: await findInvolvement(tx, id, person.userId) });
  return found;
}
