import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { findOpportunity } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';

/** Limits the list to applications this person may decide. @throws {Failure} 403, 404 for another's opportunity. */
export async function applicationScopeOf(
  db: Db,
  person: Person,
  opportunityId: string | undefined,
): Promise<{ opportunityId?: string; ownerId?: string }> {
  if (opportunityId === undefined) return person.role === 'Admin' ? {} : { ownerId: person.userId };
  const opportunity = await findOpportunity(db, opportunityId);
  assertCanSee(person, opportunity);
  assertCanManage(person, opportunity, 'seeApplications');
  return { opportunityId };
}
