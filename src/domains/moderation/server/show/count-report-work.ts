import type { WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { countWaiting } from './lists.repository.ts';

/** Pending work for admins, and for judges about impacts. */
export async function countReportWork(db: Db, person: Person): Promise<Pick<WorkWaiting, 'reportsToDecide'>> {
  const decides = person.role === 'Admin' || person.role === 'Judge';
  return { reportsToDecide: decides ? await countWaiting(db, person) : 0 };
}
